import type Stripe from 'stripe';
import type { Known } from '../params/known-params.ts';
import type { Params } from '../params/params.ts';
import { newId } from '../store/ids.ts';
import type { Customer } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';

export function newCustomer({ now }: Change, who: { email: string | null; name: string | null }): Customer {
  return {
    id: newId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: who.email,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: who.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export const CREATE_CUSTOMER: Known<Stripe.CustomerCreateParams> = {
  address: 'unsupported',
  balance: 'unsupported',
  business_name: 'unsupported',
  cash_balance: 'unsupported',
  description: 'read',
  email: 'read',
  expand: 'read',
  individual_name: 'unsupported',
  invoice_prefix: 'unsupported',
  invoice_settings: 'unsupported',
  metadata: 'read',
  name: 'read',
  next_invoice_sequence: 'unsupported',
  payment_method: 'unsupported',
  phone: 'read',
  preferred_locales: 'unsupported',
  shipping: 'unsupported',
  source: 'unsupported',
  tax: 'unsupported',
  tax_exempt: 'unsupported',
  tax_id_data: 'unsupported',
  test_clock: 'unsupported',
  validate: 'unsupported',
};

/** `POST /v1/customers`. */
export function createCustomer(change: Change, params: Params<Stripe.CustomerCreateParams>): Customer {
  const customer: Customer = {
    ...newCustomer(change, { email: params.email('email') ?? null, name: params.text('name', 256) ?? null }),
    description: params.text('description', 350) ?? null,
    metadata: params.metadata('metadata'),
    phone: params.text('phone', 20) ?? null,
  };
  change.tx.put('customer', customer);
  emit(change, { type: 'customer.created', data: { object: customer } });
  return customer;
}
