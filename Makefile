# Everything happens in this folder: the virtual environment in .venv, downloads and reports in .cache.
# Needs python3 (3.11 or newer, with venv) and make; `make PYTHON=python3.13 play` picks another interpreter.

PYTHON ?= python3
GAME ?=
BASE ?= main
GAMES ?= 100
POSITIONS ?= 2000
HOURS ?= 3
AT ?= tests
# How deep the samples of the tests go: tests/depth.py.
export DEPTH ?= 1

BIN := .venv/bin
METER := -p tools.slowest --slowest 0
export PIP_CACHE_DIR ?= $(CURDIR)/.cache/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Where PYTHONDONTWRITEBYTECODE is set, every process of a run would compile all tests, and whatever changed, once more.
test test-python test-browser: export PYTHONDONTWRITEBYTECODE :=

# Some random games are new in every run; a run with the same seed plays them again: make test GROGNARD_SEED=3f9c01aa
ifndef GROGNARD_SEED
GROGNARD_SEED := $(shell od -An -N4 -tx4 /dev/urandom | tr -d ' ')
endif
export GROGNARD_SEED

# What runs in the browser is bundled from web/ with node; where there is none, one comes from PyPI into .venv.
BUNDLE := src/grognard/server/static/index.html
NPM = PATH="$$(tools/node.sh):$$PATH" npm
export npm_config_cache ?= $(CURDIR)/.cache/npm

# An argument of $(call …) ends at a comma.
COMMA := ,

# $(call install,REQUIREMENT): put it into .venv, made if it is not there. Python compiles a module when it is first
# imported, and keeps that; only where PYTHONDONTWRITEBYTECODE is set, so that every start would compile all again, all
# modules are compiled here (on all cores: pip would use one). The pip of older Pythons looks through every version of
# every package, which costs half of its time, so it is replaced first where that can be done.
define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
  || { echo "$(PYTHON) is not Python 3.11 or newer: name one that is, make PYTHON=python3.13 ..."; exit 1; }
@test -x $(BIN)/python || { echo "── a virtual environment in .venv"; $(PYTHON) -m venv .venv; }
@echo "── installing $(1)"
@$(BIN)/python -m pip install -qq --no-compile 'pip>=25.1' || true
@$(BIN)/python -m pip install -qq --no-compile --constraint constraints.txt --editable '$(1)'
@test -z "$$PYTHONDONTWRITEBYTECODE" || $(BIN)/python -m compileall -qq -j 0 .venv/lib src || true
endef

# make $(TWO_AT_A_TIME) TARGETS: two cores make them, and all that can be made is made though one fails. Each target's
# output is printed in one block, where make can.
IN_ONE_PIECE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TWO_AT_A_TIME := --no-print-directory --keep-going -j 2 $(IN_ONE_PIECE) SIDE_BY_SIDE=yes
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

# The longest first: while it runs, the other core does all the rest.
CHECKS := check-types check-browser-types check-browser-style check-style check-format check-browser-format check-wire check-imports check-data

.PHONY: help setup play terminal web dist test test-python test-browser slowest quick hooks check browser machine-browser node
.PHONY: format bench bench-peers kit oracles digests speed mutants proofs docs clean $(CHECKS)
.DELETE_ON_ERROR:

help: ## this list
	@echo "Grognard: hex-and-counter wargames with every rule enforced."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: .venv/.dev ## install what working on Grognard needs, into .venv

play: .venv/.web $(BUNDLE) ## play in the browser: installs what is needed, starts the server, opens the lobby
	@$(BIN)/grognard serve

terminal: .venv/.core ## play in the terminal; GAME=verdun goes straight to a game
	@$(BIN)/grognard play $(GAME)

web: $(BUNDLE) ## bundle what runs in the browser

