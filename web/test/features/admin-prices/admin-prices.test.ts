import { CURRENCIES, majorUnits } from '@nimantran/proto/domain/currency';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { EditablePrices, PromoCodeSettings, PromoCodeView } from '@nimantran/proto/http/pricing/admin-prices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceList } from '../../../../services/pricing/src/domain/price-list.ts';
import {
  allCells,
  type Cell,
  cellId,
  priceAt,
  readEdits,
  warningsOf,
} from '../../../src/features/admin-prices/lib/price-edits.ts';
import { formOf, readForm, settingsInWords } from '../../../src/features/admin-prices/lib/promo-form.ts';

const MODELS: EditablePrices[] = priceList().map((model) => ({ ...model, version: 3, updated_at: '2026-11-01T00:00:00.000Z' }));
const CELLS = allCells(MODELS);
const cell = fc.constantFrom(...CELLS);
const price = fc.integer({ min: 1, max: 100_000_000 });
const at = (changes: Partial<Cell>): Cell => ({
  pid: 'pricing_001',
  currency: 'INR',
  resolution: RESOLUTIONS[0],
  kind: 'offer',
  ...changes,
});

describe('prices as they are edited', () => {
  it('have a cell for every model, currency, resolution and kind, each with a name of its own', () => {
    expect(CELLS).toHaveLength(MODELS.length * CURRENCIES.length * RESOLUTIONS.length * 2);
    expect(new Set(CELLS.map(cellId)).size).toBe(CELLS.length);
    expect(CELLS.every((each) => priceAt(MODELS, each) > 0)).toBe(true);
  });

  it('change exactly the cells that say something else, in the models that hold them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, price), { maxLength: 8 }), (typed) => {
        const edits = Object.fromEntries(typed.map(([where, minor]) => [cellId(where), majorUnits(minor, where.currency)]));
        const wanted = new Map(typed.map(([where, minor]) => [cellId(where), minor]));
        const { models, changes } = readEdits(MODELS, edits);
        const now = MODELS.map((model) => models.find(({ pid }) => pid === model.pid) ?? model);
        for (const each of CELLS) expect(priceAt(now, each)).toBe(wanted.get(cellId(each)) ?? priceAt(MODELS, each));
        expect(changes.map(cellId)).toEqual(CELLS.filter((each) => priceAt(now, each) !== priceAt(MODELS, each)).map(cellId));
        expect(models.map(({ pid }) => pid).sort()).toEqual([...new Set(changes.map(({ pid }) => pid))].sort());
        expect(models.every(({ version }) => version === 3)).toBe(true);
      }),
    );
  });

  it('are at fault where they are no amount above zero, and where an offer is above its original price', () => {
    const offer = at({});
    const original = at({ kind: 'original' });
    for (const typed of ['', 'free', '0', '-5', '1,00,00x'])
      expect(readEdits(MODELS, { [cellId(offer)]: typed }).faults).toHaveProperty(cellId(offer));
    const above = majorUnits(priceAt(MODELS, original) + 1, original.currency);
    expect(readEdits(MODELS, { [cellId(offer)]: above }).faults[cellId(offer)]).toContain('higher than the original');
    const below = majorUnits(priceAt(MODELS, offer) - 1, offer.currency);
    expect(readEdits(MODELS, { [cellId(original)]: below }).faults[cellId(offer)]).toContain('higher than the original');
    expect(readEdits(MODELS, { [cellId(offer)]: above, [cellId(original)]: above }).faults).toEqual({});
  });

  it('come with a word about what no card can be charged with, and about the lowest price that pages name', () => {
    const minimum = { INR: 5_000, USD: 50, EUR: 50, GBP: 30 };
    const warnings = (edits: Record<string, string>) => {
      const { models, changes } = readEdits(MODELS, edits);
      return warningsOf(MODELS, models, changes, minimum);
    };
    expect(warnings({})).toEqual([]);
    const lowered = warnings({ [cellId(at({}))]: '49.99' });
    expect(lowered.filter((words) => words.includes('below the smallest card payment'))).toHaveLength(1);
    expect(
      warnings({
        [cellId(at({ resolution: RESOLUTIONS[2] }))]: majorUnits(
          priceAt(MODELS, at({ resolution: RESOLUTIONS[2] })) - 100,
          at({}).currency,
        ),
      }),
    ).toEqual([]);
  });
});

