# What people do with Coincoin. Every target sets up what it needs, once; a second run starts at once.

BIN := .venv/bin
.DEFAULT_GOAL := help
.PHONY: help run play demo test test-system test-voices bench enclosure test-enclosure constraints clean

help:  ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

run: .venv/ready-run  ## Watch and hear an evening of InterDuck on a simulated box
	$(BIN)/coincoin demo interduck

demo: run

play: .venv/ready-run  ## Play on a simulated box with this computer's keyboard
	$(BIN)/coincoin play

test: .venv/ready-test  ## Check style, types, borders and behaviour
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not system and not voices"

test-system: .venv/ready-test  ## Prove the whole appliance; slower
	$(BIN)/pytest -m system

test-voices: .voices/ready  ## Hear the real voices that an owner may choose: mbrola, Pico, Piper
	$(BIN)/pytest -m voices

bench: .venv/ready-test  ## Measure this machine against the budgets
	$(BIN)/coincoin benchmark

enclosure: .venv-enclosure/ready  ## Make solids, pictures and texts of the enclosure
	.venv-enclosure/bin/python -m enclosure.build

test-enclosure: .venv-enclosure/ready  ## Check the enclosure's solids and files
	.venv-enclosure/bin/mypy -p enclosure
	.venv-enclosure/bin/python -m pytest --timeout 600 enclosure/tests

constraints:  ## Pin the newest versions that fit, in constraints.txt
	scripts/pin

clean:  ## Remove what set-up and tests left behind
	rm -rf .venv .venv-enclosure .voices .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

SETUP := scripts/setup scripts/shared.sh pyproject.toml constraints.txt scripts/packages-run.txt

.venv/ready-run: $(SETUP)
	scripts/setup run
	@touch $@

.venv/ready-test: $(SETUP) scripts/packages-test.txt
	scripts/setup test
	@touch .venv/ready-run $@

.voices/ready: .venv/ready-test scripts/setup-voices scripts/packages-voices.txt constraints-voices.txt
	scripts/setup-voices
	@touch $@

.venv-enclosure/ready: scripts/setup-enclosure scripts/shared.sh scripts/packages-enclosure.txt constraints-enclosure.txt
	scripts/setup-enclosure
	@touch $@
