import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath, QUIET } from '../e2e/browser.ts';
import { freePort } from '../postgres/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const PAGE_LIMIT_MS = 30_000;
/** Chromium's trace of a page fails now and then. */
const TRIES = 3;

/** What one visit of a page measured; sizes are those that came over the line. */
export interface PageRun {
  /** Of 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  requests: number;
  bytes(type: 'Script' | 'Stylesheet' | 'Image' | 'Font'): number;
  /** Scripts that only the create flow needs. */
  createParts: number;
  /** The element that was painted as the largest. */
  largest: string | undefined;
}

/** Chromium with Lighthouse's settings of a phone. @throws Error where there is no Chromium */
export async function startLighthouse() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...QUIET, `--remote-debugging-port=${port}`],
  });
  return {
    async run(url: string): Promise<PageRun> {
      let fault = 'no report';
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
        const report = result?.lhr;
        if (report && report.runtimeError === undefined) return readReport(report);
        fault = report?.runtimeError?.message ?? fault;
      }
      throw new Error(`${url} could not be measured: ${fault}`);
    },
    close: () => browser.close(),
  };
}

/** Asks for a page as a browser does, so that what the shop keeps is made. @throws Error unless it is there */
export async function getPage(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}

interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

function readReport({ categories, audits }: Result): PageRun {
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
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    requests: requests.length,
    bytes: (type) =>
      requests.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0),
    createParts: scripts.filter(({ url }) => /\/(?:create|pay|crop)-[^/]*\.js/.test(url)).length,
    largest: JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {}).match(/"snippet":"((?:[^"\\]|\\.)*)"/)?.[1],
  };
}

function itemsOf(audits: Result['audits'], name: string): readonly unknown[] {
  const details = audits[name]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}