const everywhere = fc.record({ INR: fc.nat(10_000_000), USD: fc.nat(100_000), EUR: fc.nat(100_000), GBP: fc.nat(100_000) });
const minute = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((count) => new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString());
const settings: fc.Arbitrary<PromoCodeSettings> = fc
  .record({
    discount: fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
      everywhere
        .filter((amounts) => Object.values(amounts).some((amount) => amount > 0))
        .map((amount_minor) => ({ kind: 'amount' as const, amount_minor })),
    ),
    minimum_minor: everywhere,
    starts_at: fc.option(minute),
    ends_at: fc.option(minute),
    max_uses: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    max_uses_per_customer: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .filter(({ starts_at, ends_at }) => starts_at === null || ends_at === null || ends_at > starts_at)
  .filter((one) => one.max_uses === null || one.max_uses_per_customer === null || one.max_uses_per_customer <= one.max_uses);

describe('the form of a promo code', () => {
  const view = (from: PromoCodeSettings): PromoCodeView => ({ ...from, code: 'DIWALI26', uses: 3, version: 2 });
  const faultsOf = (changes: Partial<ReturnType<typeof formOf>>) => {
    const read = readForm({ ...formOf(undefined), code: 'DIWALI26', ...changes });
    return 'faults' in read ? Object.keys(read.faults) : [];
  };

  it('saves what it shows: a code that nobody changed stays as it is', () => {
    fc.assert(
      fc.property(settings, (from) => {
        expect(readForm(formOf(view(from)))).toEqual({ settings: from });
      }),
    );
  });

  it('names the field that is at fault, and only that', () => {
    const zero = { INR: '0', USD: '0', EUR: '0', GBP: '0' };
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ code: 'diwali' })).toEqual(['promo-code']);
    expect(faultsOf({ percent: '12.5' })).toEqual(['promo-percent']);
    expect(faultsOf({ percent: '101' })).toEqual(['promo-percent']);
    expect(faultsOf({ kind: 'amount', amount: zero })).toEqual(['promo-amount-INR']);
    expect(faultsOf({ kind: 'amount', amount: { ...zero, INR: '10', USD: 'ten' } })).toEqual(['promo-amount-USD']);
    expect(faultsOf({ minimum: { ...zero, EUR: 'much' } })).toEqual(['promo-minimum-EUR']);
    expect(faultsOf({ maxUses: '0' })).toEqual(['promo-uses']);
    expect(faultsOf({ maxUses: '3', maxUsesPerCustomer: '4' })).toEqual(['promo-uses-customer']);
    expect(faultsOf({ starts: '2026-12-02T10:00', ends: '2026-12-01T10:00' })).toEqual(['promo-ends']);
    // Date-time inputs accept years of five digits, which are not valid dates.
    expect(faultsOf({ ends: '20261-12-01T10:00' })).toEqual(['promo-ends']);
    expect(faultsOf({ starts: '20261-12-01T10:00' })).toEqual(['promo-starts']);
  });

  it('tells each setting in words, those without limits too', () => {
    const words = settingsInWords({
      discount: { kind: 'percent', percent: 10 },
      minimum_minor: { INR: 10_000, USD: 125, EUR: 125, GBP: 100 },
      starts_at: null,
      ends_at: null,
      max_uses: null,
      max_uses_per_customer: 1,
    }).map((setting) => setting.words);
    expect(words[0]).toBe('10%');
    expect(words.slice(2)).toEqual(['Immediately', 'Never', 'Any number', '1']);
  });
});
