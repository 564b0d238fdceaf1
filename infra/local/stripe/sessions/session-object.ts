import type { Session } from '../store/objects.ts';

/**
 * The fields that differ between sessions; the rest of the object is constant and reflects what the stand-in does not support.
 */
type Given = Pick<
  Session,
  | 'id'
  | 'allowed_payment_method_types'
  | 'created'
  | 'expires_at'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'amount_subtotal'
  | 'amount_total'
  | 'currency'
  | 'customer'
  | 'customer_creation'
  | 'customer_details'
  | 'customer_email'
  | 'client_reference_id'
  | 'metadata'
  | 'allow_promotion_codes'
  | 'billing_address_collection'
  | 'locale'
  | 'submit_type'
>;

/** An open, unpaid session for a one-time payment by card. */
export function newSession(given: Given): Session {
  return {
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    managed_payments: { enabled: false },
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
    ...given,
  };
}

/** The payer, as far as known; null if nothing is. */
export function contact(email: string | null, name: string | null): Session['customer_details'] {
  if (email === null && name === null) return null;
  return { address: null, business_name: null, email, individual_name: null, name, phone: null, tax_exempt: 'none', tax_ids: [] };
}
