import type Stripe from 'stripe';
import type { Known } from '../params/known-params.ts';
import { KNOWN_LIST } from '../params/list.ts';
import { CREATE_CUSTOMER, createCustomer } from '../payments/customers.ts';
import { presentEvent } from '../webhooks/events.ts';
import type { Api } from './api.ts';
import { asKept, type Kind } from './run-post.ts';

const RETRIEVE_CUSTOMER: Known<Stripe.CustomerRetrieveParams> = { expand: 'read' };
const LIST_CUSTOMERS: Known<Stripe.CustomerListParams> = { ...KNOWN_LIST, email: 'read', test_clock: 'unsupported' };
const RETRIEVE_EVENT: Known<Stripe.EventRetrieveParams> = { expand: 'read' };
const LIST_EVENTS: Known<Stripe.EventListParams> = { ...KNOWN_LIST, delivery_success: 'read', type: 'read', types: 'read' };

/** `/v1/customers` and `/v1/events`. */
export function registerRecords(api: Api): void {
  const customer = asKept('customer');
  api.post(customer, '/customers', CREATE_CUSTOMER, createCustomer);
  api.retrieve(customer, '/customers', RETRIEVE_CUSTOMER);
  api.list(customer, '/customers', LIST_CUSTOMERS, [['email', (row, value) => row.email === value]]);

  const event: Kind<'event'> = { name: 'event', present: presentEvent };
  api.retrieve(event, '/events', RETRIEVE_EVENT);
  api.list(event, '/events', LIST_EVENTS, [
    ['delivery_success', (row, value, tx) => (presentEvent(tx, row).pending_webhooks === 0) === (value === 'true')],
    ['type', (row, value) => matchesType(row.type, value)],
    ['types', (row, value) => row.type === value],
  ]);
}

/** `charge.*` matches every type with that prefix. */
function matchesType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
