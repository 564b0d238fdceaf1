import type { Currency } from '@nimantran/proto/domain/currency';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceList } from '../../src/domain/price-list.ts';
import { applyPromo, type PromoCode } from '../../src/domain/promo-code.ts';
import { quote } from '../../src/domain/quote.ts';
import { amountOf, bought, EVERY_REQUEST, MINIMUM, NOW, promoCode, quoteOf, sumOf, WELCOME10 } from '../support/quotes.ts';

const models = priceList();
const NO_USES = { all: 0, byCustomer: 0 };
const minor = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 700_000 }));
const byCurrency = fc.record({ INR: minor, USD: minor, EUR: minor, GBP: minor });
const promos: fc.Arbitrary<PromoCode> = fc
  .record({
    discount: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount_minor: byCurrency }),
    ),
    minimumMinor: byCurrency,
    startsAt: fc.constantFrom(null, new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)),
    endsAt: fc.constantFrom(null, NOW, new Date(NOW.getTime() + 1)),
    maxUses: fc.constantFrom(null, 1, 2),
    maxUsesPerCustomer: fc.constantFrom(null, 1),
  })
  .map(promoCode);
const uses = fc.record({ all: fc.integer({ min: 0, max: 2 }), byCustomer: fc.integer({ min: 0, max: 1 }) });
const requests = fc.constantFrom(...EVERY_REQUEST);

/** Quotes for every request with this code, without and with a preview. */
function everyQuote(promo: PromoCode, taken = NO_USES): Quote[] {
  return EVERY_REQUEST.flatMap((asked) =>
    [false, true].map((hasPreview) => {
      const input = { request: { ...asked, promo_code: 'test' }, models, promo, uses: taken, minimumCharge: MINIMUM, now: NOW };
      const answer = quote({ ...input, hasPreview });
      if (!answer) throw new Error('no quote');
      return answer;
    }),
  );
}

describe('any quote, under any code', () => {
  it('is the sum of its lines, never negative, and never below the smallest card payment', () => {
    expect(EVERY_REQUEST).toHaveLength(8 * 4 * 3 * 16);
    fc.assert(
      fc.property(promos, uses, (promo, taken) => {
        const wrong = everyQuote(promo, taken).filter(({ lines, total, currency }) => {
          const isWhole = lines.every((line) => Number.isSafeInteger(line.amount_minor));
          return !isWhole || total.amount_minor !== sumOf(lines) || total.amount_minor < MINIMUM[currency];
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('takes off something when it says so, never more than what is bought, and says why of each line', () => {
    fc.assert(
      fc.property(promos, uses, (promo, taken) => {
        const wrong = everyQuote(promo, taken).filter((answer) => {
          const discount = amountOf(answer, 'discount');
          const isApplied = answer.promo?.applied === true;
          const explains = answer.lines.every(({ label, reason }) => label !== '' && reason !== '') && answer.promo?.message;
          if (!isApplied) return discount !== undefined || !explains;
          return discount === undefined || discount >= 0 || -discount > sumOf(bought(answer)) || !explains;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('applies a code exactly above its minimum, between its dates, and while there are uses', () => {
    fc.assert(
      fc.property(promos, uses, requests, (promo, taken, asked) => {
        const answer = quoteOf({ ...asked, promo_code: 'TEST' }, { promo, uses: taken });
        const subtotal = sumOf(bought(answer));
        const { currency } = asked;
        const isOff =
          promo.discount.kind === 'amount' ? promo.discount.amount_minor[currency] > 0 : subtotal * promo.discount.percent >= 50;
        const isOpen = (promo.startsAt ?? NOW) <= NOW && (promo.endsAt === null || promo.endsAt > NOW);
        const hasUses = taken.all < (promo.maxUses ?? 9) && taken.byCustomer < (promo.maxUsesPerCustomer ?? 9);
        expect(answer.promo?.applied).toBe(isOff && isOpen && hasUses && subtotal > promo.minimumMinor[currency]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes the same off in whatever order the lines stand', () => {
    const shuffled = requests.chain((asked) => {
      const lines = bought(quoteOf(asked));
      return fc.shuffledSubarray(lines, { minLength: lines.length }).map((others) => ({ asked, others }));
    });
    fc.assert(
      fc.property(promos, shuffled, (promo, { asked, others }) => {
        const answer = quoteOf({ ...asked, promo_code: 'TEST' }, { promo });
        const outcome = applyPromo(promo, NO_USES, asked.currency, sumOf(others), NOW);
        expect(amountOf(answer, 'discount')).toBe(outcome.applies ? -outcome.discountMinor : undefined);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes off no less for a dearer order or a better code, and costs no more than without one', () => {
    const subtotals = fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }));
    const off = (promo: PromoCode, currency: Currency, subtotal: number) => {
      const outcome = applyPromo(promo, NO_USES, currency, subtotal, NOW);
      return outcome.applies ? outcome.discountMinor : 0;
    };
    fc.assert(
      fc.property(promos, requests, subtotals, fc.integer({ min: 1, max: 100 }), (promo, asked, [less, more], percent) => {
        const { currency } = asked;
        expect(off(promo, currency, less)).toBeLessThanOrEqual(off(promo, currency, less + more));
        if (promo.discount.kind === 'percent') {
          const better: PromoCode = {
            ...promo,
            discount: { kind: 'percent', percent: Math.max(percent, promo.discount.percent) },
          };
          expect(off(promo, currency, less)).toBeLessThanOrEqual(off(better, currency, less));
        }
        const plain = quoteOf(asked).total.amount_minor;
        expect(quoteOf({ ...asked, promo_code: 'TEST' }, { promo }).total.amount_minor).toBeLessThanOrEqual(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it('costs no less for a higher resolution, one more wish or a preview, with the same code', () => {
    const codes = fc.constantFrom(undefined, WELCOME10);
    fc.assert(
      fc.property(requests, codes, (given, promo) => {
        const subtotal = (changes: object, hasPreview = false) =>
          sumOf(bought(quoteOf({ ...given, promo_code: promo?.code ?? null, ...changes }, { promo, hasPreview })));
        const [hd = 0, fullHd = 0, ultraHd = 0] = RESOLUTIONS.map((resolution) => subtotal({ resolution }));
        expect(hd).toBeLessThan(fullHd);
        expect(fullHd).toBeLessThan(ultraHd);
        for (const wish of ['bride_first', 'custom_audio', 'remove_watermark']) {
          expect(subtotal({ [wish]: false })).toBeLessThan(subtotal({ [wish]: true }));
        }
        expect(subtotal({ delivery: 'standard' })).toBeLessThan(subtotal({ delivery: 'express' }));
        expect(subtotal({}, true) - subtotal({})).toBe(amountOf(quoteOf(given), 'video'));
      }),
      { numRuns: 500 },
    );
  });

  it('takes a tenth off under WELCOME10, rounded half up once, and only above its minimum', () => {
    const minimum: Record<Currency, number> = { INR: 10_000, USD: 125, EUR: 125, GBP: 100 };
    const wrong = everyQuote(WELCOME10).filter((answer) => {
      const subtotal = sumOf(bought(answer));
      const expected = subtotal > minimum[answer.currency] ? -Math.round(subtotal / 10) : undefined;
      return amountOf(answer, 'discount') !== expected;
    });
    expect(wrong).toEqual([]);
  });
});
