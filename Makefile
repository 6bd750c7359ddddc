# Everything happens in this folder: the virtual environment in .venv, downloads and reports in .cache.
# Needs python3 (3.11 or newer, with venv) and make; `make PYTHON=python3.13 play` picks another interpreter.

PYTHON ?= python3
GAME ?=
GAMES ?= 1000

BIN := .venv/bin
export PIP_CACHE_DIR ?= $(CURDIR)/.cache/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# $(call install,REQUIREMENT): put it into .venv, made if it is not there. Modules are compiled afterwards, because
# where PYTHONDONTWRITEBYTECODE is set every start would otherwise compile them again.
define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
  || { echo "$(PYTHON) is not Python 3.11 or newer: name one that is, make PYTHON=python3.13 ..."; exit 1; }
@test -x $(BIN)/python || { echo "── a virtual environment in .venv"; $(PYTHON) -m venv .venv; }
@echo "── installing $(1)"
@$(BIN)/python -m pip install -qq --constraint constraints.txt --editable '$(1)'
@$(BIN)/python -m compileall -qq -j 0 .venv/lib src || true
endef

.PHONY: help setup play test check format bench kit docs clean
.NOTPARALLEL:
.DELETE_ON_ERROR:

help: ## this list
	@echo "Grognard: hex-and-counter wargames with every rule enforced."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.dev ## install what working on Grognard needs, into .venv

play: .venv/.core ## play in the terminal; GAME=verdun goes straight to a game
	@$(BIN)/grognard play $(GAME)

test: check ## every check, then every test
	@echo "── pytest"
	@$(BIN)/python -m pytest -n 2 -q

check: .venv/.dev ## style, types, imports, and the data of the games
	@echo "── ruff: style"
	@$(BIN)/ruff check --quiet --output-format concise .
	@echo "── ruff: format"
	@$(BIN)/ruff format --check --quiet . || { echo "'make format' lays these out"; $(BIN)/ruff format --check .; }
	@echo "── mypy: types"
	@$(BIN)/mypy
	@echo "── import-linter: imports point one way"
	@$(BIN)/lint-imports --no-logo --cache-dir .cache/import-linter
	@echo "── grognard check: the data of the games"
	@$(BIN)/grognard check

format: .venv/.dev ## lay the code out and sort the imports
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format .

bench: .venv/.dev ## how fast it plays, beside python-chess on this machine
	@$(BIN)/grognard bench

kit: .venv/.dev ## the conformance kit over many random games (GAME=patrol GAMES=1000)
	@$(BIN)/grognard kit $(or $(GAME),patrol) --games $(GAMES)

docs: .venv/.docs ## the documentation, into site/
	@$(BIN)/zensical build --clean

clean: ## remove all that make made
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache site dist build
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.core: pyproject.toml constraints.txt
	$(call install,.)
	@touch $@

.venv/.dev: pyproject.toml constraints.txt
	$(call install,.[dev])
	@touch .venv/.core $@

.venv/.docs: pyproject.toml constraints.txt
	$(call install,.[docs])
	@touch $@
