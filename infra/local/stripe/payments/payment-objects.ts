import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { type Charge, idOf, type PaymentIntent } from '../store/objects.ts';
import type { Change } from '../webhooks/events.ts';
import { type Card, countryOf, type Declined, type Payer } from './cards.ts';
import type { Means } from './means.ts';

type Given = Pick<
  PaymentIntent,
  | 'allowed_payment_method_types'
  | 'amount'
  | 'automatic_payment_methods'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'receipt_email'
  | 'statement_descriptor_suffix'
>;

/** A payment intent before the first attempt. */
export function newPaymentIntent({ now }: Change, given: Given): PaymentIntent {
  const id = newId('pi_3');
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: now,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
}

/** One attempt with a card or UPI: a successful charge, or one that failed for `failure`. */
export function newCharge({ now }: Change, intent: PaymentIntent, means: Means, payer: Payer, failure?: Declined): Charge {
  const paid = failure === undefined;
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'NIMANTRAN',
    captured: paid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: failure === undefined ? null : '01',
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.declineCode ?? failure?.code ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: idOf(intent.payment_method),
    payment_method_details:
      'vpa' in means ? { type: 'upi', upi: { vpa: means.vpa } } : { type: 'card', card: cardDetails(means, intent, failure) },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(card: Card, intent: PaymentIntent, failure?: Declined): Stripe.Charge.PaymentMethodDetails.Card {
  const paid = failure === undefined;
  const passed = (wrong: boolean) => (wrong ? 'fail' : 'pass');
  return {
    amount_authorized: paid ? intent.amount : null,
    authorization_code: paid ? newId('', 6).toUpperCase() : null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: passed(failure?.code === 'incorrect_cvc'),
    },
    country: countryOf(card),
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
