import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { parseForm } from '../../../local/form.ts';
import { StripeApiError } from '../../../local/stripe/errors.ts';
import { type Known, refuseUnknown } from '../../../local/stripe/params/known-params.ts';
import { Params } from '../../../local/stripe/params/params.ts';
import { CREATE_REFUND } from '../../../local/stripe/refunds/refunds.ts';
import { type Change, emit } from '../../../local/stripe/webhooks/events.ts';

type Order = {
  note?: string;
  gift?: { wrap?: boolean; card?: { text?: string } };
  lines?: { name: string; price?: number }[];
  marks?: Stripe.MetadataParam;
};

const ORDER: Known<Order> = {
  note: 'read',
  gift: { wrap: 'read', card: 'unsupported' },
  lines: [{ name: 'read', price: 'read' }],
  marks: 'read',
};

function refused(form: string): StripeApiError | undefined {
  try {
    refuseUnknown(parseForm(form), ORDER);
    return undefined;
  } catch (error) {
    if (error instanceof StripeApiError) return error;
    throw error;
  }
}

describe('the parameters of a call', () => {
  test.each([
    '',
    'note=x&gift[wrap]=true&lines[0][name]=Video&lines[1][price]=3&marks[anything]=goes',
    'lines=&gift=',
    'lines[7][name]=x',
  ])('pass when each is known: %s', (form) => {
    expect(refused(form)).toBeUndefined();
  });

  test.each([
    ['colour=red', 'colour'],
    ['gift[colour]=red', 'gift[colour]'],
    ['lines[1][colour]=red', 'lines[1][colour]'],
    ['gift[card][text]=x&colour=red', 'colour'],
    ['toString=x', 'toString'],
    ['__proto__=x', '__proto__'],
  ])('are refused by name when one is unknown: %s', (form, param) => {
    expect(refused(form)?.raw).toMatchObject({
      code: 'parameter_unknown',
      param,
      message: `Received unknown parameter: ${param}`,
    });
  });

  test('are refused by all their names when several are unknown', () => {
    expect(refused('colour=red&gift[size]=xl')?.message).toBe('Received unknown parameters: colour, gift[size]');
  });

  test('are refused with another word when only Stripe knows them', () => {
    expect(refused('gift[card][text]=x')?.raw).toMatchObject({ code: 'parameter_unsupported_by_stand_in', param: 'gift[card]' });
  });
});

/** The compiler is the test: without its directive, each line below would not compile. */
export const COMPILE_TIME = {
  // @ts-expect-error a parameter of the type is missing
  missing: { note: 'read', gift: 'unsupported', lines: 'unsupported' } satisfies Known<Order>,
  // @ts-expect-error a parameter that the type does not have
  invented: { ...ORDER, colour: 'read' } satisfies Known<Order>,
  // @ts-expect-error a parameter of a group that its type does not have
  inventedWithin: { ...ORDER, gift: { wrap: 'read', card: 'read', colour: 'read' } } satisfies Known<Order>,
  // @ts-expect-error a parameter of a list's groups is missing
  missingWithin: { ...ORDER, lines: [{ name: 'read' }] } satisfies Known<Order>,
  // @ts-expect-error a parameter of the SDK's own type is missing
  ofTheSdk: { amount: 'read', charge: 'read' } satisfies Known<Stripe.RefundCreateParams>,
  // @ts-expect-error Stripe took this parameter out of sessions
  outdated: { payment_method_types: 'read' } satisfies Partial<Known<Stripe.Checkout.SessionCreateParams>>,
  // @ts-expect-error only what the type has can be read
  reading: () => new Params<Stripe.RefundCreateParams>({}).text('colour'),
  // @ts-expect-error an event whose object is of another kind
  telling: (change: Change, charge: Stripe.Charge) => emit(change, { type: 'refund.created', data: { object: charge } }),
  whole: CREATE_REFUND satisfies Known<Stripe.RefundCreateParams>,
};
