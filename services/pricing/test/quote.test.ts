import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { DELIVERIES, PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { QuoteRequest } from '@nimantran/proto/http/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceList } from '../src/domain/price-list.ts';
import { FIRST_PROMO_CODES, type PromoCode } from '../src/domain/promo-code.ts';
import { quote } from '../src/domain/quote.ts';

const MINIMUM = { INR: 100, USD: 50, EUR: 50, GBP: 30 };
const NOW = new Date('2026-12-01T00:00:00Z');
const [WELCOME10] = FIRST_PROMO_CODES;
const models = priceList();

const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  pricing_id: 'pricing_005',
  currency: 'INR',
  resolution: '720p',
  delivery: 'standard',
  bride_first: false,
  custom_audio: false,
  remove_watermark: false,
  promo_code: null,
  ...changes,
});

function quoteOf(changes: Partial<QuoteRequest>, promo: PromoCode | undefined = undefined) {
  const answer = quote({ request: request(changes), models, promo, minimumCharge: MINIMUM, now: NOW });
  if (!answer) throw new Error('no quote');
  return answer;
}

const requests = fc.record({
  pricing_id: fc.oneof(fc.constantFrom(...PRICING_IDS), fc.string({ maxLength: 40 })),
  currency: fc.constantFrom(...CURRENCIES),
  resolution: fc.constantFrom(...RESOLUTIONS),
  delivery: fc.constantFrom(...DELIVERIES),
  bride_first: fc.boolean(),
  custom_audio: fc.boolean(),
  remove_watermark: fc.boolean(),
  promo_code: fc.constantFrom(null, 'WELCOME10', ' welcome10 ', 'NOPE'),
});

