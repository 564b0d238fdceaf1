import type Stripe from 'stripe';
import type { Known } from '../params/known-params.ts';
import { KNOWN_PAGINATION, pageOf } from '../params/list.ts';
import type { Api } from './api.ts';

const LIST: Known<Stripe.PaymentMethodConfigurationListParams> = {
  ...KNOWN_PAGINATION,
  active: 'read',
  application: 'unsupported',
};

const offered = (on: boolean) => {
  const value = on ? ('on' as const) : ('off' as const);
  return { available: on, display_preference: { overridable: null, preference: value, value } };
};

/** The account's one configuration, of an account in India: what the test page takes. */
const CONFIGURATION: Stripe.PaymentMethodConfiguration = {
  id: 'pmc_1NimantranLocal',
  object: 'payment_method_configuration',
  active: true,
  application: null,
  is_default: true,
  livemode: false,
  name: 'Default',
  parent: null,
  card: offered(true),
  upi: offered(true),
  apple_pay: offered(false),
  google_pay: offered(false),
  link: offered(false),
};

/** `/v1/payment_method_configurations`: what the account offers at a checkout. */
export function registerPaymentMethods(api: Api): void {
  const path = '/payment_method_configurations';
  api.get<Stripe.PaymentMethodConfigurationListParams>(path, LIST, (_tx, params) => {
    const wanted = params.boolean('active') ?? true;
    return pageOf(wanted ? [CONFIGURATION] : [], params, `/v1${path}`);
  });
}
