# Node 24 comes from the registry with everything else; the machine's own Node only starts npm.
NODE := node_modules/.bin/node
.DEFAULT_GOAL := help
.PHONY: help setup up down demo check format test test-all test-programs e2e test-external chaos fuzz backup restore sbom audit clean bench-render bench-encoder bench-themes bench-orders bench-media bench-batch bench-web bench-designers bench-stills bench-gateway bench-pipeline bench-order-mix soak scaling

help: ## This list
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: node_modules/.package-lock.json ## Install everything that the project needs

node_modules/.package-lock.json: package-lock.json package.json
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@$(NODE) -v | grep -q '^v24\.' || { echo "Node 24 is not in node_modules: this platform has no package of it (linux x64, linux arm64, macOS arm64 do)."; exit 1; }
	@touch $@

up: setup ## Start the shop on this machine; Ctrl-C stops it
	@exec $(NODE) infra/launcher/up.ts

down: setup ## Stop the shop that runs in another terminal
	@$(NODE) infra/launcher/down.ts

demo: setup ## Drive one order from upload to download; writes .data/demo/invitation.mp4
	@$(NODE) infra/demo/main.ts

check: setup ## Types, lint, format, import directions, dead code
	@$(MAKE) --no-print-directory -j2 check-types check-lint check-imports check-dead

check-%:
	@npm run --silent check:$*

format: setup ## Format and mend what can be mended
	@npm exec -- biome check --write .

test-programs:
	@infra/testing/install-programs.sh

# Both runs write how long their files took; the second names the slowest of both.
test: export TEST_TIMES_TO = $(CURDIR)/node_modules/.cache/test-times.json
test: setup test-programs check ## All tests: units, contracts on both adapters, services, a shop in a browser; ends with the slowest files
	@rm -f $(TEST_TIMES_TO)
	@npm run --silent test
	@npm run --silent test:e2e

test-all: export TEST_ALL = 1
test-all: test ## The same with storms, long chaos and corpora in full: before a release

e2e: setup test-programs ## A shop driven in Chromium at phone and desktop size and in Firefox, embedded and distributed
	@npm run --silent test:e2e

test-external: setup ## Tests against emulators and outside services; installs them
	@npm run --silent test:external

chaos: setup test-programs ## Orders while everything is killed, paused, cut, filled and wiped: none lost, none doubled; ARGS="--seed 1 --orders 40 --seconds 240"; writes .data/bench/chaos.json
	@$(NODE) infra/chaos/main.ts $(ARGS)

backup: setup ## Back the shop up while it runs; ARGS="--to DIR --keep 7", or "--check DIR/BACKUP" to read one to its last byte
	@$(NODE) infra/backup/main.ts $(ARGS)

restore: setup ## Make the shop of a backup, which must not run meanwhile; ARGS="--from DIR/BACKUP"
	@$(NODE) infra/backup/restore.ts $(ARGS)

fuzz: setup ## Requests made from the contracts, right and wrong, to every public operation as everybody; ARGS="--seed 1 --cases 200 --only operation"; writes .data/bench/fuzz.json
	@$(NODE) infra/fuzz/main.ts $(ARGS)

bench-render: setup ## Drawing and encoding against encoding alone; writes .data/bench/render.json
	@$(NODE) services/render/bench/render.ts

bench-encoder: setup ## What settings of the video encoder cost and keep; writes .data/bench/encoder-settings.json
	@$(NODE) services/render/bench/encoder-settings.ts

bench-themes: setup ## Whether each theme's video is made faster than it plays; writes .data/bench/themes.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/themes.ts .data/themes

bench-orders: setup ## Orders placed and settled per second against a bare insert; writes .data/bench/orders.json
	@$(NODE) services/orders/bench/orders.ts

bench-designers: setup ## Fifty designers at once among a thousand jobs for two minutes: none held by two, none lost; writes .data/bench/designers.json
	@$(NODE) services/studio/bench/designers.ts

bench-stills: setup ## How long a designer waits for the scenes after a correction, with real themes and a real worker; writes .data/bench/stills.json
	@$(NODE) infra/bench/stills.ts

bench-media: setup ## Uploads through the shop against @tus/server alone, photos checked against sharp alone; writes .data/bench/media.json
	@$(NODE) services/media/bench/media.ts

bench-batch: setup ## A batch of 100 short videos whose worker and studio are killed; writes .data/bench/batch.json
	@$(NODE) services/studio/bench/batch.ts

bench-gateway: setup ## The gateway's answers a second against a bare Fastify with the same bytes; writes .data/bench/gateway.json
	@$(NODE) infra/bench/gateway.ts

bench-pipeline: setup test-programs ## Orders through a distributed shop whose workers only sleep; ARGS="--orders 1000 --rate 50 --workers 1,2,4"; writes .data/bench/pipeline.json
	@$(NODE) infra/bench/pipeline.ts $(ARGS)

bench-order-mix: setup test-programs ## What the gateway adds to the requests of somebody who buys; writes .data/bench/order-mix.json
	@$(NODE) infra/bench/order-mix.ts $(ARGS)

soak: setup test-programs ## Whether memory stays flat while a shop is browsed and bought from; ARGS="--minutes 20"; writes .data/bench/soak.json
	@$(NODE) infra/bench/soak.ts $(ARGS)

scaling: setup ## What a million orders a day need, simulated from the benches' figures
	@$(NODE) infra/scaling/simulate.ts $(ARGS)

bench-web: setup ## Public pages by Lighthouse on a simulated phone; writes .data/bench/web.json
	@$(NODE) infra/bench/web.ts

sbom: setup ## What the shop is made of, as CycloneDX; writes .data/sbom.cdx.json
	@$(NODE) infra/supply/sbom.ts $(ARGS)

audit: setup ## What is known against the packages of production, where the registry tells
	@$(NODE) infra/supply/audit.ts

clean: ## Remove data, builds and packages
	rm -rf .data web/dist node_modules
