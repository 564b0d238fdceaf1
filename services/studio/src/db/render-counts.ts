import type { RenderKind } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import type { Connection } from './jobs.ts';
import { waitsForSomebody } from './watched-renders.ts';

interface RenderCount {
  kind: RenderKind;
  waiting: number;
  running: number;
  failed: number;
  /** The age of the oldest waiting render. */
  oldestAt: Date | null;
}

/** How many of each kind wait, run and have failed without being handled: uses indexes, whatever failed before. */
export async function countsByKind(db: Connection): Promise<RenderCount[]> {
  const [open, failed] = await Promise.all([
    db
      .selectFrom('renders')
      .select([
        'kind',
        sql<number>`(count(*) filter (where state = 'queued'))::int`.as('waiting'),
        sql<number>`(count(*) filter (where state = 'running'))::int`.as('running'),
        sql<Date | null>`min(created_at) filter (where state = 'queued')`.as('oldestAt'),
      ])
      .where('state', 'in', ['queued', 'running'])
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('renders')
      .select(['kind', sql<number>`count(*)::int`.as('failed')])
      .where(waitsForSomebody)
      .groupBy('kind')
      .execute(),
  ]);
  const kinds = new Set([...open, ...failed].map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    kind,
    waiting: 0,
    running: 0,
    oldestAt: null,
    ...open.find((count) => count.kind === kind),
    failed: failed.find((count) => count.kind === kind)?.failed ?? 0,
  }));
}
