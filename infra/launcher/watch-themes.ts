import { setTimeout as wait } from 'node:timers/promises';

/** The number of themes on sale, with a picture, and with a sample video. */
export interface ThemeCounts {
  onSale: number;
  withPicture: number;
  withVideo: number;
}

const POLL_MS = 3_000;
const ANSWER_MS = 5_000;

/**
 * Watches the background rendering of pictures and sample videos until all are done, of at least `themes` on sale, or the signal
 * aborts.
 */
export async function watchThemes(
  catalogUrl: string,
  tell: (counts: ThemeCounts) => void,
  signal: AbortSignal,
  themes = 0,
): Promise<void> {
  let told = '';
  for (;;) {
    const counts = await countThemes(catalogUrl).catch(() => undefined);
    if (signal.aborted) return;
    if (counts && JSON.stringify(counts) !== told) {
      told = JSON.stringify(counts);
      tell(counts);
    }
    if (counts && counts.onSale >= themes && counts.withPicture >= counts.onSale && counts.withVideo >= counts.onSale) return;
    try {
      await wait(POLL_MS, undefined, { signal });
    } catch {
      return;
    }
  }
}

async function countThemes(catalogUrl: string): Promise<ThemeCounts> {
  const answer = await fetch(`${catalogUrl}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) });
  const text = await answer.text();
  const count = (state: string) =>
    Number(new RegExp(`^catalog_themes\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const counts = { onSale: count('on_sale'), withPicture: count('pictured'), withVideo: count('filmed') };
  if (Object.values(counts).some(Number.isNaN)) throw new Error('the catalog did not report how many themes it has');
  return counts;
}
