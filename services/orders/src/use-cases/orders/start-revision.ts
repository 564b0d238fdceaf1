import { newSecret } from '@nimantran/kit/auth/secret';
import { orderRevised } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { type Revision, revisedCustomisation } from '../../domain/orders/revision.ts';
import { stateAfterOrRefuse } from './next-state.ts';
import { orderForStudio } from './order-for-studio.ts';

/** Starts the video of a locked, delivered order again; the old one stays until the new one is ready. */
export async function startRevision(
  transaction: Transaction<Tables>,
  order: OrderRow,
  revision: Revision,
  { at, dueAt, by }: { at: Date; dueAt: Date; by?: Staff },
): Promise<OrderRow> {
  const state = stateAfterOrRefuse(order.state, 'revise');
  const { correction, details } = revision;
  const customisation = revisedCustomisation(order.customisation, revision);
  const next = await updateOrder(transaction, order.id, {
    state,
    customisation: JSON.stringify(customisation),
    headline: revision.headline,
    // Orders from before codes have no address yet.
    pageToken: order.pageToken ?? newSecret(),
    dueAt,
    paymentError: null,
    uploadsFreeAt: null,
    // Purged music is no longer missing once the customer has chosen again.
    ...(revision.music === undefined ? {} : { purgedMusic: 0 }),
    // A person knows the changes of staff; customers' own corrections are compared with the details known before.
    knownDetails: correction ? JSON.stringify(knownDetailsOf(order)) : null,
  });
  const text = correction ? 'Your video is being remade with your corrections.' : 'Your video is being remade with your changes.';
  await addHistory(transaction, order.id, { at, kind: 'revised', text, by });
  await writeOrderEvent(transaction, orderRevised, order.id, {
    ...orderForStudio(next, dueAt),
    note: revision.note,
    ...(correction && { correction: { details: { ...details }, ...correctedChoices(correction) } }),
  });
  return next;
}

/** The details whose names a person has seen, or the customer has paid for. */
export const knownDetailsOf = ({ knownDetails, customisation }: Pick<OrderRow, 'knownDetails' | 'customisation'>) =>
  knownDetails ?? customisation.details;

/** The code in the last scene is not among them: studio reads it from the order's customisation. */
function correctedChoices({ bride_first, cards }: NonNullable<Revision['correction']>) {
  return { bride_first, ...(cards !== undefined && { cards }) };
}
