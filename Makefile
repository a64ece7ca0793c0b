# The commands of the project; `make help` lists them. Everything is set up in .venv, on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play test test-extras check bench format pictures clean
.DEFAULT_GOAL := help

help: ## say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: $(VENV)/.play ## play a game (sets everything up the first time)
	@$(BIN)/drachenhof terminal year

test: $(VENV)/.dev ## run all tests, and the checks of `make check`
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m drachenhof.ready
	$(BIN)/pytest -n 2 --ignore=tests/extras

test-extras: $(VENV)/.extras ## run the tests of what is optional: a Ray cluster, learning environments, examples
	$(BIN)/pytest tests/extras

check: $(VENV)/.dev ## the quick inner loop: format, lint, types, import contract, quick tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m drachenhof.ready
	$(BIN)/pytest -q -n 2 -m "not slow" --ignore=tests/extras

format: $(VENV)/.dev ## put the code into its form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.play ## measure the engine's speed on this machine
	$(BIN)/drachenhof bench

pictures: $(VENV)/.play ## draw the pictures of the README anew
	$(BIN)/python docs/pictures.py

clean: ## remove what these commands made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.play

# Not every extra has a wheel for every Python; the tests of one that is missing say so and are skipped.
# This release of PyTorch is named since others may bring gigabytes of code for graphics cards.
TORCH ?= torch==2.13.0
INSTALL := $(BIN)/python -m pip install --quiet --only-binary ray,open_spiel,torch,jaxlib
$(VENV)/.extras: pyproject.toml $(VENV)/.dev
	@$(INSTALL) --editable '.[dev,ray]' || echo "Ray cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) --editable '.[dev,envs]' pygame-ce || echo "PettingZoo and Gymnasium cannot be installed here; their tests are skipped."
	@$(INSTALL) --editable '.[dev,open-spiel]' || echo "OpenSpiel cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) $(TORCH) || echo "PyTorch cannot be installed for this Python; the examples' tests are skipped."
	@$(INSTALL) jax || echo "JAX cannot be installed for this Python; its tests are skipped."
	@touch $@
