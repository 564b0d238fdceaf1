import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { watchThemes } from '../launcher/watch-themes.ts';
import { freePort } from '../postgres/free-port.ts';
import { freeRange } from '../test-support/shops/start-test-shop.ts';
import { cpuSecondsOf, familyOf } from './load/process-usage.ts';

/**
 * The first start after installing, as `make up` does it: an empty data folder, no build of the web app. Measures how long it takes
 * until the home page shows ten themes, until the shop says that it is ready, until all themes are on sale, have their picture, and
 * have their sample video: `bench/first-start.ts [--until ready|on-sale|pictures|samples]`. Removes the web app's build. Writes
 * .data/bench/first-start.json.
 */
const { values } = parseArgs({ options: { until: { type: 'string', default: 'pictures' } } });
const THEMES = 60;
const THEMES_ON_PAGE = 10;
const OPEN_GOAL_SECONDS = 30;
const LIMIT_MS = 45 * 60_000;
const POLL_MS = 200;
const ROOT = path.resolve(import.meta.dirname, '../..');

const dataDir = await mkdtemp(path.join(tmpdir(), 'nimantran-first-start-'));
// The database's own user must be able to enter the folder.
await chmod(dataDir, 0o755);
await rm(path.join(ROOT, 'web/dist'), { recursive: true, force: true });
const [port, portBase] = await Promise.all([freePort(), freeRange()]);
console.info(`load ${load()}`);
const startedAt = performance.now();
const seconds = () => (performance.now() - startedAt) / 1000;
const launcher = spawn(process.execPath, [path.join(ROOT, 'infra/launcher/up.ts')], {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SERVICE_PORT_BASE: String(portBase) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const limit = new AbortController();
const timer = setTimeout(() => limit.abort(), LIMIT_MS);
launcher.once('exit', () => limit.abort());
process.once('SIGTERM', () => limit.abort());
try {
  const reached: Record<string, number> = {};
  let cpuSeconds = Promise.resolve(Number.NaN);
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    if (reached.ready !== undefined || !text.includes('is ready after')) return;
    reached.ready = seconds();
    cpuSeconds = familyOf(launcher.pid ?? 0).then(cpuSecondsOf);
  });
  const page = untilThemesShown(`http://127.0.0.1:${port}/`, THEMES_ON_PAGE).then(() => {
    reached.page = seconds();
  });
  const done = new AbortController();
  if (values.until !== 'ready') {
    await watchThemes(
      `http://127.0.0.1:${portBase + 1}`,
      ({ onSale, withPicture, withVideo }) => {
        if (onSale >= THEMES) reached['on-sale'] ??= seconds();
        if (withPicture >= THEMES) reached.pictures ??= seconds();
        if (withVideo >= THEMES) reached.samples ??= seconds();
        if (reached[values.until] !== undefined) done.abort();
      },
      AbortSignal.any([limit.signal, done.signal]),
      THEMES,
    );
  }
  await page;
  while (reached.ready === undefined && !limit.signal.aborted) await wait(POLL_MS);
  limit.signal.throwIfAborted();
  const measures: Measure[] = [
    atMost(`the home page shows ${THEMES_ON_PAGE} themes`, reached.page ?? Number.NaN, 's', OPEN_GOAL_SECONDS),
    atMost('ready', reached.ready ?? Number.NaN, 's', OPEN_GOAL_SECONDS),
    // Where other programs use the processors, runs can be compared by this.
    figure('processor time until ready', await cpuSeconds, 's'),
    ...['on-sale', 'pictures', 'samples'].flatMap((what) => {
      const at = reached[what];
      return at === undefined ? [] : [figure(`${THEMES} themes: ${what}`, at, 's')];
    }),
  ];
  console.table(measures);
  console.info(`load ${load()}`);
  await writeMeasures('first-start', measures);
} finally {
  clearTimeout(timer);
  if (launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await new Promise((resolve) => launcher.once('exit', resolve));
  }
  await rm(dataDir, { recursive: true, force: true });
}

async function untilThemesShown(url: string, count: number): Promise<void> {
  while (!limit.signal.aborted) {
    const html = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.text(),
      () => '',
    );
    if (new Set(html.match(/href="\/video\/[^"]+"/g)).size >= count) return;
    await wait(POLL_MS);
  }
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
}