# Two cores share it: the tests in a browser are one process, all others are another, so that everything is collected
# and prepared once. What fails stops nothing else, and is named at the end.
test: ## every check and every test; DEPTH=10: larger samples
	@echo "── every check and every test, each told when it is done; fresh games from GROGNARD_SEED=$(GROGNARD_SEED)"
	@mkdir -p .cache && rm -f .cache/test.log
	@{ $(MAKE) $(TWO_AT_A_TIME) $(CHECKS) machine-browser node test-python test-browser 2>&1 || echo "── not passed"; } \
	  | tee .cache/test.log
	@! grep -q "^── not passed" .cache/test.log \
	  || { sed -n 's/^make.*\*\*\* \[.*: \(.*\)\] Error.*/── failed: make \1/p' .cache/test.log; exit 1; }

# To tell what an assertion compared, pytest rewrites those of all files, which in a fresh folder takes 20 seconds. So
# only the tests that failed are run with that, once more.
test-python: .venv/.dev
	@echo "── pytest"
	@$(BIN)/python -m pytest -q --assert=plain $(METER) --ignore tests/web \
	  || { $(BIN)/python -m pytest -q --last-failed --last-failed-no-failures=none --ignore tests/web; exit 1; }

test-browser: browser
	@echo "── pytest, in a browser"
	@$(BIN)/python -m pytest -q $(METER) -o cache_dir=.cache/pytest-browser tests/web

slowest: .venv/.dev ## what each test costs in processor time: folders, files and tests (or AT=tests/web)
	@$(BIN)/python -m pytest -q --assert=plain -p tools.slowest $(AT)

quick: .venv/.dev web/node_modules/.installed ## what your changes can have broken, in a minute; GAME=verdun: all of one game
	@PATH="$$(tools/node.sh):$$PATH" $(BIN)/python tools/quick.py $(GAME)

hooks: .venv/.dev ## have git check what is committed: style, layout, and the types of the browser's part
	@install -m 755 tools/pre-commit.sh "$$(git rev-parse --git-path hooks)/pre-commit"
	@echo "git runs tools/pre-commit.sh before each commit; 'git commit --no-verify' leaves it out"

browser: .venv/.dev $(BUNDLE) machine-browser
	@$(BIN)/python -m tests.web.browser

# Needs nothing of .venv, so that it is done while that is filled.
machine-browser:
	@$(PYTHON) -m tests.web.browser machine

node: web/node_modules/.installed
	@echo "── node: what the browser computes"
	@$(NPM) --prefix web test --silent

check: ## style, types, imports, and the data of the games
	@$(MAKE) $(TWO_AT_A_TIME) $(CHECKS)

$(CHECKS): .venv/.dev
check-browser-types check-browser-style check-browser-format: web/node_modules/.installed

check-types:
	@echo "── mypy: types"
	@$(BIN)/mypy

check-browser-types:
	@echo "── tsc: types of what runs in the browser"
	@$(NPM) --prefix web run --silent types

check-browser-style:
	@echo "── oxlint: style of what runs in the browser"
	@$(NPM) --prefix web run --silent lint

check-style:
	@echo "── ruff: style"
	@$(BIN)/ruff check --quiet --output-format concise .

check-format:
	@echo "── ruff: format"
	@$(BIN)/ruff format --check --quiet . || { echo "'make format' lays these out"; $(BIN)/ruff format --check .; }

check-browser-format:
	@echo "── oxfmt: format of what runs in the browser"
	@$(NPM) --prefix web run --silent laid-out >/dev/null || { echo "'make format' lays these out"; $(NPM) --prefix web run --silent laid-out; }

check-wire:
	@echo "── wire.ts: the server's messages as the browser knows them"
	@$(BIN)/python tools/wire_types.py --check

check-imports:
	@echo "── import-linter: imports point one way"
	@$(BIN)/lint-imports --no-logo --cache-dir .cache/import-linter

check-data:
	@echo "── grognard check: the data of the games"
	@$(BIN)/grognard check

format: .venv/.dev web/node_modules/.installed ## lay the code out and sort the imports
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format .
	@$(NPM) --prefix web run --silent format

