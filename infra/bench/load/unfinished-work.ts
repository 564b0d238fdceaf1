import { createLog } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { RENDER_QUEUE, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { connect } from 'nats';
import { OWNERS } from '../../postgres/provision.ts';
import type { SleepingShop } from './sleeping-shop.ts';

/** Counts that should be zero once the shop is idle. */
export interface Unfinished {
  unpublished: number;
  parked: number;
  /** Events on the bus that are not delivered or not acknowledged. */
  undelivered: number;
  /** In the render queues, waiting or running. */
  queued: number;
  openRenders: number;
  unsentMails: number;
}

export async function unfinishedOf(shop: SleepingShop): Promise<Unfinished> {
  const count = async (sql: string): Promise<number> => (await shop.database.query<{ n: number }>(sql)).rows[0]?.n ?? Number.NaN;
  const ofAll = async (table: string, where: string): Promise<number> =>
    count(`select (${OWNERS.map((owner) => `(select count(*) from ${owner}.${table} where ${where})`).join(' + ')})::int as n`);
  return {
    unpublished: await ofAll('outbox', 'published_at is null'),
    parked: await ofAll('dead_events', 'replayed_at is null'),
    undelivered: await undelivered(shop.natsUrl),
    queued: await queued(shop.redisUrl),
    openRenders: await count(`select count(*)::int as n from studio.renders where state in ('queued', 'running')`),
    unsentMails: await count(`select count(*)::int as n from orders.mails where sent_at is null and given_up_at is null`),
  };
}

/** Connections that services hold open, by service. */
export async function connectionsOf({ database }: SleepingShop): Promise<Map<string, number>> {
  const { rows } = await database.query<{ name: string; n: number }>(
    `select replace(usename, 'nimantran_', '') as name, count(*)::int as n from pg_stat_activity
      where usename like 'nimantran_%' group by usename order by usename`,
  );
  return new Map(rows.map(({ name, n }) => [name, n]));
}

async function undelivered(natsUrl: string): Promise<number> {
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    let sum = 0;
    for await (const stream of manager.streams.list())
      for await (const { num_pending, num_ack_pending } of manager.consumers.list(stream.config.name))
        sum += num_pending + num_ack_pending;
    return sum;
  } finally {
    await connection.close();
  }
}

async function queued(redisUrl: string): Promise<number> {
  const queues = createQueues({ redisUrl, log: createLog('bench', 'silent') });
  try {
    const counts = await Promise.all([RENDER_QUEUE, STILLS_QUEUE].map((name) => queues.counts(name)));
    return counts.reduce((sum, { waiting, delayed, active }) => sum + waiting + delayed + active, 0);
  } finally {
    await queues.close();
  }
}
