import path from 'node:path';
import { median } from '@nimantran/kit/bench/measures';
import { type Browser, chromium } from 'playwright-core';
import { freePort } from '../postgres/free-port.ts';
import { installOnRequest } from '../supply/install-on-request.ts';
import { chromiumPath, QUIET } from '../test-support/servers/chromium.ts';

/** A seventh of all installed files, for this bench alone. */
const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FILE_TYPES = ['Script', 'Stylesheet', 'Image', 'Font'] as const;
type FileType = (typeof FILE_TYPES)[number];
type Category = (typeof CATEGORIES)[number];
const PAGE_LIMIT_MS = 30_000;
/**
 * Lighthouse's benchmark index of the simulated phone: four times slower than the middle of the desktop range (1500 to 2000) that
 * its own slowdown assumes, see its docs/throttling.md. On a slower or faster machine the slowdown is adjusted to simulate the
 * same phone.
 */
const PHONE_INDEX = 1750 / 4;
const SAMPLES = 7;
/** Chromium's trace of a page occasionally fails. */
const TRIES = 3;

/** The measurements of one page visit; sizes are those of the files as sent, compressed and without headers. */
export interface PageRun {
  /** How many times slower the phone is than this machine at that time. */
  slowdown: number;
  /** Out of 100. */
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  requests: number;
  bytes: Readonly<Record<FileType, number>>;
  /** Scripts that only the create flow needs. */
  createParts: number;
  /** The largest painted element. */
  largest: string | undefined;
}

/** The parts of Lighthouse's report that the bench reads. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: object } | undefined>;
}

/** Lighthouse's own functions that are used; installed on first use. */
async function loadLighthouse(): Promise<{
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  computeBenchmarkIndex: () => number;
}> {
  const core = path.join(await installOnRequest('lighthouse', VERSION), 'node_modules/lighthouse/core');
  const [{ default: lighthouse }, { pageFunctions }] = await Promise.all([
    import(path.join(core, 'index.js')),
    import(path.join(core, 'lib/page-functions.js')),
  ]);
  return { lighthouse, computeBenchmarkIndex: pageFunctions.computeBenchmarkIndex };
}

/** Chromium with Lighthouse's phone settings. @throws Error if Chromium is not installed */
export async function startLighthouse() {
  const { lighthouse, computeBenchmarkIndex } = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...QUIET, `--remote-debugging-port=${port}`],
  });
  return {
    async run(url: string): Promise<PageRun> {
      let fault = 'no report';
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const slowdown = Math.max(1, (await indexOf(browser, computeBenchmarkIndex)) / PHONE_INDEX);
        const flags = {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
          throttling: { cpuSlowdownMultiplier: slowdown },
        };
        const result = await lighthouse(url, flags);
        const report = result?.lhr;
        if (report && report.runtimeError === undefined) return { ...(await readReport(report)), slowdown };
        fault = report?.runtimeError?.message ?? fault;
      }
      throw new Error(`${url} could not be measured: ${fault}`);
    },
    close: () => browser.close(),
  };
}

/** Current speed of this machine; on a shared machine it changes from minute to minute. */
async function indexOf(browser: Browser, computeBenchmarkIndex: () => number): Promise<number> {
  const page = await browser.newPage();
  try {
    const indexes: number[] = [];
    while (indexes.length < SAMPLES) indexes.push(await page.evaluate(computeBenchmarkIndex));
    return median(indexes);
  } finally {
    await page.close();
  }
}

/** Requests a page as a browser does, so that the shop's caches are filled. @throws Error if the page is not found */
export async function getPage(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}

/** Bytes of a file as a browser receives it. */
async function sizeOf(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br, gzip', accept: '*/*' };
  const answer = await fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
  const length = answer.headers.get('content-length');
  if (!answer.ok || length === null) throw new Error(`${url} does not tell its size.`);
  return Number(length);
}

interface NetworkRequest {
  url: string;
  resourceType: string;
}

async function readReport({ categories, audits }: Report): Promise<Omit<PageRun, 'slowdown'>> {
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (itemsOf(audits, 'network-requests') as NetworkRequest[]).filter(({ url }) => url.startsWith('http'));
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    requests: requests.length,
    bytes: Object.fromEntries(
      await Promise.all(
        FILE_TYPES.map(async (type) => {
          const sizes = await Promise.all(
            requests.filter(({ resourceType }) => resourceType === type).map(({ url }) => sizeOf(url)),
          );
          return [type, sizes.reduce((sum, size) => sum + size, 0)];
        }),
      ),
    ) as Record<FileType, number>,
    createParts: scripts.filter(({ url }) => /\/(?:create|pay|crop)-[^/]*\.js/.test(url)).length,
    largest: JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {}).match(/"snippet":"((?:[^"\\]|\\.)*)"/)?.[1],
  };
}

function itemsOf(audits: Report['audits'], name: string): readonly unknown[] {
  const details = audits[name]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}
