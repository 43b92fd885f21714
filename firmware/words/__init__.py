"""Words: every sentence of the box and of its games, written for the screen or spoken for the voice.

How to write a sentence. One Fluent message a sentence, whole, French first; English has the same ids, forms and
arguments. The value is said in full, ``.brief`` to experts, ``.screen`` shows on two rows (a question or a refusal on
four). A game's sentences lie in ``words/<language>.ftl`` of its package; it may say a sentence of the engine better by
writing it again.

====================  ========================================================================================
told                  ``<id>``; an ask with one legal answer ``<ask id>-only``
asked                 ``ask-<ask id>``, with ``about``, ``seat``, and ``low high default``, ``min max``, ``sum``,
                      ``options``
refused               ``refusal-<code>``; the rule behind it ``rule-<rule>``
explained             ``why-<why>``, with ``seat`` and ``points``;  ``reason-<reason>``, with ``winners``
values                ``<facet>`` chooses by ``$<facet>``; elsewhere ``{ epoch }`` says the value of ``$epoch``
values counted        ``<facet>-count``, with ``$count``, where "2 Antique" is not well said
the game's name       ``game-name``
====================  ========================================================================================

``{ $count }`` is 21 on the screen and "vingt et un" for the ear, and chooses plurals. What sentences may call:

====================  ========================================================================================
``FEM($n)``           the number before something feminine: vingt et une
``ORDINAL($n)``       the rank; ``ORDINAL($n, gender: "feminine")``: première
``SIGN($n)``          ``minus``, ``zero`` or ``plus``, to choose by; ``ABS($n)`` the number without its sign
``FROM_ONE($n)``      the number people use for what the rules index from 0: bird 1 for the key 0
``SAME($a, $b)``      ``yes`` or ``no``, to choose by
``DE($x) QUE($x)``    French only: d'Ada, de Bo; qu'Ada, que Bo; of a list, each; of a value, ``DE(epoch)``
``{ $seats }``        a list joins itself: Ada, Bo et Cy; ``JOIN($seats, last: "ou")`` with another last word
``COUNT($seats)``     how many a list holds
====================  ========================================================================================

Nothing that is not there (``[none]``), ``yes`` and ``no`` are keys to choose by. ``tests/words/test_finite_voice.py``
holds every sentence of every installed game to these rules.
"""
