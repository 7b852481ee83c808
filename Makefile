# make play    serve the tables on this machine and open them in the browser
# make test    check and test everything
# make check   style, format and types
# make bench   measure speed
# make audit   look for known holes in what is installed (needs the network)
# make clean   remove what the others made
#
# ARGS goes to the program that is run, as in `make test ARGS="-k war"`; PYTHON names another Python.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test check bench audit clean

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

play: .venv/.play
	@$(BIN)/sevenstates serve --open --log-level warning $(ARGS)

test: check
	$(BIN)/python -m pytest -n auto $(ARGS)

check: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: .venv/.bench
	$(BIN)/python -m bench $(ARGS)

# Strict: a package that could not be looked up fails the audit instead of passing it.
audit: .venv/.dev
	@$(BIN)/python -m pip freeze --exclude-editable > .venv/audited.txt
	$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement .venv/audited.txt $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find . -name node_modules -prune -o -name __pycache__ -prune -exec rm -rf {} +

# Each stamp is renewed when pyproject.toml or the sources of the compiled core change; one that is
# newer installs nothing.
SOURCES := pyproject.toml hatch_build.py $(wildcard src/sevenstates/fast/c/*)

.venv/.play: $(SOURCES) | .venv/.made
	@echo "Installing Seven States ..."
	@$(PIP) install --editable .
	@touch $@

.venv/.dev .venv/.bench: .venv/.%: $(SOURCES) | .venv/.made
	@echo "Installing Seven States with what '$*' needs ..."
	@$(PIP) install --editable '.[$*]'
	@touch $@

# Stamped last, so that a half-made environment is made again.
.venv/.made:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Seven States needs Python 3.11 or newer, and there is no '$(PYTHON)' here." \
	    "Name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Seven States needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." \
	    "Name a newer one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@touch $@
