import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { WEBHOOK_KEPT_DAYS, WEBHOOK_TRIED_DAYS } from '@nimantran/proto/domain/webhook';
import type { WebhookDelivery } from '@nimantran/proto/http/orders/webhooks';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isToBeQueued, nextTryAt, queuedNow, RETRY_PAUSE } from '../retry-schedule.ts';
import type { Tables } from '../schema.ts';

/**
 * Deliveries of one endpoint that are queued or tried at a time, and of one that fails: an endpoint that does not answer leaves the
 * workers to others.
 */
const OF_ONE_ENDPOINT = 4;
const OF_A_FAILING_ENDPOINT = 1;

/** The number of deliveries that an endpoint may be sent beside those in the queue. A place that the queue lost is free again after a while. */
const freePlaces = sql<number>`greatest(0,
  case when webhooks.failing_since is null then ${OF_ONE_ENDPOINT}::integer else ${OF_A_FAILING_ENDPOINT} end - (
    select count(*) from webhook_deliveries taken where taken.webhook_id = webhooks.id and taken.delivered_at is null
      and taken.failed_at is null and taken.queued_at > now() - interval '30 seconds'))`;

/** What the receiver sees as `webhook-id`, in every try. */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

/** Takes the deliveries that are due, to be queued now, and again if no worker takes them. */
export async function takeDueDeliveries(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ id: string; tries: number; wantedAt: Date }[]> {
  return db
    .updateTable('webhookDeliveries')
    .set(queuedNow)
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhooks')
        .innerJoinLateral(
          (due) =>
            due
              .selectFrom('webhookDeliveries')
              .select('id')
              .whereRef('webhookId', '=', 'webhooks.id')
              .where('deliveredAt', 'is', null)
              .where('failedAt', 'is', null)
              .where('nextTryAt', '<=', sql<Date>`now()`)
              .where(isToBeQueued)
              .orderBy('nextTryAt')
              .limit(freePlaces)
              .forUpdate()
              .skipLocked()
              .as('due'),
          (join) => join.onTrue(),
        )
        .select('due.id')
        .where('restsUntil', '<=', sql<Date>`now()`)
        .limit(limit),
    )
    .returning(['id', 'tries', 'wantedAt'])
    .execute();
}

export interface TakenDelivery {
  id: string;
  webhookId: string;
  body: string;
  url: string;
  secret: string;
  /** Signs too, for a day after the secret was replaced. */
  oldSecret: string | null;
}

/** Takes a delivery for a try: counts it and schedules the next one before anything is sent. */
export async function takeDelivery(db: Kysely<Tables>, id: string): Promise<TakenDelivery | undefined> {
  return db
    .updateTable('webhookDeliveries')
    .from('webhooks')
    .set({ tries: sql<number>`tries + 1`, nextTryAt })
    .where('webhookDeliveries.id', '=', id)
    .whereRef('webhooks.id', '=', 'webhookId')
    .where('deliveredAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .returning(['webhookDeliveries.id', 'webhookId', 'body', 'url', 'secret'])
    .returning(sql<string | null>`case when old_secret_until > now() then old_secret end`.as('oldSecret'))
    .executeTakeFirst();
}

/** Lock order everywhere: an endpoint before its deliveries, as its removal takes them. */
async function lockWebhook(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.selectFrom('webhooks').select('id').where('id', '=', id).forUpdate().execute();
}

export async function markDelivered(transaction: Transaction<Tables>, { id, webhookId }: TakenDelivery, status: number) {
  await lockWebhook(transaction, webhookId);
  await transaction
    .updateTable('webhookDeliveries')
    .set({ deliveredAt: sql<Date>`now()`, status, error: null })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('webhooks')
    .set({ failingSince: null, restsUntil: sql<Date>`now()` })
    .where('id', '=', webhookId)
    .execute();
}

/** Records why a try failed, and lets the endpoint rest. Returns true if it was the last try. */
export async function markTryFailed(
  transaction: Transaction<Tables>,
  { id, webhookId }: TakenDelivery,
  { status, error }: { status: number | null; error: string },
): Promise<boolean> {
  await lockWebhook(transaction, webhookId);
  const row = await transaction
    .updateTable('webhookDeliveries')
    .set({
      status,
      error: error.slice(0, 300),
      failedAt: sql<Date | null>`case when wanted_at < now() - make_interval(days => ${WEBHOOK_TRIED_DAYS}) then now() end`,
    })
    .where('id', '=', id)
    .returning(['failedAt', sql<Date>`now() + ${RETRY_PAUSE} / 2`.as('restsUntil')])
    .executeTakeFirst();
  // Removed meanwhile.
  if (!row) return false;
  await transaction
    .updateTable('webhooks')
    .set({ failingSince: sql<Date>`coalesce(failing_since, now())`, restsUntil: row.restsUntil })
    .where('id', '=', webhookId)
    .execute();
  return row.failedAt !== null;
}

export async function listDeliveries(
  db: Kysely<Tables>,
  webhookId: string,
  page: { after: number | undefined; limit: number },
): Promise<(WebhookDelivery & { seq: number })[]> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .$if(page.after !== undefined, (query) => query.where('seq', '<', page.after ?? 0))
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({ ...shownDelivery(row), seq: row.seq }));
}

function shownDelivery(row: Selectable<Tables['webhookDeliveries']>): WebhookDelivery {
  const state = row.deliveredAt ? 'delivered' : row.failedAt ? 'failed' : 'waiting';
  return {
    id: row.id,
    webhook_id: messageIdOf(row.id),
    type: row.type,
    body: row.body,
    created_at: row.createdAt.toISOString(),
    state,
    tries: row.tries,
    next_try_at: state === 'waiting' ? row.nextTryAt.toISOString() : null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    status: row.status,
    error: row.error,
  };
}

/** Wants an ended delivery again, with all its tries. Returns whether there was one that had ended. */
export async function wantDeliveryAgain(transaction: Transaction<Tables>, webhookId: string, id: string): Promise<boolean> {
  await lockWebhook(transaction, webhookId);
  const { numUpdatedRows } = await transaction
    .updateTable('webhookDeliveries')
    .set({
      ...{ deliveredAt: null, failedAt: null, status: null, error: null, tries: 0, queuedTry: null, queuedAt: null },
      wantedAt: sql<Date>`now()`,
      nextTryAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .where(({ or, eb }) => or([eb('deliveredAt', 'is not', null), eb('failedAt', 'is not', null)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction.updateTable('webhooks').set({ restsUntil: sql<Date>`now()` }).where('id', '=', webhookId).execute();
  return true;
}

/** Drops what was sent more than a month ago; what is still tried stays. */
export async function sweepDeliveries(db: Kysely<Tables>): Promise<void> {
  const condition = sql<boolean>`created_at < now() - make_interval(days => ${WEBHOOK_KEPT_DAYS})
    and (delivered_at is not null or failed_at is not null)`;
  await sweepRows(db, 'webhookDeliveries', condition);
}

export async function hasDelivery(db: Kysely<Tables>, webhookId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .executeTakeFirst();
  return row !== undefined;
}
