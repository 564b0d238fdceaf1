# Node 24 is installed from the registry like every package; the machine's Node only starts npm.
NODE := node_modules/.bin/node
.DEFAULT_GOAL := help
.PHONY: help setup up down first-run demo check format test test-all test-programs test-tools e2e test-external test-compose chaos chaos-drawing chaos-webhooks fuzz attack backup restore restore-drill release sbom audit clean bench-first-start bench-idle bench-render bench-order-cost bench-both-ways bench-encoder bench-themes bench-still-seconds bench-dear-layers bench-film-profile bench-shared-pieces bench-scripts bench-codes bench-orders bench-media bench-batch bench-web bench-designers bench-stills bench-live-stills bench-gateway bench-pipeline bench-order-mix bench-guests soak scaling

help: ## List the targets
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: node_modules/.package-lock.json ## Install everything the project needs

node_modules/.package-lock.json: package-lock.json package.json infra/supply/bundle-packages.ts
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@$(NODE) -v | grep -q '^v24\.' || { echo "Node 24 is not in node_modules: this platform has no package of it (linux x64, linux arm64, macOS arm64 do)."; exit 1; }
	@$(NODE) infra/supply/bundle-packages.ts
	@touch $@

up: setup ## Start the shop on this machine; Ctrl-C stops it
	@exec $(NODE) infra/launcher/up.ts

down: setup ## Stop the shop that runs in another terminal
	@$(NODE) infra/launcher/down.ts

first-run: setup ## Prove in a terminal what the shop needs before it sells; ARGS="--email you@example.com --only mail"
	@$(NODE) infra/first-run/main.ts $(ARGS)

demo: setup ## Drive one order from upload to download; writes .data/demo/invitation.mp4
	@$(NODE) infra/demo/main.ts

check: setup ## Types, lint, format, import directions, dead code
	@$(MAKE) --no-print-directory -j2 check-types check-lint check-imports check-dead

check-%:
	@npm run --silent check:$*

format: setup ## Format, and fix what can be fixed automatically
	@npm exec -- biome check --write .

# Side by side, because the programs of the tests are mostly waited for.
test-tools:
	@$(MAKE) --no-print-directory -j2 check test-programs

test-programs:
	@infra/test-support/servers/install-programs.sh

# Both runs write what failed and how long their files took; the second, which runs whatever the first finds, names both.
test: export TEST_TIMES_TO = $(CURDIR)/node_modules/.cache/test-times.json
test: export FAILURES_TO = $(CURDIR)/node_modules/.cache/failures.txt
test: test-tools ## Run the tests: units, contracts on both adapters, services, a shop in a browser; ends with the ten slowest files
	@rm -f $(TEST_TIMES_TO) $(FAILURES_TO)
	@npm run --silent test; units=$$?; npm run --silent test:e2e && exit $$units

test-all: export TEST_ALL = 1
test-all: test ## Run the tests with the storms, the long chaos run and all corpora, before a release

e2e: setup test-programs ## Drive a shop in Chromium (phone and desktop); TEST_ALL=1 adds Firefox and a distributed shop
	@npm run --silent test:e2e

test-external: setup ## Run the tests against emulators, which it installs, and outside services
	@npm run --silent test:external

test-compose: setup test-programs ## Build every image, start docker-compose.yml in a container engine as the README says, buy a film, restart, back up, restore; installs Docker on Debian
	@infra/engine/install-engine.sh
	@npm run --silent test:compose

chaos: setup test-programs ## Break a distributed shop while orders flow, check that none is lost or doubled; ARGS="--seed 1 --orders 40 --seconds 240"; writes .data/bench/chaos.json
	@$(NODE) infra/chaos/main.ts $(ARGS)

chaos-drawing: setup test-programs ## Kill a real worker in each step of drawing orders while its engine and the theme change, then draw every film again; ARGS="--seeds 1,2,3"; writes .data/bench/chaos-drawing.json
	@$(NODE) infra/chaos/drawing/main.ts $(ARGS)

chaos-webhooks: setup test-programs ## Send webhooks while orders, its servers and the endpoints are killed, paused and cut off: none lost, ids make once possible; ARGS="--seed 1 --deliveries 10000 --seconds 150"; writes .data/bench/chaos-webhooks.json
	@$(NODE) services/orders/bench/chaos-webhooks.ts $(ARGS)

backup: setup ## Back the shop up while it runs; ARGS="--to DIR --keep 7", or "--check DIR/BACKUP" to read a backup completely
	@$(NODE) infra/backup/main.ts $(ARGS)

restore: setup ## Restore a backup; the shop must not run meanwhile; ARGS="--from DIR/BACKUP"
	@$(NODE) infra/backup/restore.ts $(ARGS)

restore-drill: setup ## Restore the newest backup beside the shop, look at a film, throw it away; ARGS="--from DIR"
	@$(NODE) infra/backup/restore-drill.ts $(ARGS)

fuzz: setup ## Send valid and invalid requests to every public operation as every role; ARGS="--seed 1 --cases 200 --only operation"; writes .data/bench/fuzz.json
	@$(NODE) infra/fuzz/main.ts $(ARGS)

attack: setup ## Attack a shop of its own on this machine: half-sent requests, unread answers, forged headers, lost sessions; ARGS="--only half-sent"
	@$(NODE) infra/attack/main.ts $(ARGS)

bench-first-start: setup ## Measure the first start on a new machine; removes the web app's build; ARGS="--until ready|on-sale|pictures|samples"; writes .data/bench/first-start.json
	@$(NODE) infra/bench/first-start.ts $(ARGS)

bench-idle: setup ## Measure what a shop costs that nobody uses, and its start; writes .data/bench/idle.json
	@$(NODE) infra/bench/idle.ts

