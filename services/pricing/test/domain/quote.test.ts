import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { LOWEST_PRICE_MINOR } from '@nimantran/proto/domain/lowest-price';
import { PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { startingPrice } from '@nimantran/proto/domain/starting-price';
import { describe, expect, it } from 'vitest';
import { priceList } from '../../src/domain/price-list.ts';
import { amountOf, NOW, promoCode, quoteOf, WELCOME10 } from '../support/quotes.ts';

const models = priceList();
const priced = (offer: number) => [
  { pid: 'pricing_005' as const, currencies: [{ code: 'INR' as const, res: Array(3).fill({ offer, original: 1 }) }] },
];

describe('a quote', () => {
  it('lists the video, what was added and why', () => {
    const answer = quoteOf({ delivery: 'express', bride_first: true, custom_audio: true, remove_watermark: true });
    expect(answer.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['video', 19_900],
      ['express', 2000],
      ['bride_first', 2000],
      ['custom_audio', 10_000],
      ['remove_watermark', 2000],
    ]);
  });

  it('lifts what is paid in two halves until a card can pay each', () => {
    const cheap = quoteOf({ pricing_id: 'pricing_008', currency: 'USD', resolution: '720p' }, { hasPreview: true });
    expect(cheap.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['video', 30],
      ['preview', 30],
      ['minimum_charge', 40],
    ]);
    expect(cheap.lines.at(-1)?.reason).toMatch(/two halves.*\$0\.50/);
  });

  it('doubles the cost of the video where a preview comes first, and takes the discount off the whole', () => {
    const answer = quoteOf({ delivery: 'express', promo_code: 'WELCOME10' }, { hasPreview: true, promo: WELCOME10 });
    expect(answer.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['video', 19_900],
      ['preview', 19_900],
      ['express', 2000],
      ['discount', -4180],
    ]);
    expect(answer.lines[1]?.reason).toBe('A preview before production doubles the cost of the video');
    expect(answer.lines.at(-1)?.reason).toBe('10% of ₹418.00');
  });

  it('prices a model that is not in the list as the default one, with the charges of any other', () => {
    const answer = quoteOf({ pricing_id: 'constructor', bride_first: true });
    expect([amountOf(answer, 'video'), amountOf(answer, 'bride_first')]).toEqual([19_900, 3000]);
  });

  it('shows what lifts a small amount to the smallest card payment', () => {
    const answer = quoteOf({ pricing_id: 'pricing_008', currency: 'USD' });
    expect(answer.lines.at(-1)).toMatchObject({ kind: 'minimum_charge', label: 'Minimum card payment', amount_minor: 20 });
    expect(answer.total.amount_minor).toBe(50);
  });

  it('costs the smallest card payment under a code that takes all off', () => {
    const promo = promoCode({ discount: { kind: 'percent', percent: 100 } });
    const answer = quoteOf({ promo_code: 'TEST' }, { promo });
    expect(answer.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['video', 19_900],
      ['discount', -19_900],
      ['minimum_charge', 100],
    ]);
    expect(answer.lines.at(-1)?.reason).toBe('The smallest amount a card can be charged is ₹1.00');
  });

  it('takes an amount off, and no more than all', () => {
    const promo = promoCode({ discount: { kind: 'amount', amount_minor: { INR: 5000, USD: 0, EUR: 100_000, GBP: 1 } } });
    const rupees = quoteOf({ promo_code: 'test' }, { promo });
    expect(rupees.lines.at(-1)).toMatchObject({ kind: 'discount', reason: '₹50.00 off', amount_minor: -5000 });
    expect(amountOf(quoteOf({ currency: 'EUR', promo_code: 'test' }, { promo }), 'discount')).toBe(-329);
    expect(quoteOf({ currency: 'USD', promo_code: 'test' }, { promo }).promo).toEqual({
      code: 'TEST',
      applied: false,
      message: 'TEST cannot be used for payments in USD.',
    });
  });

  it.each([
    [10_004, -1000],
    [10_005, -1001],
    [10_015, -1002],
  ])('rounds half a paisa of a tenth of %i up', (offer, discount) => {
    const answer = quoteOf({ promo_code: 'WELCOME10' }, { promo: WELCOME10, models: priced(offer) });
    expect(amountOf(answer, 'discount')).toBe(discount);
  });

  it('does not apply a code at exactly its minimum', () => {
    const answer = quoteOf({ promo_code: 'WELCOME10' }, { promo: WELCOME10, models: priced(10_000) });
    expect(answer.promo).toEqual({ code: 'WELCOME10', applied: false, message: 'WELCOME10 is for orders above ₹100.00.' });
  });

  it.each([
    ['not known', undefined, 'This code does not exist.'],
    ['not begun', { startsAt: new Date(NOW.getTime() + 1) }, 'This code does not exist.'],
    ['ended', { endsAt: NOW }, 'TEST has ended.'],
    ['used up', { maxUses: 3 }, 'TEST has been used up.'],
    ['used up by this customer', { maxUsesPerCustomer: 1 }, 'You have already used TEST as often as one person can.'],
    [
      'worth nothing here',
      { discount: { kind: 'percent' as const, percent: 1 } },
      'TEST gives no discount on so small an amount.',
    ],
  ])('says of a code that is %s why it does nothing', (_what, changes, message) => {
    const promo = changes && promoCode(changes);
    const answer = quoteOf({ promo_code: ' TEST ' }, { promo, uses: { all: 3, byCustomer: 1 }, models: priced(49) });
    expect(answer.promo).toEqual({ code: 'TEST', applied: false, message });
    expect(answer.lines.map(({ kind }) => kind)).toEqual(['video', 'minimum_charge']);
  });

  it('does not speak of a code where none was given', () => {
    expect(quoteOf({ promo_code: '  ' }, { promo: WELCOME10 }).promo).toBeNull();
  });
});

describe('the price list', () => {
  it('starts at the lowest price that the pages advertise', () => {
    const lowest = (currency: Currency) =>
      Math.min(...PRICING_IDS.map((pid) => startingPrice(models, pid, currency)?.price.amount_minor ?? 0));
    expect(CURRENCIES.map(lowest)).toEqual(CURRENCIES.map((currency) => LOWEST_PRICE_MINOR[currency]));
  });

  it('has every model in every currency, rising with the resolution, offers below originals', () => {
    expect(models.map((model) => model.pid)).toEqual([...PRICING_IDS]);
    for (const model of models) {
      expect(model.currencies.map((entry) => entry.code)).toEqual([...CURRENCIES]);
      for (const { res } of model.currencies) {
        expect(res).toHaveLength(3);
        expect(res.map(({ offer }) => offer)).toEqual(res.map(({ offer }) => offer).sort((a, b) => a - b));
        expect(res.every(({ offer, original }) => offer < original)).toBe(true);
      }
    }
  });
});
