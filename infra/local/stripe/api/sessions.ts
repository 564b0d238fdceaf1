import { createSession } from '../create-session.ts';
import { noSuch } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../list.ts';
import { idOf } from '../objects.ts';
import { expireSession } from '../session-expiry.ts';
import type { Api } from './api.ts';

/** `/v1/checkout/sessions`. */
export function registerSessions(api: Api): void {
  const path = '/checkout/sessions';
  api.post(path, createSession);
  api.retrieve(path, 'session');
  api.list(path, 'session', {
    customer: (session, value) => idOf(session.customer) === value,
    payment_intent: (session, value) => idOf(session.payment_intent) === value,
    status: (session, value) => session.status === value,
  });
  api.post(`${path}/:id/expire`, (change, params, id) => {
    params.rejectUnknown(['expand']);
    const session = change.tx.get('session', id);
    if (session === undefined) throw noSuch('checkout.session', id);
    return expireSession(change, session);
  });
  api.get(`${path}/:id/line_items`, ({ tx }, params, id) => {
    const kept = tx.get('items', id);
    if (kept === undefined) throw noSuch('checkout.session', id);
    params.rejectUnknown(LIST_PARAMS);
    // Line items are listed in the order of the order, not newest first.
    return pageOf(kept.items.toReversed(), params, `/v1${path}/${id}/line_items`);
  });
}
