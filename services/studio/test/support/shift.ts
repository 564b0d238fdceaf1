import { randomUUID } from 'node:crypto';
import { fixedClock } from '@nimantran/kit/db/database';
import { approveJob, pullJob, releaseJob, renewLease } from '@nimantran/proto/http/studio/jobs';
import { sql } from 'kysely';
import { endLapsedClaims } from '../../src/jobs/end-lapsed-claims.ts';
import { designer, type Studio } from './studio.ts';

/** One call of a designer, or one round of the sweep, with the jobs it touched. Times are those of the test's process, in ms. */
export interface Deed {
  kind: 'pull' | 'release' | 'approve' | 'renew' | 'sweep';
  who: string;
  startMs: number;
  endMs: number;
  /** The jobs it touched; none for a pull that got nothing. */
  jobs: string[];
  /** For a pull: the caller did not have the job already. */
  isNew?: boolean;
  /** Until when the caller may assume to hold the job. */
  leaseUntilMs?: number;
  refused?: string;
}

export interface Shift {
  deeds: Deed[];
  jobs: Map<string, { dueMs: number }>;
  crashes: number;
}

interface ShiftOptions {
  designers: number;
  jobs: number;
  seconds: number;
  /** How much faster the studio's clock runs than ours, so that leases of minutes run out in seconds. */
  pace: number;
}

const DAY_MS = 86_400_000;
/** A Monday, so that every job may be handed out. */
const MONDAY_MS = Date.parse('2026-11-23T03:00:00Z');

/** Jobs that wait for a designer, each with a drawn draft, with different deadlines in no order. */
export async function layOutJobs(studio: Studio, count: number, startMs = MONDAY_MS): Promise<Map<string, { dueMs: number }>> {
  const jobs = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    dueMs: startMs + DAY_MS + ((index * 7_919) % count) * 60_000,
  }));
  const rows = JSON.stringify(jobs.map(({ id, dueMs }) => ({ id, due: new Date(dueMs).toISOString() })));
  await sql`
    with given as (select * from jsonb_to_recordset(${rows}::jsonb) as row(id uuid, due timestamptz)),
    laid as (
      insert into jobs (id, order_id, order_number, customer_uid, theme_id, theme_version, theme_title, headline, state,
        customisation_version, resolution, delivery, remove_watermark, due_at)
      select id, gen_random_uuid(), 'NM-' || left(id::text, 8), 'customer', 1, 'v1', 'Marigold Morning', 'Rohan & Asha', 'queued',
        1, '1080p', 'express', false, due
      from given returning id),
    said as (
      insert into customisations (job_id, version, customisation, made_by)
      select id, 1, '{"details":{"groom":"Rohan","bride":"Asha","date":"2027-01-01"},"photos":{},"music":null,"bride_first":false}', 'customer'
      from laid returning job_id)
    insert into renders (job_id, customisation_version, theme_id, theme_version, kind, state, result, trace, finished_at)
    select job_id, 1, 1, 'v1', 'stills', 'succeeded', '{"outcome":"succeeded","video":null,"stills":[],"findings":[]}', '', now()
    from said`.execute(studio.context.db);
  return new Map(jobs.map(({ id, dueMs }) => [id, { dueMs }]));
}

/** Designers pull, renew, release and crash, while the sweep runs, until every claim has run out. Records every answer. */
export async function workShift(studio: Studio, options: ShiftOptions, random: () => number): Promise<Shift> {
  const jobs = await layOutJobs(studio, options.jobs);
  const startedMs = performance.now();
  const studioMs = (ms: number) => MONDAY_MS + (ms - startedMs) * options.pace;
  const now = () => new Date(studioMs(performance.now()));
  studio.context.clock = fixedClock(now);
  const deeds: Deed[] = [];
  const shift: Shift = { deeds, jobs, crashes: 0 };
  const endMs = startedMs + options.seconds * 1_000;
  const timed = async (kind: Deed['kind'], who: string, act: () => Promise<Partial<Deed> & { jobs: string[] }>) => {
    const begun = performance.now();
    const done = await act();
    const deed = { kind, who, startMs: begun, endMs: performance.now(), ...done };
    deeds.push(deed);
    return deed;
  };
  const ourMs = (instant: string) => startedMs + (Date.parse(instant) - MONDAY_MS) / options.pace;

  const work = async (uid: string) => {
    const as = designer(uid);
    while (performance.now() < endMs) {
      const pulled = await timed('pull', uid, async () => {
        const { status, body } = await studio.call(pullJob, { as });
        if (status !== 200) throw new Error(`A pull was answered with ${status} ${body.detail}`);
        const { job } = body;
        if (!job) return { jobs: [] };
        return { jobs: [job.id], leaseUntilMs: ourMs(job.lease_until ?? '') };
      });
      const id = pulled.jobs[0];
      if (id === undefined) {
        await pause(20 * random());
        continue;
      }
      const renew = () =>
        timed('renew', uid, async () => {
          const { status, body } = await studio.call(renewLease, { as, params: { id } });
          if (status === 200) return { jobs: [id], leaseUntilMs: ourMs(body.lease_until) };
          return { jobs: [id], refused: body.code ?? String(status) };
        });
      const beats = Math.floor(random() * 3);
      for (let beat = 0; beat < beats; beat++) {
        await pause(300 * random());
        await renew();
      }
      // A crash: the calls stop, and long after it the same person comes back and does not know about it.
      if (random() < 0.15) {
        shift.crashes += 1;
        await pause(Math.min(endMs - performance.now(), 2_000 + 12_000 * random()));
        if (random() < 0.5) await renew();
        continue;
      }
      const [kind, operation] = random() < 0.3 ? (['approve', approveJob] as const) : (['release', releaseJob] as const);
      await timed(kind, uid, async () => {
        const { status, body } = await studio.call(operation, { as, params: { id } });
        return status === 200 ? { jobs: [id] } : { jobs: [id], refused: body.code ?? String(status) };
      });
    }
  };
  const sweep = async () => {
    while (performance.now() < endMs) {
      await sweepOnce();
      await pause(200);
    }
  };
  let lastLine = 0;
  const sweepOnce = () =>
    timed('sweep', 'studio', async () => {
      await endLapsedClaims(studio.context);
      const lines = await studio.context.db
        .selectFrom('jobHistory')
        .select(['id', 'jobId'])
        .where('what', '=', 'Claim lapsed, job given back')
        .where('id', '>', lastLine)
        .orderBy('id')
        .execute();
      lastLine = lines.at(-1)?.id ?? lastLine;
      return { jobs: lines.map(({ jobId }) => jobId) };
    });
  await Promise.all([sweep(), ...Array.from({ length: options.designers }, (_, index) => work(`designer-${index}`))]);
  // An hour later no claim has been renewed.
  studio.context.clock = fixedClock(() => new Date(now().getTime() + 3_600_000));
  while ((await endLapsedClaims(studio.context)) > 0);
  return shift;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Random numbers that repeat for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
