import { newId } from '../store/ids.ts';
import type { BalanceTransaction } from '../store/objects.ts';
import type { Change } from '../webhooks/events.ts';

const DAY = 86_400;
/** Stripe's fee for a payment: 2 percent here, and not refunded. */
const CHARGE_FEE = 0.02;
const DISPUTE_FEE_MINOR = 1_500;

type Movement = { amount: number; currency: string; source: string; description: string | null };

/** Records the money of a payment that reached the account. */
export function moneyReceived(change: Change, movement: Movement): BalanceTransaction {
  return record(change, movement, 'charge', 'charge', Math.round(movement.amount * CHARGE_FEE), 'Stripe processing fees');
}

/** Records the money of a refund that left the account. */
export function moneyRefunded(change: Change, movement: Movement): BalanceTransaction {
  return record(change, outgoing(movement), 'refund', 'refund');
}

/** Records the money of a refund that its bank returned. */
export function refundReturned(change: Change, movement: Movement): BalanceTransaction {
  return record(change, movement, 'refund_failure', 'refund_failure');
}

/** Records the money that a dispute withdrew, with its fee. */
export function disputeWithdrawn(change: Change, movement: Movement): BalanceTransaction {
  return record(change, outgoing(movement), 'adjustment', 'dispute', DISPUTE_FEE_MINOR, 'Dispute fee');
}

/** Records the money that a won dispute reinstated; the fee is not refunded. */
export function disputeReinstated(change: Change, movement: Movement): BalanceTransaction {
  return record(change, movement, 'adjustment', 'dispute_reversal');
}

function outgoing(movement: Movement): Movement {
  return { ...movement, amount: -movement.amount };
}

function record(
  { tx, now }: Change,
  { amount, currency, source, description }: Movement,
  type: BalanceTransaction['type'],
  category: string,
  fee = 0,
  feeFor: string | null = null,
): BalanceTransaction {
  const transaction: BalanceTransaction = {
    id: newId('txn_3'),
    object: 'balance_transaction',
    amount,
    available_on: now + 2 * DAY,
    balance_type: 'payments',
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: feeFor, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  };
  tx.put('balance_transaction', transaction);
  return transaction;
}