describe('a quote', () => {
  it('is the sum of its lines and never below the smallest card payment', () => {
    fc.assert(
      fc.property(requests, fc.boolean(), (given, known) => {
        const answer = quoteOf(given, known ? WELCOME10 : undefined);
        const sum = answer.lines.reduce((total, line) => total + line.amount_minor, 0);
        expect(answer.total).toEqual({ currency: given.currency, amount_minor: sum });
        expect(sum).toBeGreaterThanOrEqual(MINIMUM[given.currency]);
        expect(answer.lines.every((line) => Number.isSafeInteger(line.amount_minor))).toBe(true);
        expect(answer.lines.filter((line) => line.amount_minor < 0).every((line) => line.kind === 'discount')).toBe(true);
      }),
    );
  });

  it('costs no less for a higher resolution or one more wish', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const plain = { ...given, promo_code: null };
        const total = (changes: Partial<QuoteRequest>) => quoteOf({ ...plain, ...changes }).total.amount_minor;
        const [hd, fullHd, ultraHd] = RESOLUTIONS.map((resolution) => total({ resolution }));
        expect(Number(hd)).toBeLessThanOrEqual(Number(fullHd));
        expect(Number(fullHd)).toBeLessThanOrEqual(Number(ultraHd));
        for (const wish of ['bride_first', 'custom_audio', 'remove_watermark'] as const) {
          expect(total({ [wish]: false })).toBeLessThanOrEqual(total({ [wish]: true }));
        }
        expect(total({ delivery: 'standard' })).toBeLessThanOrEqual(total({ delivery: 'express' }));
      }),
    );
  });

  it('takes a tenth off, rounded half up once, and only above the minimum', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const answer = quoteOf({ ...given, promo_code: 'WELCOME10' }, WELCOME10);
        const subtotal = answer.lines
          .filter((line) => line.kind !== 'discount' && line.kind !== 'minimum_charge')
          .reduce((total, line) => total + line.amount_minor, 0);
        const discount = answer.lines.find((line) => line.kind === 'discount');
        const minimum: Record<Currency, number> = { INR: 10_000, USD: 125, EUR: 125, GBP: 100 };
        const isAbove = subtotal > minimum[given.currency];
        expect(answer.promo?.applied).toBe(isAbove);
        expect(discount?.amount_minor).toBe(isAbove ? -Math.round(subtotal / 10) : undefined);
      }),
    );
  });

  it('lists the video, what was added and why', () => {
    const answer = quoteOf({ delivery: 'express', bride_first: true, custom_audio: true, remove_watermark: true });
    expect(answer.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['video', 19_900],
      ['express', 2000],
      ['bride_first', 2000],
      ['custom_audio', 10_000],
      ['remove_watermark', 2000],
    ]);
    expect(answer.lines.every((line) => line.label !== '' && line.reason !== '')).toBe(true);
  });

  it('shows what lifts a small amount to the smallest card payment', () => {
    const answer = quoteOf({ pricing_id: 'pricing_008', currency: 'USD' });
    expect(answer.lines.at(-1)).toMatchObject({ kind: 'minimum_charge', label: 'Minimum card payment', amount_minor: 20 });
    expect(answer.total.amount_minor).toBe(50);
  });

  it('rounds half a paisa up', () => {
    const five = {
      ...models[0],
      pid: 'pricing_001',
      currencies: [{ code: 'INR', res: Array(3).fill({ offer: 10_005, original: 1 }) }],
    };
    const answer = quote({
      request: request({ pricing_id: 'pricing_001', promo_code: 'WELCOME10' }),
      models: [five as (typeof models)[number]],
      promo: WELCOME10,
      minimumCharge: MINIMUM,
      now: NOW,
    });
    expect(answer?.lines.find((line) => line.kind === 'discount')?.amount_minor).toBe(-1001);
  });

  it('says why a code does nothing', () => {
    expect(quoteOf({ promo_code: 'NOPE' }).promo).toEqual({ code: 'NOPE', applied: false, message: 'This code is not known.' });
    expect(quoteOf({ pricing_id: 'pricing_008', promo_code: 'WELCOME10' }, WELCOME10).promo).toEqual({
      code: 'WELCOME10',
      applied: false,
      message: 'WELCOME10 is for orders above ₹100.00.',
    });
    const ended = { ...(WELCOME10 as PromoCode), endsAt: NOW };
    expect(quoteOf({ promo_code: 'WELCOME10' }, ended).promo?.message).toBe('WELCOME10 has ended.');
    const early = { ...(WELCOME10 as PromoCode), startsAt: new Date(NOW.getTime() + 1) };
    expect(quoteOf({ promo_code: 'WELCOME10' }, early).promo?.message).toBe('This code is not known.');
  });

  it('does not apply at exactly the minimum', () => {
    const exact = { ...models[0], currencies: [{ code: 'INR', res: Array(3).fill({ offer: 10_000, original: 1 }) }] };
    const answer = quote({
      request: request({ pricing_id: 'pricing_001', promo_code: 'WELCOME10' }),
      models: [exact as (typeof models)[number]],
      promo: WELCOME10,
      minimumCharge: MINIMUM,
      now: NOW,
    });
    expect(answer?.promo?.applied).toBe(false);
  });
});

describe('the price list', () => {
  it('starts at 9.99 rupees and 0.30 elsewhere', () => {
    const lowest = (currency: Currency) =>
      Math.min(...models.map((model) => model.currencies.find((entry) => entry.code === currency)?.res[0]?.offer ?? 0));
    expect(CURRENCIES.map(lowest)).toEqual([999, 30, 30, 30]);
  });

  it('has every model in every currency, rising with the resolution, offers below originals', () => {
    expect(models.map((model) => model.pid)).toEqual([...PRICING_IDS]);
    for (const model of models) {
      expect(model.currencies.map((entry) => entry.code)).toEqual([...CURRENCIES]);
      for (const { res } of model.currencies) {
        expect(res.map(({ offer }) => offer)).toEqual(res.map(({ offer }) => offer).sort((a, b) => a - b));
        expect(res.every(({ offer, original }) => offer < original)).toBe(true);
      }
    }
  });
});
