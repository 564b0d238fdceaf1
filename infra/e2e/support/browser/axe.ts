import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { motionless } from './browser.ts';

/** WCAG 2.0 to 2.2, A and AA, and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is now, a line for each place: rule, what is wrong, selector.
 * Its source is given to the page by the driver, since the shop's CSP takes no foreign scripts.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // What is far below is laid out when its reader is near (web/src/start): axe looks at all of it.
  await page.evaluate(`for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')`);
  // Motion under way blurs what is measured.
  await motionless(page);
  const loaded: boolean = await page.evaluate("typeof window.axe === 'object'");
  if (!loaded) await page.evaluate(`${axe.source}; undefined`);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  const { violations }: axe.AxeResults = await page.evaluate(`window.axe.run(document, ${options})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${firstReason(failureSummary)}`.trim()),
  );
}

/** The line after "Fix any of the following:". */
const firstReason = (summary: string | undefined): string => summary?.split('\n')[1]?.trim() ?? '';
