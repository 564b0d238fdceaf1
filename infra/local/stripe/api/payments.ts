import type Stripe from 'stripe';
import { noSuch } from '../errors.ts';
import type { Known } from '../params/known-params.ts';
import { KNOWN_LIST } from '../params/list.ts';
import { CANCEL_PAYMENT_INTENT, CONFIRM_PAYMENT_INTENT, CREATE_PAYMENT_INTENT } from '../payments/known-payment-intent.ts';
import { cancelPaymentIntent, confirmPaymentIntent, createPaymentIntent } from '../payments/payment-intents.ts';
import { idOf, type PaymentIntent } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';
import type { Api } from './api.ts';
import { asKept } from './run-post.ts';

const RETRIEVE_PAYMENT_INTENT: Known<Stripe.PaymentIntentRetrieveParams> = { client_secret: 'unsupported', expand: 'read' };
const LIST_PAYMENT_INTENTS: Known<Stripe.PaymentIntentListParams> = {
  ...KNOWN_LIST,
  customer: 'read',
  customer_account: 'unsupported',
};
const RETRIEVE_CHARGE: Known<Stripe.ChargeRetrieveParams> = { expand: 'read' };
const LIST_CHARGES: Known<Stripe.ChargeListParams> = {
  ...KNOWN_LIST,
  customer: 'read',
  payment_intent: 'read',
  transfer_group: 'unsupported',
};
const RETRIEVE_PAYMENT_METHOD: Known<Stripe.PaymentMethodRetrieveParams> = { expand: 'read' };
const RETRIEVE_BALANCE_TRANSACTION: Known<Stripe.BalanceTransactionRetrieveParams> = { expand: 'read' };
const LIST_BALANCE_TRANSACTIONS: Known<Stripe.BalanceTransactionListParams> = {
  ...KNOWN_LIST,
  currency: 'read',
  payout: 'unsupported',
  source: 'read',
  type: 'read',
};

/** `/v1/payment_intents`, `/v1/charges`, `/v1/payment_methods` and `/v1/balance_transactions`. */
export function registerPayments(api: Api): void {
  const path = '/payment_intents';
  const intent = asKept('payment_intent');
  api.post(intent, path, CREATE_PAYMENT_INTENT, createPaymentIntent);
  api.post(intent, `${path}/:id/confirm`, CONFIRM_PAYMENT_INTENT, (change, params, id) =>
    confirmPaymentIntent(change, params, mustFind(change.tx, id)),
  );
  api.post(intent, `${path}/:id/cancel`, CANCEL_PAYMENT_INTENT, (change, params, id) =>
    cancelPaymentIntent(change, params, mustFind(change.tx, id)),
  );
  api.retrieve(intent, path, RETRIEVE_PAYMENT_INTENT);
  api.list(intent, path, LIST_PAYMENT_INTENTS, [['customer', (row, value) => idOf(row.customer) === value]]);

  const charge = asKept('charge');
  api.retrieve(charge, '/charges', RETRIEVE_CHARGE);
  api.list(charge, '/charges', LIST_CHARGES, [
    ['customer', (row, value) => idOf(row.customer) === value],
    ['payment_intent', (row, value) => idOf(row.payment_intent) === value],
  ]);

  api.retrieve(asKept('payment_method'), '/payment_methods', RETRIEVE_PAYMENT_METHOD);

  const movement = asKept('balance_transaction');
  api.retrieve(movement, '/balance_transactions', RETRIEVE_BALANCE_TRANSACTION);
  api.list(movement, '/balance_transactions', LIST_BALANCE_TRANSACTIONS, [
    ['currency', (row, value) => row.currency === value],
    ['source', (row, value) => idOf(row.source) === value],
    ['type', (row, value) => row.type === value],
  ]);
}

function mustFind(tx: Transaction, id: string): PaymentIntent {
  const intent = tx.get('payment_intent', id);
  if (intent === undefined) throw noSuch('payment_intent', id);
  return intent;
}
