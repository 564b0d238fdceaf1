import { createCustomer } from '../customers.ts';
import { idOf } from '../objects.ts';
import { createRefund } from '../refunds.ts';
import type { Api } from './api.ts';

/** Everything but checkout sessions: what is read, listed, refunded. */
export function registerObjects(api: Api): void {
  api.retrieve('/payment_intents', 'payment_intent');
  api.list('/payment_intents', 'payment_intent', { customer: (intent, value) => idOf(intent.customer) === value });

  api.retrieve('/charges', 'charge');
  api.list('/charges', 'charge', {
    customer: (charge, value) => idOf(charge.customer) === value,
    payment_intent: (charge, value) => idOf(charge.payment_intent) === value,
  });

  api.post('/refunds', createRefund);
  api.retrieve('/refunds', 'refund');
  api.list('/refunds', 'refund', {
    charge: (refund, value) => idOf(refund.charge) === value,
    payment_intent: (refund, value) => idOf(refund.payment_intent) === value,
  });

  api.retrieve('/disputes', 'dispute');
  api.list('/disputes', 'dispute', {
    charge: (dispute, value) => idOf(dispute.charge) === value,
    payment_intent: (dispute, value) => idOf(dispute.payment_intent) === value,
  });

  api.post('/customers', createCustomer);
  api.retrieve('/customers', 'customer');
  api.list('/customers', 'customer', { email: (customer, value) => customer.email === value });

  api.retrieve('/events', 'event');
  api.list('/events', 'event', {
    delivery_success: (event, value) => (event.pending_webhooks === 0) === (value === 'true'),
    type: (event, value) => matchesType(event.type, value),
    types: (event, value) => matchesType(event.type, value),
  });
}

/** `charge.*` stands for every type that begins so. */
function matchesType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
