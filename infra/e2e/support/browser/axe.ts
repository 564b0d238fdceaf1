import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { motionless } from './browser.ts';

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on the current page, one line per place: rule, problem, selector. The driver injects axe's
 * source, because the shop's CSP blocks foreign scripts.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // Parts far below are laid out when the reader comes near (web/src/start); axe inspects them all.
  await page.evaluate(`for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')`);
  // Running animations distort the measurements.
  await motionless(page);
  const loaded: boolean = await page.evaluate("typeof window.axe === 'object'");
  if (!loaded) await page.evaluate(`${axe.source}; undefined`);
  // One rule needs the page's videos, to look for sound that starts by itself. The one that needs style sheets has none of these tags.
  // The default is ten seconds; the stand-in shop has no videos.
  const preload = { assets: ['media'], timeout: 1_000 };
  const options = JSON.stringify({ preload, runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  const { violations }: axe.AxeResults = await page.evaluate(`window.axe.run(document, ${options})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${firstReason(failureSummary)}`.trim()),
  );
}

/** The line after "Fix any of the following:". */
const firstReason = (summary: string | undefined): string => summary?.split('\n')[1]?.trim() ?? '';
