"""Words that espeak-ng misreads: every exception changes what it says, and the owner's own come first."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from device.configuration import Configuration, read_configuration
from device.pcm import SAMPLE_RATE
from device.spoken_words import SpokenWords, shipped_words, spoken_words
from device.voice import Voice
from device.voice_choice import chosen_voice
from firmware.engine.game import find_game, find_games
from firmware.words.lexicon import Lexicon
from firmware.words.speakable import is_speakable, normalise

VOICES = {"fr": "roa/fr", "en": "gmw/en"}


@lru_cache
def phonemes(text: str, language: str) -> str:
    command = ["espeak-ng", "-q", "--ipa", "-v", VOICES[language], text]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def together(texts: Sequence[str], language: str) -> list[str]:
    """The phonemes of many texts by one run, which gives a line to each sentence."""
    command = ["espeak-ng", "-q", "--ipa", "-v", VOICES[language]]
    said = subprocess.run(command, input="\n\n".join(texts), capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


ENTRIES = [(language, written, said) for language in VOICES for written, said in shipped_words(language).items()]


@pytest.mark.parametrize(("language", "written", "said"), ENTRIES, ids=[entry[1] for entry in ENTRIES])
def test_each_exception_changes_what_is_said(language: str, written: str, said: str) -> None:
    assert spoken_words(language).say(written) == said
    assert phonemes(said, language) != phonemes(written, language)
    assert "(en)" not in phonemes(said, language), "a French spelling keeps the French voice"
    assert is_speakable(said) and is_speakable(written)


@pytest.mark.parametrize(("language", "written", "said"), ENTRIES, ids=[entry[1] for entry in ENTRIES])
def test_no_exception_says_what_the_others_say_already(language: str, written: str, said: str) -> None:
    others = SpokenWords({word: spoken for word, spoken in shipped_words(language).items() if word != written})
    assert others.say(written) != said


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        ("Ils jouent.", "ʒˈu"),
        ("Ada et Bo gagnent ensemble!", "ɡˈaɲ"),
        ("Bonsoir, c'est InterDuck.", "ɛ̃tɛʁdˈœk"),
        ("Une œuvre en plus.", "plˈys"),
        ("Un point de plus.", "plˈys"),
        ("Ada n'a plus de canard.", "plˈy də"),
        ("Plus: piocher.", "plˈys"),
        ("Agathe mène de trois.", "aɡˈat"),
        ("C'est à Nathan.", "natˈan"),
        ("L'œuvre, deux œuvres, le cœur.", "lˈœvʁ"),
        ("Quatre-vingts euros.", "kˈatʁvˈɛ̃z øʁˈo"),
        ("La première, le deuxième.", "døzjˈɛm"),
        ("Les œufs d'Eli.", "le-z ˈø"),
    ],
)
def test_french_sentences_sound_right(text: str, sound: str) -> None:
    said = phonemes(spoken_words("fr").say(text), "fr").replace("\n", " ")
    assert sound in said or sound.replace("ˈ", "") in said.replace("ˈ", "")


@pytest.mark.parametrize("name", sorted(find_games()))
def test_no_card_of_a_game_makes_the_french_voice_change_to_english(name: str) -> None:
    lexicon = Lexicon("fr", find_game(name), ("Ada", "Bo", "Cy", "Dée", "Eli"))
    words = spoken_words("fr")
    texts = [lexicon.sentence("game-name", spoken=True)]
    texts += [lexicon.option(facet, key, spoken=True) for facet, keys in lexicon.facets.items() for key in keys if keys]
    said = together([words.say(text) for text in texts], "fr")
    assert said and not [line for line in said if "(en)" in line]


@given(st.text(), st.dictionaries(st.text(), st.text(), max_size=5))
@example("Yildiz joue.", {"Yıldız": "yildiz"})
@example("İpek, \u212aaya, ſam, ﬆ, Σ.", {"ipek": "a", "kaya": "b", "sam": "c", "ﬅ": "d", "ς": "e"})
def test_any_text_and_any_exceptions_make_a_text(text: str, words: dict[str, str]) -> None:
    assert isinstance(SpokenWords(words).say(text), str)


def test_only_whole_words_are_found_the_longest_first_and_whatever_their_case() -> None:
    words = SpokenWords({"Bo": "beau", "Bo Dée": "beaudé"})
    assert words.say("Bo, bob, BO-Dée, bo dée et l'Bo.") == "beau, bob, BO-Dée, beaudé et l'beau."
    assert words.say("D'Bo, Bo's, l'bob et Bo-Ada.") == "D'beau, beau's, l'bob et Bo-Ada."
    assert spoken_words("en").say("It is Eli's turn.") == "It is eelai's turn."


NAME_LETTERS = "aZéßœŁłıİſĐđŸŒ\u0301\u0327’'-– .,\u00a0ǅﬁⅣ\u212a"
WORDS = st.text(NAME_LETTERS, max_size=9) | st.text(
    st.sampled_from(NAME_LETTERS + "R2ªº№²ẞ&") | st.characters(min_codepoint=32), max_size=9
)


@given(WORDS, st.sampled_from(["fr", "en"]), st.text())
@example("Łukasz", "fr", "Łukasz")
@example("Đặng", "fr", "ĐẶNG joue.")
@example("O’Neil", "en", "o'neil")
@example("De\u0301e", "fr", "Dée")
@example("M. Yıldız", "fr", "M. Yildiz.")
@example("Jean–Zoë", "fr", "")
@example("J.-Ł.", "fr", "")
@example("J.-P.", "en", "")
def test_a_word_that_the_settings_take_is_found_as_the_voice_is_given_it(
    word: str, language: Literal["fr", "en"], text: str
) -> None:
    configuration, troubles = read_configuration(f"[spoken.{language}]\n{json.dumps(word, ensure_ascii=False)} = 'zut'")
    own = configuration.spoken.fr if language == "fr" else configuration.spoken.en
    assert len(own) + len(troubles) == 1
    words = spoken_words(language, own)
    assert is_speakable(words.say(normalise(text, language))) or not own
    words.say(text)
    said = words.say(normalise(f"Quatrièmement {word} décidément.", language))
    assert not own or said == "Quatrièmement zut décidément."


@pytest.mark.parametrize("word", ["R2D2", "Bo & Cy", "Аня", "Bo (Ada)", "nº", "№", "...", "Bo , Cy", " ", "日本"])
def test_a_word_that_the_voice_is_never_given_is_told_with_a_remedy(word: str) -> None:
    configuration, troubles = read_configuration(
        f"[spoken.fr]\nBo = 'beau'\n{json.dumps(word, ensure_ascii=False)} = 'zut'"
    )
    assert configuration.spoken.fr == {"Bo": "beau"}
    (trouble,) = troubles
    assert (trouble.key, trouble.line) == (f"spoken.fr.{word}", 3)
    assert trouble.expected == "the word before the = as it is spoken, in letters: no digit, no sign"


@pytest.mark.parametrize("word", ["", "a\tb", "a\\tb", "a" * 201])
def test_a_word_of_no_form_is_told_with_its_line(word: str) -> None:
    configuration, troubles = read_configuration(f'[spoken.fr]\nBo = "beau"\n"{word}" = "zut"')
    assert configuration.spoken.fr == {"Bo": "beau"}
    assert [(trouble.line, trouble.expected) for trouble in troubles] == [
        (3, "a word on one line before the =, not empty, of at most 200 letters")
    ]


@pytest.mark.parametrize("said", ["...", "?", "2", "Аня", "<b>", "🦆", "'"])
def test_a_spelling_that_some_voice_cannot_say_is_told_with_a_remedy(said: str) -> None:
    configuration, troubles = read_configuration(
        f'[spoken.fr]\n"Dée" = {json.dumps(said, ensure_ascii=False)}\nBo = "beau"'
    )
    assert configuration.spoken.fr == {"Bo": "beau"}
    assert [str(trouble) for trouble in troubles] == [
        f"spoken.fr.Dée (line 2) is {said!r}, expected a spelling as it is spoken, in letters: no digit, no sign"
    ]


def test_a_spelling_with_a_printed_apostrophe_is_given_with_a_typed_one() -> None:
    assert spoken_words("fr", {"Nguyen": "n’gou–yène"}).say("NGUYEN joue.") == "n'gou-yène joue."


def test_the_owner_s_words_come_before_ours_and_ours_stay() -> None:
    words = spoken_words("fr", {"interduck": "intère deuque", "Zbigniew": "zbignièf"})
    assert words.say("InterDuck: Zbigniew gagne, ils jouent.") == "intère deuque: zbignièf gagne, ils joue."


def test_the_owner_s_words_are_read_from_the_settings_and_heard() -> None:
    configuration, troubles = read_configuration(
        '[spoken.fr]\n"Zbigniew" = "un deux trois quatre cinq six sept huit"\n'
    )
    assert not troubles
    lengths = []
    for chosen in (Configuration(), configuration):
        voice = chosen_voice(chosen, lambda event: None, lambda: 0.0)
        lengths.append(said(voice, "Zbigniew."))
        voice.close()
    assert lengths[1] > 2 * lengths[0]


def said(voice: Voice, text: str) -> float:
    voice.request(1, text, "fr", 1.0)
    voice.settle(60)
    (rendering,) = voice.poll(0.0)
    assert rendering.pcm is not None
    return rendering.pcm.size / SAMPLE_RATE


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[spoken.fr]\nNguyen = 3", "spoken.fr.Nguyen (line 2) is 3, expected a text, not empty"),
        ('[spoken.fr]\nBo = "beau"\n"Dée" = ""', "spoken.fr.Dée (line 3) is '', expected a text, not empty"),
        ('[spoken]\nfr = "Bo"', "spoken.fr (line 2) is 'Bo', expected a section [spoken.fr]"),
        ('[spoken.de]\nBo = "beau"', "spoken.de (line 1) is {'Bo': 'beau'}, expected a known key"),
    ],
)
def test_a_wrong_word_is_told_and_costs_only_itself(text: str, told: str) -> None:
    configuration, troubles = read_configuration(text)
    assert len(troubles) == 1 and str(troubles[0]).startswith(told)
    assert configuration.spoken.fr == ({"Bo": "beau"} if "Bo =" in text and "fr" in text else {})


@pytest.mark.parametrize("name", ["mb-fr4", "fr+f3", "roa/fr", "pico", "piper:/a b/voix.onnx", "pack:/srv/voix"])
def test_every_kind_of_voice_can_be_chosen(name: str) -> None:
    configuration, troubles = read_configuration(f'[voice]\nfrench = "{name}"')
    assert not troubles and configuration.voice.french == name


@pytest.mark.parametrize("name", ["", "two words", "piper:voix.onnx", "pack:", "pack:voix", "flite:slt"])
def test_a_voice_of_no_kind_is_told(name: str) -> None:
    configuration, troubles = read_configuration(f'[voice]\nfrench = "{name}"')
    assert configuration.voice.french == "roa/fr"
    assert "expected a voice of espeak-ng" in str(troubles[0])
