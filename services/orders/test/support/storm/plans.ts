import type { Currency } from '@nimantran/proto/domain/currency';
import type { Dice } from '../dice.ts';

/** The fate of one order of the storm, decided by the seed. */
export interface Plan {
  index: number;
  currency: Currency;
  pay: 'never' | 'at once' | 'after declines' | 'while cancelling';
  /** Refunds: by an admin here, or on the provider's own pages. */
  refunds: { by: 'admin' | 'provider'; part: number | null; outcome: 'succeeded' | 'pending' | 'failed' }[];
  dispute: 'won' | 'lost' | 'open' | null;
}

const CURRENCIES: readonly [Currency, ...Currency[]] = ['INR', 'INR', 'INR', 'USD', 'EUR', 'GBP'];

type Refund = Plan['refunds'][number];

export function makePlan(index: number, dice: Dice): Plan {
  const pay = dice.pick<Plan['pay']>([...many('at once', 16), ...many('after declines', 2), 'never', 'while cancelling']);
  const by = dice.pick<Refund['by']>(['admin', 'admin', 'provider']);
  const refund = (): Refund => ({
    by,
    part: dice.pick([null, 1, 99, 5_000, 14_950]),
    outcome: dice.pick<Refund['outcome']>([...many('succeeded', 7), 'pending', 'pending', 'failed']),
  });
  const refunds = dice.chance(0.4) ? Array.from({ length: 1 + dice.below(2) }, refund) : [];
  const dispute = dice.chance(0.08) ? dice.pick<Plan['dispute']>(['won', 'lost', 'open']) : null;
  return { index, currency: dice.pick(CURRENCIES), pay, refunds, dispute };
}

function many<Value extends string>(value: Value, times: number): [Value, ...Value[]] {
  return [value, ...Array<Value>(times - 1).fill(value)];
}
