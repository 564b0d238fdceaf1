import { newId } from '../store/ids.ts';
import type { PaymentMethod } from '../store/objects.ts';
import type { Change } from '../webhooks/events.ts';
import { type Card, countryOf, type Payer } from './cards.ts';
import type { Means } from './means.ts';

/** The card or UPI ID of one payment as the API shows it, without the card's number. */
export function newPaymentMethod({ tx, now }: Change, means: Means, payer: Payer): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm_1'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    ...('vpa' in means ? { type: 'upi', upi: { vpa: means.vpa } } : { type: 'card', card: shownCard(means) }),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
  tx.put('payment_method', method);
  return method;
}

function shownCard(card: Card): PaymentMethod['card'] {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: countryOf(card),
    display_brand: card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
