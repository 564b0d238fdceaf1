import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { judgeShift } from '../../support/judge-shift.ts';
import { type Shift, seeded, workShift } from '../../support/shift.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'fifty designers at once', () => {
  const studio = withStudio();

  it('never hold a job beside one another, lose none, and get what is due first', async () => {
    const shift = await workShift(studio, { designers: 50, jobs: 300, seconds: 12, pace: 300 }, seeded(20_261_122));
    const verdict = judgeShift(shift);
    expect(verdict.violations).toEqual([]);
    expect(verdict.handedOut).toBeGreaterThan(50);
    expect(shift.crashes).toBeGreaterThan(0);
    const { count } = await studio.context.db
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', 'in', ['queued', 'rendering'])
      .executeTakeFirstOrThrow();
    expect(count).toBe(300);
  }, 120_000);

  it('would be caught if they did', () => {
    const base = { who: 'a', startMs: 0, endMs: 1, jobs: ['x'] };
    const jobs = new Map([
      ['x', { dueMs: 2 }],
      ['y', { dueMs: 1 }],
    ]);
    const judged = (deeds: Shift['deeds']) => judgeShift({ deeds, jobs, crashes: 0 }).violations;
    const pull = { ...base, kind: 'pull' as const, leaseUntilMs: 100 };
    expect(judged([pull])).toEqual([expect.stringContaining('y, due earlier, waited')]);
    const both = [
      { ...pull, jobs: ['y'] },
      { ...pull, who: 'b', startMs: 5, endMs: 6, jobs: ['y'] },
    ];
    expect(judged(both)).toEqual([expect.stringContaining('y was given to b while a held it')]);
  });
});
