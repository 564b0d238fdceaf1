import { route } from '@nimantran/kit/http/route';
import { customerOrders } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { draftsOf } from '../../db/orders/drafts.ts';
import { ratingOf } from '../../db/ratings/ratings.ts';
import type { OrderRow } from '../../db/schema.ts';
import { draftView } from '../drafts/draft-view.ts';
import { readOrder } from '../orders/read-order.ts';

const MOST_ORDERS = 500;
const MOST_REQUESTS = 500;

export function serveCustomerOrders(app: FastifyInstance, context: OrdersContext): void {
  const { db } = context;
  route(app, customerOrders, async ({ params: { uid } }) => {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('ownerUid', '=', uid)
      .orderBy('seq', 'desc')
      .limit(MOST_ORDERS)
      .execute();
    const orders = [];
    for (const row of rows) {
      const { poster_url: _none, can: _now, ...kept } = await readOrder(context, withoutPictures(row), uid);
      orders.push({
        ...kept,
        attribution: row.attribution,
        rating: await saidBy(db, row.id),
        terms: { version: row.termsVersion, accepted_at: row.termsAcceptedAt },
        music_rights_accepted_at: row.musicRightsAcceptedAt,
      });
    }
    return { orders, support: await supportOf(context, uid), drafts: (await draftsOf(db, uid)).map(draftView) };
  });
}

/** The customer's own words on a delivered order. */
async function saidBy(db: OrdersContext['db'], orderId: string) {
  const rating = await ratingOf(db, orderId);
  return rating ? { stars: rating.stars, line: rating.line, rated_at: rating.ratedAt } : null;
}

/** So that no addresses are signed for a file that is read later. */
function withoutPictures(row: OrderRow): OrderRow {
  const cards = row.extras?.cards.map(({ thumbnail: _, ...card }) => card) ?? [];
  return { ...row, posterKey: null, extras: row.extras && { ...row.extras, cards } };
}

async function supportOf({ db }: Pick<OrdersContext, 'db'>, uid: string) {
  const requests = await db
    .selectFrom('supportRequests')
    .select(['id', 'number', 'kind', 'state', 'subject', 'claim', 'draft', 'changes', 'openedAt'])
    .where('ownerUid', '=', uid)
    .orderBy('seq', 'desc')
    .limit(MOST_REQUESTS)
    .execute();
  if (requests.length === 0) return [];
  const messages = await db
    .selectFrom('supportMessages')
    .select(['requestId', 'author', 'text', 'at'])
    .where(
      'requestId',
      'in',
      requests.map(({ id }) => id),
    )
    .orderBy('seq')
    .execute();
  return requests.map(({ id, openedAt, ...request }) => ({
    ...request,
    opened_at: openedAt,
    messages: messages.filter(({ requestId }) => requestId === id).map(({ author, text, at }) => ({ author, text, at })),
  }));
}
