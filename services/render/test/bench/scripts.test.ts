import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REAL_NAMES } from '../../bench/scripts/real-names.ts';
import { type OpenTheme, openTheme, ordersOf, tryOrder } from '../../bench/scripts/try-names.ts';
import { scriptOf } from '../../src/text/scripts.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';

let dir: string;
let theme: OpenTheme;
beforeAll(async () => {
  dir = await writeFixtureTheme();
  theme = await openTheme(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Fields for one person each. */
const nameFields = () =>
  theme.themePackage.manifest.fields.filter(({ kind }) => kind === 'name').map((field) => ({ ...field, max_length: 30 }));

describe.each(Object.entries(REAL_NAMES))('real names in %s', (_, names) => {
  test('are sixty different ones in that script', () => {
    const all = Object.values(names).flat();
    expect(new Set(all).size).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(scriptOf)).size).toBe(1);
  });

  test('lose no ink in the video, and meet no other text without a finding', () => {
    const orders = [...ordersOf(nameFields(), names, 6)].map((details) => tryOrder(theme, details));
    expect(orders.every(({ texts }) => texts > 0)).toBe(true);
    expect(orders.flatMap(({ lost, unseen }) => [...lost, ...unseen])).toEqual([]);
  });
});

test('orders use every name that a field takes', () => {
  const fields = nameFields();
  for (const { given } of Object.values(REAL_NAMES)) {
    const used = new Set(
      [...ordersOf(fields, { given, full: [], venues: [], cities: [] })].flatMap((order) => Object.values(order)),
    );
    expect(given.filter((name) => !used.has(name))).toEqual([]);
  }
});
