import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { growthOf, percentile, riseOfLows, slopeOf } from '../../bench/load/figures.ts';
import { ROOT } from '../../launcher/settings.ts';
import { readFigures } from '../../scaling/figures.ts';
import { keptAfter, needsAt } from '../../scaling/needs.ts';
import { secondsAnOrder } from '../../scaling/workers.ts';

describe('figures of benches', () => {
  it('a percentile is a value that was measured', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([4, 1, 3, 2], 0.99)).toBe(4);
    expect(percentile([4, 1, 3, 2], 0)).toBe(1);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('a slope is not moved by outliers', () => {
    const line = Array.from({ length: 40 }, (_, minute) => [minute, 100 + 2 * minute] as const);
    expect(slopeOf(line)).toBeCloseTo(2, 10);
    const withPeaks = line.map(([minute, mb]) => [minute, minute % 9 === 4 ? mb + 500 : mb] as const);
    expect(slopeOf(withPeaks)).toBeCloseTo(2, 1);
    expect(slopeOf([[1, 1]])).toBe(0);
  });

  it('growth is told against where the line begins, and flat memory that goes up and down has none', () => {
    const rising = Array.from({ length: 21 }, (_, minute) => [minute, 100 + minute] as const);
    expect(growthOf(rising)).toBeCloseTo(0.2, 10);
    const saw = Array.from({ length: 200 }, (_, minute) => [minute, 100 + (minute % 5)] as const);
    expect(Math.abs(growthOf(saw))).toBeLessThan(0.01);
  });

  it('lows rise with a leak, and neither with caches that fill first nor with work that is being done', () => {
    const filled = [398, 432, 439, 416, 433, 424, 446, 432, 439, 439, 441, 451, 448, 451, 468, 459, 443, 459, 471, 466];
    expect(riseOfLows(filled)).toBeCloseTo(2 / 441, 10);
    const leak = Array.from({ length: 20 }, (_, minute) => 400 + 2 * minute + (minute % 3) * 10);
    expect(riseOfLows(leak)).toBeGreaterThan(0.0125);
    expect(riseOfLows([100])).toBe(0);
  });
});

describe('what a rate of orders needs', () => {
  it('is more processes for more orders, and one of them carries what an order costs it', async () => {
    const figures = await readFigures('/nowhere');
    // Large enough that rounding up to whole processes does not show.
    const [calm, busy] = [needsAt(figures, 100), needsAt(figures, 1_000)];
    const count = (needs: typeof calm, part: string) =>
      Number.parseInt(needs.find((need) => need.part === part)?.needs ?? '', 10);
    for (const part of ['gateway', 'orders', 'studio', 'media']) expect(count(busy, part)).toBeGreaterThan(7 * count(calm, part));
    const studio = busy.find(({ part }) => part === 'studio');
    expect(studio?.oneCarries).toBeCloseTo(1_000 / figures.studio.value, 6);
    expect(count(busy, 'studio') * (studio?.oneCarries ?? 0) * 0.6).toBeGreaterThan(1_000 - 1e-6);
  });

  it('videos of a year are as many as its days', async () => {
    const figures = await readFigures('/nowhere');
    const kept = keptAfter(figures, 1_000_000);
    expect(kept.find(({ what }) => what === 'videos, a day')?.much).toBe('25 TB');
    expect(kept.find(({ what }) => what.startsWith('videos, the year'))?.much).toBe('9130 TB');
  });
});

it('the page on scaling says what the figures of the benches say of an order', async () => {
  const figures = await readFigures('/nowhere');
  const page = await readFile(path.join(ROOT, 'docs/scaling.md'), 'utf8');
  expect(page).toContain(`An order needs about ${secondsAnOrder(figures).toFixed(1)} s of a worker`);
  expect(page).toContain(`${figures.order.value} s of a core`);
  expect(page).toContain(`the final takes ${figures.final.value}`);
});
