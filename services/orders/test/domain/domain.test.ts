import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { DOWNLOAD_FILES, ORDER_STATES } from '@nimantran/proto/domain/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueTime } from '../../src/domain/delivery/due-time.ts';
import { fileNameOf } from '../../src/domain/file-name.ts';
import { newOrderNumber } from '../../src/domain/orders/order-number.ts';
import { ORDER_MOVES, ORDER_TRANSITIONS, stateAfter } from '../../src/domain/orders/order-states.ts';

const HOUR_MS = 3_600_000;
const ist = (text: string) => new Date(`${text}+05:30`);

describe('order states', () => {
  it.each([
    ['awaiting_payment', 'pay', 'processing'],
    ['awaiting_payment', 'pay_deposit', 'preview_processing'],
    ['awaiting_payment', 'cancel', 'cancelled'],
    ['awaiting_payment', 'expire', 'expired'],
    ['preview_processing', 'deliver_preview', 'awaiting_balance'],
    ['awaiting_balance', 'pay_balance', 'processing'],
    ['processing', 'deliver', 'completed'],
    ['processing', 'refund_whole', 'refunded'],
    ['completed', 'revise', 'processing'],
    ['completed', 'refund_whole', 'refunded'],
  ] as const)('lead from %s by %s to %s', (state, move, next) => {
    expect(stateAfter(state, move)).toBe(next);
  });

  it.each([
    ['processing', 'cancel'],
    ['processing', 'pay'],
    ['completed', 'deliver'],
    ['completed', 'expire'],
    ['cancelled', 'pay'],
    ['expired', 'pay'],
    ['refunded', 'deliver'],
  ] as const)('have no way from %s by %s', (state, move) => {
    expect(stateAfter(state, move)).toBeUndefined();
  });

  it('end for good once cancelled, expired or refunded, and only a payment leads to a video', () => {
    const moves = fc.array(fc.constantFrom(...ORDER_MOVES), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (tried) => {
        const walked: string[] = [];
        let state: (typeof ORDER_STATES)[number] = 'awaiting_payment';
        for (const move of tried) {
          const next = stateAfter(state, move);
          if (next === undefined) continue;
          expect(['cancelled', 'expired', 'refunded']).not.toContain(state);
          walked.push(move);
          state = next;
        }
        if (state === 'completed' || state === 'processing')
          expect(walked.some((move) => move === 'pay' || move === 'pay_balance')).toBe(true);
        // Only the shop itself ends a paid order.
        if (state === 'expired' || (state === 'cancelled' && !walked.includes('stop'))) expect(walked).not.toContain('pay');
      }),
    );
  });

  it('are all in the table', () => {
    expect(Object.keys(ORDER_TRANSITIONS).sort()).toEqual([...ORDER_STATES].sort());
  });
});

describe('the promised time', () => {
  const holidays = new Set(['2026-08-15', '2026-12-25']);
  it.each([
    ['a weekday', 'standard', '2026-11-03T15:00', '2026-11-05T15:00'],
    ['a Friday: Saturday is a working day', 'standard', '2026-11-06T15:00', '2026-11-09T15:00'],
    ['a Saturday: Sunday does not count', 'standard', '2026-11-07T10:30', '2026-11-10T10:30'],
    ['a Sunday: counted from Monday on', 'standard', '2026-11-08T13:00', '2026-11-11T00:00'],
    ['the first minute of a Monday', 'standard', '2026-11-09T00:00', '2026-11-11T00:00'],
    ['the last minute of a Saturday', 'standard', '2026-11-07T23:59', '2026-11-10T23:59'],
    ['Friday midnight: due when Saturday ends', 'standard', '2026-11-06T00:00', '2026-11-08T00:00'],
    ['before a holiday that meets a Sunday', 'standard', '2026-08-14T12:00', '2026-08-18T12:00'],
    ['on a holiday', 'standard', '2026-12-25T09:00', '2026-12-29T00:00'],
    ['the end of a month', 'standard', '2026-09-30T18:00', '2026-10-02T18:00'],
    ['a leap day', 'standard', '2028-02-28T12:00', '2028-03-01T12:00'],
    ['the turn of the year', 'standard', '2026-12-31T20:00', '2027-01-02T20:00'],
    ['when clocks change elsewhere', 'standard', '2026-10-24T23:00', '2026-10-27T23:00'],
    ['express on a Saturday', 'express', '2026-11-07T20:00', '2026-11-08T20:00'],
    ['express on a Sunday', 'express', '2026-11-08T20:00', '2026-11-09T20:00'],
    ['express before a holiday', 'express', '2026-12-24T20:00', '2026-12-25T20:00'],
  ] as const)('after %s (%s)', (_, delivery, paid, due) => {
    expect(dueTime(ist(paid), delivery, holidays).toISOString()).toBe(ist(due).toISOString());
  });

  it('is never less than two days away, nor on the morning of a day off, and later payments are never due earlier', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const due = dueTime(first, 'standard', holidays);
        expect(due.getTime() - first.getTime()).toBeGreaterThanOrEqual(48 * HOUR_MS);
        const lastMoment = new Date(due.getTime() - 1);
        expect(new Date(lastMoment.getTime() + 5.5 * HOUR_MS).getUTCDay()).not.toBe(0);
        expect(holidays.has(kolkataDay(lastMoment.getTime()))).toBe(false);
        expect(dueTime(second, 'standard', holidays).getTime()).toBeGreaterThanOrEqual(due.getTime());
      }),
    );
  });
});

describe('names of orders', () => {
  it('have numbers of Crockford letters', () => {
    for (let i = 0; i < 200; i++) expect(newOrderNumber()).toMatch(/^NM-[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it.each([
    ['Asha & Rohan', 'Wedding', 1, 'Asha-Rohan-wedding-invitation.mp4'],
    ['आशा & रोहन', 'Wedding', 1, 'आशा-रोहन-wedding-invitation.mp4'],
    ['The Shahs', 'House Warming', 8, 'The-Shahs-house-warming-invitation.mp4'],
    ['Mia', 'Wishes', 4, 'Mia-wishes-video.mp4'],
    ['../../"x"\r\n', 'Wedding', 1, 'x-wedding-invitation.mp4'],
    ['💍', 'Wedding', 1, 'wedding-invitation.mp4'],
  ])('give a file name for %s', (headline, themeCategory, themeCategoryId, name) => {
    expect(fileNameOf({ headline, themeCategory, themeCategoryId })).toBe(name);
  });

  it('give each file of an order its own name', () => {
    const order = { headline: 'Asha & Rohan', themeCategory: 'Wedding', themeCategoryId: 1 };
    const names = DOWNLOAD_FILES.map((file) => fileNameOf(order, file));
    expect(new Set(names).size).toBe(DOWNLOAD_FILES.length);
    expect(names.slice(-5)).toEqual(
      ['-card-4.jpg', '-square.jpg', '.pdf', '-5x7.pdf', '-loop.mp4'].map((end) => `Asha-Rohan-wedding-invitation${end}`),
    );
  });

  it('give a file name that is short enough for every headline', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (headline) => {
        const name = fileNameOf({ headline, themeCategory: 'Thread Ceremony', themeCategoryId: 11 });
        expect([...name].length).toBeLessThanOrEqual(120);
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+\.mp4$/u);
      }),
    );
  });
});