bench-render: setup ## Compare drawing and encoding with encoding alone, a correction and a batch with full renders; writes .data/bench/render.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/render.ts --sold .data/themes/keys-and-kolam,.data/themes/royal-jharokha $(ARGS)

bench-order-cost: setup ## Measure the processor time of drawing an order, from its payment to its delivery; ARGS="--way today|new|both --themes noor,safa --played 0.2"; writes .data/bench/order-cost.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/order-cost.ts .data/themes $(ARGS)

bench-both-ways: setup ## Make films of all themes plainly and as the shop does, with copies and loops, and compare their frames; ARGS="--themes noor,safa --resolution 720p"; writes .data/bench/both-ways.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/both-ways.ts .data/themes $(ARGS)

bench-encoder: setup ## Compare settings of the video encoder; writes .data/bench/encoder-settings.json
	@$(NODE) services/render/bench/encoder-settings.ts

bench-themes: setup ## Measure whether each theme's video is made faster than it plays; writes .data/bench/themes.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/themes.ts .data/themes

bench-still-seconds: setup ## List the seconds of films in which nothing but grain moves; ARGS="noor safa"; writes .data/bench/still-seconds.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/still-seconds.ts .data/themes $(ARGS)

bench-film-profile: setup ## Split the processor time of a sold film into its stages and steps; ARGS="--themes noor --resolution 720p"; writes .data/bench/film-profile.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/film-profile.ts .data/themes $(ARGS)

bench-shared-pieces: setup ## Measure how much of each theme's film is the same for all customers, and that shared pieces show nothing of one; ARGS="noor safa"; writes .data/bench/shared-pieces.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/shared-pieces.ts .data/themes $(ARGS)

bench-dear-layers: setup ## List the layers that cost most to draw in films at 1080p; ARGS="noor safa --step 5 --rows 12"
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/dear-layers.ts .data/themes $(ARGS)

bench-scripts: setup ## Check every text of every theme with real names in eleven scripts: no ink lost, none meeting another unseen; ARGS="noor --orders 4 --list"; writes .data/bench/bench-scripts.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/scripts.ts .data/themes $(ARGS)

bench-codes: setup ## Check that the code at the end of every theme's film can be read in each layout, from its copy for WhatsApp too; writes .data/bench/codes.json
	@$(NODE) services/catalog/collection/commands/compile.ts --out .data/themes
	@$(NODE) services/render/bench/codes.ts .data/themes

bench-orders: setup ## Compare orders placed and settled per second with a bare insert; writes .data/bench/orders.json
	@$(NODE) services/orders/bench/orders.ts

bench-designers: setup ## Run fifty designers on a thousand jobs for two minutes: none held by two, none lost; writes .data/bench/designers.json
	@$(NODE) services/studio/bench/designers.ts

bench-stills: setup ## Measure a designer's wait for the scenes after a correction, with real themes and a real worker; writes .data/bench/stills.json
	@$(NODE) infra/bench/stills.ts

bench-live-stills: setup ## Measure a visitor's wait for a scene with their words, and what it costs a video; ARGS="--themes 8 --visitors 20 --drafts 3 --minutes 20"; writes .data/bench/live-stills.json
	@$(NODE) infra/bench/live-stills.ts $(ARGS)

bench-media: setup ## Compare uploads through the shop with @tus/server alone, photo checks with sharp alone; writes .data/bench/media.json
	@$(NODE) services/media/bench/media.ts

bench-batch: setup ## Run a batch of 100 short videos while worker and studio are killed; writes .data/bench/batch.json
	@$(NODE) services/studio/bench/batch.ts

bench-gateway: setup ## Compare the gateway's answers per second with a bare Fastify's; writes .data/bench/gateway.json
	@$(NODE) infra/bench/gateway.ts

bench-pipeline: setup test-programs ## Send orders through a distributed shop whose workers only sleep; ARGS="--orders 1000 --rate 50 --workers 1,2,4"; writes .data/bench/pipeline.json
	@$(NODE) infra/bench/pipeline.ts $(ARGS)

bench-order-mix: setup test-programs ## Measure what the gateway adds to the requests of a buyer; writes .data/bench/order-mix.json
	@$(NODE) infra/bench/order-mix.ts $(ARGS)

bench-guests: setup ## Measure ten thousand replies to one invitation page, and two hundred readers at once; ARGS="--replies 10000 --readers 200"; writes .data/bench/guests.json
	@$(NODE) services/guests/bench/replies.ts $(ARGS)

soak: setup test-programs ## Measure whether memory stays flat while customers browse and buy; ARGS="--minutes 20"; writes .data/bench/soak.json
	@$(NODE) infra/bench/soak.ts $(ARGS)

scaling: setup ## Calculate what a million orders a day need, from the benches' figures
	@$(NODE) infra/scaling/simulate.ts $(ARGS)

bench-web: setup ## Measure public pages and the page of an invitation by Lighthouse, which it installs, on a simulated phone; ARGS="--runs 5 --only home,invitation"; writes .data/bench/web.json
	@$(NODE) infra/bench/web.ts $(ARGS)

release: setup ## Check that this commit is the version that VERSION and CHANGELOG.md name; ARGS="--build" builds its images, labelled, with the bill of their packages
	@$(NODE) infra/release/main.ts $(ARGS)

sbom: setup ## List the shop's components as CycloneDX; writes .data/sbom.cdx.json
	@$(NODE) infra/supply/sbom.ts $(ARGS)

audit: setup ## List known vulnerabilities of the production packages, if the registry answers
	@$(NODE) infra/supply/audit.ts

clean: ## Remove data, builds and packages
	rm -rf .data web/dist node_modules
