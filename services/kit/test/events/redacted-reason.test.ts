import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactedReason } from '../../src/events/redacted-reason.ts';

const ORDER = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describe('why an event was parked', () => {
  it('is told without what the event tells', () => {
    const data = { order_id: ORDER, details: { bride: 'Parvathavardhini', note: 'Call "Appa" first', day: '14 February' } };
    const reasons = [
      'invalid input syntax for type date: "14 February"',
      `order ${ORDER}: /details/bride must NOT have more than 10 characters: Parvathavardhini`,
      `bad value ${JSON.stringify(data.details.note)}`,
      'null value in column "due_at" of relation "orders" violates not-null constraint',
      'connect ECONNREFUSED 127.0.0.1:5432',
    ];
    expect(reasons.map((reason) => redactedReason(new Error(reason), data))).toEqual([
      'invalid input syntax for type date: "…"',
      `order ${ORDER}: /details/bride must NOT have more than 10 characters: …`,
      'bad value "…"',
      'null value in column "due_at" of relation "orders" violates not-null constraint',
      'connect ECONNREFUSED 127.0.0.1:5432',
    ]);
  });

  it('holds no words of the event, wherever they stand and whatever they are', () => {
    const words = fc
      .string({ minLength: 3, maxLength: 30, unit: 'grapheme' })
      .filter((text) => !/^[a-z]+([._][a-z]+)*$/.test(text));
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.nat(), (values, which) => {
        const quoted = values[which % values.length] ?? '';
        const reason = redactedReason(new Error(`failed at <${quoted}> ${JSON.stringify(quoted)}`), { list: values });
        // The rest is the error's own text, which may happen to contain a value.
        const own = `failed at <…> "…"`;
        expect(own.includes(quoted) || !reason.includes(quoted)).toBe(true);
      }),
    );
  });
});
