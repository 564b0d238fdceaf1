import { route } from '@nimantran/kit/http/route';
import { manifestIn } from '@nimantran/proto/domain/look';
import type { OrderState } from '@nimantran/proto/domain/order';
import { type OrderInvitation, orderInvitation } from '@nimantran/proto/http/orders/invitations';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { revisionOf } from '../../db/orders/history.ts';
import { orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { isDownloadable } from '../../domain/orders/order-view.ts';
import { soldTheme } from '../../use-cases/orders/correction-terms.ts';

/** After a delivery, also while the video is made again. */
const DELIVERED: readonly OrderState[] = ['completed', 'processing'];

export function serveOrderInvitation(app: FastifyInstance, context: OrdersContext): void {
  route(app, orderInvitation, async ({ params }) => {
    const order = await orderByNumber(context.db, params.number);
    if (!order) throw orderNotFound();
    const manifest = await soldTheme(context, order);
    const { id, title, category, category_id, language, width, height, fields, pairs, colors, fonts } =
      manifestIn(manifest, order.customisation) ?? manifest;
    const [firstAt, revision] = await Promise.all([firstDelivery(context.db, order.id), revisionOf(context.db, order.id)]);
    const delivered =
      DELIVERED.includes(order.state) && firstAt !== null && order.eraseWantedAt === null && order.erasedAt === null;
    return {
      order_id: order.id,
      number: order.number,
      owner_uid: order.ownerUid,
      ...(order.pageToken !== null && { page_token: order.pageToken }),
      delivered,
      delivered_at: firstAt?.toISOString() ?? null,
      headline: order.headline,
      theme_version: order.themeVersion,
      theme: {
        ...{ id, title, category, category_id, width, height, fields, colors, fonts },
        ...(language !== undefined && { language }),
        ...(pairs !== undefined && { pairs }),
      },
      details: order.customisation.details,
      bride_first: order.customisation.bride_first,
      revision: revision.count,
      changed_at: (revision.at ?? order.placedAt).toISOString(),
      ...filesOf(order),
    };
  });
}

function filesOf(order: OrderRow): Pick<OrderInvitation, 'video' | 'cards' | 'poster_key'> {
  if (!isDownloadable(order) || order.video === null) return { video: null, cards: [], poster_key: null };
  const stored = ({ object_key, size_bytes, width, height }: OrderInvitation['cards'][number]) => ({
    ...{ object_key, size_bytes, width, height },
  });
  return { video: stored(order.video), cards: (order.extras?.cards ?? []).map(stored), poster_key: order.posterKey };
}

async function firstDelivery(db: Kysely<Tables>, orderId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('orderHistory')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('orderId', '=', orderId)
    .where('kind', '=', 'completed')
    .executeTakeFirstOrThrow();
  return at;
}
