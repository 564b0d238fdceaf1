import type Stripe from 'stripe';
import { noSuch } from '../errors.ts';
import { expansionOf, refuseAny } from '../params/expand.ts';
import type { Known } from '../params/known-params.ts';
import { KNOWN_LIST, KNOWN_PAGINATION, pageOf } from '../params/list.ts';
import { createSession } from '../sessions/create-session.ts';
import { CREATE_SESSION } from '../sessions/known-session.ts';
import { expireSession } from '../sessions/session-expiry.ts';
import { idOf } from '../store/objects.ts';
import type { Api } from './api.ts';
import { asKept } from './run-post.ts';

const LIST_SESSIONS: Known<Stripe.Checkout.SessionListParams> = {
  ...KNOWN_LIST,
  customer: 'read',
  customer_account: 'unsupported',
  customer_details: 'unsupported',
  payment_intent: 'read',
  payment_link: 'unsupported',
  status: 'read',
  subscription: 'unsupported',
};
const RETRIEVE_SESSION: Known<Stripe.Checkout.SessionRetrieveParams> = { expand: 'read' };
const EXPIRE_SESSION: Known<Stripe.Checkout.SessionExpireParams> = { expand: 'read' };
const LIST_LINE_ITEMS: Known<Stripe.Checkout.SessionListLineItemsParams> = KNOWN_PAGINATION;

/** `/v1/checkout/sessions`. */
export function registerSessions(api: Api): void {
  const path = '/checkout/sessions';
  const session = asKept('session');
  api.post(session, path, CREATE_SESSION, createSession);
  api.retrieve(session, path, RETRIEVE_SESSION);
  api.list(session, path, LIST_SESSIONS, [
    ['customer', (row, value) => idOf(row.customer) === value],
    ['payment_intent', (row, value) => idOf(row.payment_intent) === value],
    ['status', (row, value) => row.status === value],
  ]);
  api.post(session, `${path}/:id/expire`, EXPIRE_SESSION, (change, _params, id) => {
    const found = change.tx.get('session', id);
    if (found === undefined) throw noSuch('checkout.session', id);
    return expireSession(change, found);
  });
  api.get(`${path}/:id/line_items`, LIST_LINE_ITEMS, (tx, params, id) => {
    const kept = tx.get('items', id);
    if (kept === undefined) throw noSuch('checkout.session', id);
    refuseAny(expansionOf(params.texts('expand')));
    return pageOf(kept.items, params, `/v1${path}/${id}/line_items`);
  });
}
