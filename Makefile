# make play       serve the tables on this machine and open them in the browser
# make test       check and test everything: about six minutes on two cores
# make test-long  test what takes long by nature: soaks, engines compared over many games, strengths
# make check      check style and types alone
# make bench      measure speed
# make site       write a site of static files that plays without a server: build/site
# make docs       build the documentation site: build/docs/site
# make generate   write again what is generated and kept in git
# make dist       build the sdist and the wheel that a release would have, and check them
# make audit      look for known holes in what is installed (needs the network)
# make clean      remove what the others made
#
# ARGS goes to the program that is run, as in `make test ARGS="-k war"`; PYTHON names another Python.

# The tests start hundreds of processes; each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
# uv installs in a fraction of pip's time; where it finds no packages, a mirror that only pip knows
# may have them. Older versions of pip know no dependency groups.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || \
  { $(PIP) install --upgrade 'pip>=25.1' && $(PIP) install $(1); }

.DEFAULT_GOAL := help
.PHONY: help play test test-long check bench site docs generate audit client browser dist clean

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

play: .venv/.web client
	@$(BIN)/sevenstates serve --open --log-level warning $(ARGS)

test: .venv/.dev browser
	@$(BIN)/python -m scripts.check_everything style types build client collect tests -- $(ARGS)

test-long: .venv/.dev client browser
	@$(BIN)/python -m pytest -n auto --dist worksteal -m long $(ARGS)

check: .venv/.dev
	@$(BIN)/python -m scripts.check_everything style types build client

# The browser client, built again whenever something it is made of is newer.
client: .venv/.web
	@$(BIN)/python web/build.py

# The tests drive a real browser; where there is none, they say how to get one. The headless shell
# is Chromium without its windows, and half as busy.
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || { \
	  echo "Installing Chromium for the tests of the browser client ..."; apt-get update -qq; \
	  apt-get install -qq -y chromium-headless-shell >/dev/null || \
	  apt-get install -qq -y chromium >/dev/null; } || true

generate: .venv/.dev
	@$(BIN)/python -m scripts.generate

site: client
	@$(BIN)/sevenstates export-site build/site --parts build/parts $(ARGS)

docs: .venv/.dev
	@$(BIN)/python -m scripts.build_site

bench: .venv/.bench
	$(BIN)/python -m bench $(ARGS)

dist: .venv/.dev
	@rm -rf dist
	@$(BIN)/uv build --quiet --out-dir dist
	@$(BIN)/twine check --strict dist/*.whl dist/*.tar.gz
	@$(BIN)/check-wheel-contents dist

# Strict: a package that could not be looked up fails the audit instead of passing it.
audit: .venv/.dev
	@$(BIN)/python -m pip freeze --exclude-editable > .venv/audited.txt
	$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement .venv/audited.txt $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist \
	  src/sevenstates/web web/node_modules web/tests/generated web/src/generated \
  web/src/games/*/generated
	find . -name node_modules -prune -o -name __pycache__ -prune -exec rm -rf {} +

# Each stamp is renewed when pyproject.toml or the sources of the compiled cores change; one that is
# newer installs nothing.
SOURCES := pyproject.toml hatch_build.py $(wildcard src/sevenstates/native/c/*) \
  $(wildcard src/sevenstates/games/*/native/c/*)

.venv/.web .venv/.dev .venv/.bench: .venv/.%: $(SOURCES) | .venv/.made
	@echo "Installing Seven States ($*) ..."
	@$(call install,--editable . --group $*)
	@touch $@ $(if $(filter dev,$*),.venv/.web) # `dev` has what `web` has

# Stamped last, so that a half-made environment is made again.
.venv/.made:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Seven States needs Python 3.11 or newer, and there is no '$(PYTHON)' here." \
	    "Name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Seven States needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." \
	    "Name a newer one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Making the environment .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install uv
	@touch $@