bench: .venv/.dev $(BUNDLE) ## how fast it plays, beside python-chess on this machine, and what the screen costs
	@$(BIN)/grognard bench
	@$(BIN)/python tools/bench/screen_bench.py

bench-peers: .venv/.peers ## the same beside other games in Python, as many as can be installed here
	@$(BIN)/python tools/bench/bench_peers.py
	@$(BIN)/python tools/bench/env_bench.py

oracles: .venv/.dev ## the oracles over many random positions and games (or GAME=verdun GAMES=1000 POSITIONS=20000)
	@$(BIN)/python -m tests.oracles $(GAME) --games $(GAMES) --positions $(POSITIONS)

kit: .venv/.dev ## the conformance kit over many random games of every game (or GAME=patrol GAMES=1000)
	@$(BIN)/grognard kit $(GAME) --games $(GAMES)
	@$(BIN)/grognard puzzles prove $(GAME)
	@$(if $(GAME),,$(BIN)/python -m tests.rl.long $(GAMES))

digests: .venv/.dev ## whole games beside tests/digests.json: is every answer, event, view and reason as it was? GAME=verdun
	@$(BIN)/python tools/proofs/digest.py $(addprefix --only ,$(GAME))

speed: .venv/.dev ## random play beside main, or BASE=v0.1.0, by processor time: has it become slower than 0.95? GAME=verdun
	@$(BIN)/python tools/bench/speed.py --base $(BASE) $(addprefix --only ,$(GAME))

mutants: .venv/.dev ## drop one refusing condition at a time: which does no test notice? GAME=august, front1918 …
	@$(BIN)/python tools/proofs/mutants.py $(GAME)

proofs: .venv/.dev ## the matches of docs/lab/opponents.md, as far as HOURS=3 go, and its tables
	@$(BIN)/python tools/proofs/opponents.py turns
	@$(BIN)/python tools/proofs/opponents.py run --hours $(HOURS); told=$$?; $(BIN)/python tools/proofs/opponents.py write; exit $$told

docs: .venv/.docs ## the documentation, into site/
	@$(BIN)/zensical build --clean

dist: .venv/.dev $(BUNDLE) ## a wheel and an sdist into dist/, both proved in empty environments
	@echo "── packing"
	@rm -rf dist
	@$(BIN)/python -m hatchling build -t sdist -t wheel
	@echo "── the wheel in an empty environment"
	@$(BIN)/python tools/check_dist.py dist/*.whl
	@echo "── the sdist, bundled again"
	@PATH="$$(tools/node.sh):$$PATH" $(BIN)/python tools/check_dist.py dist/*.tar.gz

clean: ## remove all that make made
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache site dist build
	rm -rf web/node_modules src/grognard/server/static
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.core: pyproject.toml constraints.txt
	$(call install,.)
	@touch $@

.venv/.web: pyproject.toml constraints.txt
	$(call install,.[web])
	@touch .venv/.core $@

.venv/.dev: pyproject.toml constraints.txt
	$(call install,.[dev$(COMMA)web])
	@touch .venv/.core .venv/.web $@

# One by one, since not every peer is there for every Python and system.
.venv/.peers: .venv/.dev
	@for peer in catanatron open-spiel pygame; do \
	  $(BIN)/python -m pip install -qq --constraint constraints.txt $$peer || echo "left out: $$peer cannot be installed here"; \
	done
	@touch $@

# Two targets made side by side do not install into .venv at once.
web/node_modules/.installed: web/package.json web/.npmrc | .venv/.$(if $(SIDE_BY_SIDE),dev,core)
	@echo "── what the browser's part is bundled with"
	@$(NPM) --prefix web install --silent --no-package-lock
	@touch $@

$(BUNDLE): web/node_modules/.installed $(wildcard web/*.mjs) web/index.html web/icon.svg $(shell find web/src -type f)
	@echo "── bundling what runs in the browser"
	@$(NPM) --prefix web run --silent build

.venv/.docs: pyproject.toml constraints.txt
	$(call install,.[docs])
	@touch $@
