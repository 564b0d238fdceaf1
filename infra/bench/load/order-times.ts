import { createConnection } from 'node:net';
import { connect } from 'nats';
import type { SleepingShop } from './sleeping-shop.ts';

/** When an order reached each state, in ms since 1970 by the clock of Postgres. */
export interface OrderTimes {
  /** Start of the payment's transaction. */
  paid: number;
  /** Start of the transaction in which studio created the job. */
  begun: number;
  /** When its draft entered the render queue. */
  queued: number;
  completed: number;
}

const instant = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Times of the orders that have their video. */
export async function timesOf({ database }: SleepingShop, numbers: readonly string[]): Promise<OrderTimes[]> {
  const { rows } = await database.query<OrderTimes>(
    `select ${instant('orders.paid_at')} as paid, ${instant('jobs.created_at')} as begun,
            ${instant('draft.dispatched_at')} as queued, ${instant('orders.completed_at')} as completed
       from orders.orders
       join studio.jobs on jobs.order_id = orders.id
       join studio.renders draft on draft.job_id = jobs.id and draft.kind = 'stills'
      where orders.number = any($1) and orders.completed_at is not null`,
    [numbers],
  );
  return rows;
}

/** Invoices written per second under load, from the first tenth to the ninth. One instance writes them one after the other. */
export async function invoicesPerSecond({ database }: SleepingShop, numbers: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ rate: number | null }>(
    `select (0.8 * count(*) / nullif(percentile_cont(0.9) within group (order by at) - percentile_cont(0.1) within group (order by at), 0)
            )::float8 as rate
       from (
         select extract(epoch from invoices.issued_at)::float8 as at
           from orders.invoices join orders.orders on orders.id = invoices.order_id
          where orders.number = any($1)
       ) as written`,
    [numbers],
  );
  return rows[0]?.rate ?? Number.NaN;
}

/** How many of the orders have, or had, a draft in the render queue. */
export async function countQueued({ database }: SleepingShop, numbers: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from studio.jobs
       join studio.renders draft on draft.job_id = jobs.id and draft.kind = 'stills'
      where jobs.order_number = any($1) and draft.dispatched_at is not null`,
    [numbers],
  );
  return rows[0]?.count ?? 0;
}

/** The total so far. */
export interface Totals {
  walBytes: number;
  databaseBytes: number;
  commits: number;
  /** All events ever published to the bus, which keeps them until their readers have them. */
  events: number;
  redisBytes: number;
}

export async function totalsOf({ database, natsUrl, redisUrl }: SleepingShop): Promise<Totals> {
  const { rows } = await database.query<{ wal: number; size: number; commits: number }>(
    `select (pg_current_wal_lsn() - '0/0')::float8 as wal, pg_database_size(current_database())::float8 as size,
            xact_commit::float8 as commits
       from pg_stat_database where datname = current_database()`,
  );
  const [row] = rows;
  if (!row) throw new Error('Postgres told no figures.');
  const [events, redisBytes] = [await eventsOf(natsUrl), await redisMemory(redisUrl)];
  return { walBytes: row.wal, databaseBytes: row.size, commits: row.commits, events, redisBytes };
}

async function eventsOf(natsUrl: string): Promise<number> {
  const connection = await connect({ servers: natsUrl });
  try {
    let events = 0;
    for await (const { state } of (await connection.jetstreamManager()).streams.list()) events += state.last_seq;
    return events;
  } finally {
    await connection.close();
  }
}

/** As Redis reports it. */
function redisMemory(redisUrl: string): Promise<number> {
  const { hostname, port } = new URL(redisUrl);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname, () => socket.write('INFO memory\r\nQUIT\r\n'));
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
    });
    socket.on('end', () => resolve(Number(/used_memory:(\d+)/.exec(said)?.[1])));
    socket.on('error', reject);
  });
}
