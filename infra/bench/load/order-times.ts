import type { SleepingShop } from './sleeping-shop.ts';

/** When things became true of an order, in ms since 1970 by the clock of Postgres. */
export interface OrderTimes {
  /** The transaction of its payment began. */
  paid: number;
  /** The transaction began in which studio made a job of it. */
  begun: number;
  /** Its draft is in the render queue. */
  queued: number;
  completed: number;
}

const instant = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Of those orders that have their video. */
export async function timesOf({ database }: SleepingShop, numbers: readonly string[]): Promise<OrderTimes[]> {
  const { rows } = await database.query<OrderTimes>(
    `select ${instant('orders.paid_at')} as paid, ${instant('jobs.created_at')} as begun,
            ${instant('draft.dispatched_at')} as queued, ${instant('orders.completed_at')} as completed
       from orders.orders
       join studio.jobs on jobs.order_id = orders.id
       join studio.renders draft on draft.job_id = jobs.id and draft.kind = 'draft'
      where orders.number = any($1) and orders.completed_at is not null`,
    [numbers],
  );
  return rows;
}

/** How many of the orders have a draft that is in the render queue, or was. */
export async function countQueued({ database }: SleepingShop, numbers: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from studio.jobs
       join studio.renders draft on draft.job_id = jobs.id and draft.kind = 'draft'
      where jobs.order_number = any($1) and draft.dispatched_at is not null`,
    [numbers],
  );
  return rows[0]?.count ?? 0;
}

/** What the database has done so far. */
export async function totalsOf({
  database,
}: SleepingShop): Promise<{ walBytes: number; databaseBytes: number; commits: number }> {
  const { rows } = await database.query<{ wal: number; size: number; commits: number }>(
    `select (pg_current_wal_lsn() - '0/0')::float8 as wal, pg_database_size(current_database())::float8 as size,
            xact_commit::float8 as commits
       from pg_stat_database where datname = current_database()`,
  );
  const [row] = rows;
  if (!row) throw new Error('Postgres told no figures.');
  return { walBytes: row.wal, databaseBytes: row.size, commits: row.commits };
}
