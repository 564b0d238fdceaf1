import { handOverJob, holdJob, takeUpJob } from '@nimantran/proto/http/studio/job-actions';
import { pullJob, releaseJob, renewLease } from '@nimantran/proto/http/studio/jobs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { endLapsedClaims } from '../../../src/jobs/end-lapsed-claims.ts';
import { layOutJobs } from '../../support/shift.ts';
import { designer } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const LEASE_MS = 10 * 60_000;
const HANDED_MS = 2 * 3_600_000;
const START_MS = Date.parse('2026-11-23T03:00:00Z');

interface ModelJob {
  id: string;
  dueMs: number;
  holder?: string | undefined;
  leaseUntilMs: number;
  heldAtMs?: number | undefined;
  handed?: { to: string; untilMs: number } | undefined;
}

/** The expected behaviour of the queue, in its simplest form. */
class Model {
  nowMs = START_MS;
  readonly jobs: ModelJob[];
  constructor(jobs: ModelJob[]) {
    this.jobs = jobs;
  }
  of = (who: string) => this.jobs.find(({ holder }) => holder === who);
  held = () => this.jobs.find(({ heldAtMs }) => heldAtMs !== undefined);
  next(who: string): ModelJob | undefined {
    const isKept = ({ handed }: ModelJob) => handed !== undefined && handed.untilMs > this.nowMs;
    const waiting = this.jobs
      .filter((job) => job.holder === undefined && job.heldAtMs === undefined)
      .sort((one, other) => one.dueMs - other.dueMs || (one.id < other.id ? -1 : 1));
    return waiting.find((job) => isKept(job) && job.handed?.to === who) ?? waiting.find((job) => !isKept(job));
  }
  lapse(): number {
    const lapsed = this.jobs.filter(({ holder, leaseUntilMs }) => holder !== undefined && leaseUntilMs < this.nowMs);
    for (const job of lapsed) job.holder = undefined;
    return lapsed.length;
  }
}

const DESIGNERS = ['asha', 'dev', 'meera', 'ravi'];
const who = fc.constantFrom(...DESIGNERS);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pull' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('renew' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take up' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hand over' as const), who, to: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeWith(['postgres'], 'the queue beside its model', () => {
  const studio = withStudio();

  /** Applies a step to both; the answer must match the model. */
  async function take(model: Model, wanted: Step): Promise<void> {
    studio.setTime(new Date(model.nowMs));
    if (wanted.kind === 'wait') {
      model.nowMs += wanted.minutes * 60_000;
      return;
    }
    if (wanted.kind === 'sweep') {
      expect(await endLapsedClaims(studio.context)).toBe(model.lapse());
      return;
    }
    const as = designer(wanted.who);
    const mine = model.of(wanted.who);
    if (wanted.kind === 'pull') {
      const expected = mine ?? model.next(wanted.who);
      const { body } = await studio.call(pullJob, { as });
      expect(body.job?.id).toBe(expected?.id);
      if (expected) Object.assign(expected, { holder: wanted.who, leaseUntilMs: model.nowMs + LEASE_MS, handed: undefined });
      return;
    }
    if (wanted.kind === 'take up') {
      const held = model.held();
      if (!held) return;
      const { status, body } = await studio.call(takeUpJob, { as, params: { id: held.id } });
      expect(status).toBe(200);
      held.dueMs += model.nowMs - (held.heldAtMs ?? model.nowMs);
      held.heldAtMs = undefined;
      expect(Date.parse(body.due_at)).toBe(held.dueMs);
      return;
    }
    // Another designer's job must be refused; a designer without a claim tries that.
    const job = mine ?? model.jobs.find(({ holder }) => holder !== undefined) ?? model.jobs[0];
    if (!job) return;
    const params = { id: job.id };
    const status = await tryStep(wanted, as, params);
    const isSelf = wanted.kind === 'hand over' && wanted.to === wanted.who;
    expect(status).toBe(isSelf ? 400 : mine ? 200 : 409);
    if (!mine || isSelf) return;
    if (wanted.kind === 'renew') mine.leaseUntilMs = model.nowMs + LEASE_MS;
    else mine.holder = undefined;
    if (wanted.kind === 'hold') mine.heldAtMs = model.nowMs;
    if (wanted.kind === 'hand over') mine.handed = { to: wanted.to, untilMs: model.nowMs + HANDED_MS };
  }

  async function tryStep(wanted: Extract<Step, { who: string }>, as: ReturnType<typeof designer>, params: { id: string }) {
    if (wanted.kind === 'renew') return (await studio.call(renewLease, { as, params })).status;
    if (wanted.kind === 'hold') return (await studio.call(holdJob, { as, params, body: { message: 'Which day?' } })).status;
    if (wanted.kind === 'hand over') return (await studio.call(handOverJob, { as, params, body: { to: wanted.to } })).status;
    return (await studio.call(releaseJob, { as, params })).status;
  }

  async function compare(model: Model): Promise<void> {
    const rows = await studio.context.db
      .selectFrom('jobs')
      .select(['id', 'state', 'claimedBy'])
      .where('state', 'in', ['queued', 'claimed', 'on_hold'])
      .orderBy('id')
      .execute();
    const expected = model.jobs.map(({ id, holder, heldAtMs }) => ({
      id,
      state: heldAtMs !== undefined ? 'on_hold' : holder === undefined ? 'queued' : 'claimed',
      claimedBy: holder ?? null,
    }));
    expect(rows).toEqual(expected.sort((one, other) => (one.id < other.id ? -1 : 1)));
  }

  it('answers every step as the model does', async () => {
    for (const uid of DESIGNERS) await studio.call(pullJob, { as: designer(uid) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await studio.context.db
          .updateTable('jobs')
          .set({ state: 'cancelled', claimedBy: null, leaseUntil: null, holdReason: null, heldAt: null })
          .set({ handedTo: null, handedBy: null, handedUntil: null })
          .where('state', '!=', 'cancelled')
          .execute();
        const laid = await layOutJobs(studio, 6, START_MS);
        const model = new Model([...laid].map(([id, { dueMs }]) => ({ id, dueMs, leaseUntilMs: 0 })));
        for (const wanted of steps) {
          await take(model, wanted);
          await compare(model);
        }
      }),
      { numRuns: 12, seed: 20_261_122 },
    );
  }, 120_000);
});
