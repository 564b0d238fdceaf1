import { indianDayOf } from '@nimantran/kit/indian-days';
import type { StudioFigures } from '@nimantran/proto/http/studio/figures';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DRAFT_KINDS } from './renders.ts';
import type { Tables } from './schema.ts';

type Queue = StudioFigures['queues'][number];

const QUEUES: readonly Queue['state'][] = ['drafting', 'queued', 'claimed', 'rendering', 'on_hold', 'failed'];

/** The number of jobs in each state and how long they have been in it: since the last line of their history. */
export async function queueAges(db: Kysely<Tables>, now: RawBuilder<Date>): Promise<Queue[]> {
  const waiting = db
    .selectFrom('jobs')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('jobHistory')
          .select((line) => sql<number>`extract(epoch from ${now} - ${line.fn.max('at')})::float8`.as('seconds'))
          .whereRef('jobId', '=', 'jobs.id')
          .as('age'),
      (join) => join.onTrue(),
    )
    .select(['jobs.state', sql<number>`greatest(0, coalesce(age.seconds, 0))`.as('seconds')])
    .where('jobs.state', 'in', QUEUES);
  const rows = await db
    .selectFrom(waiting.as('waiting'))
    .select(['state', sql<number>`count(*)`.as('jobs'), sql<number>`max(seconds)`.as('oldest')])
    .select(sql<number>`percentile_cont(0.5) within group (order by seconds)`.as('median'))
    .groupBy('state')
    .execute();
  return QUEUES.map((state) => {
    const row = rows.find((one) => one.state === state);
    const whole = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds));
    return { state, jobs: row?.jobs ?? 0, oldest_seconds: whole(row?.oldest), median_seconds: whole(row?.median) };
  });
}

/** Videos delivered on each day from `since` on, and the late ones among them. */
export async function deliveriesByDay(
  db: Kysely<Tables>,
  since: Date,
): Promise<{ day: string; delivered: number; late: number }[]> {
  return db
    .selectFrom('deliveries')
    .innerJoin('jobs', 'jobs.id', 'deliveries.jobId')
    .select([indianDayOf('deliveries.deliveredAt').as('day'), sql<number>`count(*)`.as('delivered')])
    .select(sql<number>`count(*) filter (where deliveries.delivered_at > jobs.due_at)`.as('late'))
    .where('deliveries.deliveredAt', '>=', since)
    .groupBy('day')
    .execute();
}

/** Drafts that were drawn since then, each version of a job once, and how many of them were to be played as a film. */
export async function draftsSince(db: Kysely<Tables>, since: Date): Promise<StudioFigures['drafts']> {
  const versions = db
    .selectFrom('renders')
    .select([sql<boolean>`bool_or(kind = 'draft')`.as('hasFilm'), sql<boolean>`bool_or(state = 'succeeded')`.as('isDrawn')])
    .where('kind', 'in', DRAFT_KINDS)
    .where('jobId', 'is not', null)
    .where('createdAt', '>=', since)
    .groupBy(['jobId', 'customisationVersion']);
  const { drawn, films } = await db
    .selectFrom(versions.as('versions'))
    .select([sql<number>`count(*)`.as('drawn'), sql<number>`count(*) filter (where has_film)`.as('films')])
    .where('isDrawn', '=', true)
    .executeTakeFirstOrThrow();
  return { drawn: Number(drawn), films: Number(films) };
}

/** Renders that were given up on each day from `since` on. */
export async function failuresByDay(db: Kysely<Tables>, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('renders')
    .select([indianDayOf('finishedAt').as('day'), sql<number>`count(*)`.as('failed')])
    .where('state', '=', 'failed')
    .where('finishedAt', '>=', since)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, failed }) => [day, failed]));
}
