import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { figure, writeMeasures } from '@nimantran/kit/bench/measures';
import { startBenchStudio } from '../test/support/bench-studio.ts';
import { judgeShift } from '../test/support/judge-shift.ts';
import { seeded, workShift } from '../test/support/shift.ts';

/**
 * Fifty designers concurrently pull, renew, release, approve and crash among a thousand jobs, for two minutes, against a real
 * Postgres: `bench/designers.ts [--designers 50] [--jobs 1000] [--seconds 120] [--seed 1]`. Exits with 1 if a job was held by two
 * designers, lost, or handed out before one that was due earlier. The studio's clock runs 60 times as fast as ours, so that a
 * lease of ten minutes runs out in ten seconds. Writes .data/bench/designers.json.
 */
const { values } = parseArgs({
  options: {
    designers: { type: 'string', default: '50' },
    jobs: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
  },
});
const options = { designers: Number(values.designers), jobs: Number(values.jobs), seconds: Number(values.seconds), pace: 60 };

const bench = await startBenchStudio();
const { studio } = bench;
try {
  const shift = await workShift(studio, options, seeded(Number(values.seed)));
  const verdict = judgeShift(shift);
  const { count } = await studio.context.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['queued', 'rendering'])
    .executeTakeFirstOrThrow();
  const lost = options.jobs - Number(count);
  const pulls = shift.deeds.filter(({ kind }) => kind === 'pull').map(({ startMs, endMs }) => endMs - startMs);
  const percentile = (share: number) => pulls.toSorted((a, b) => a - b)[Math.floor(pulls.length * share)] ?? 0;
  const of = (kind: string, refused = false) =>
    shift.deeds.filter((deed) => deed.kind === kind && (deed.refused !== undefined) === refused).length;
  const measures = [
    figure('pulls', verdict.pulls, ''),
    figure('jobs handed out', verdict.handedOut, ''),
    figure('leases renewed', of('renew'), ''),
    figure('given back', of('release'), ''),
    figure('approved', of('approve'), ''),
    figure('crashes', shift.crashes, ''),
    figure('refused after a lapse', of('renew', true) + of('release', true) + of('approve', true), ''),
    figure('earlier jobs looked at', verdict.comparisons, ''),
    figure('pull: p50', percentile(0.5), 'ms'),
    figure('pull: p95', percentile(0.95), 'ms'),
    figure('violations', verdict.violations.length, ''),
    figure('jobs lost', lost, ''),
  ];
  console.table(measures.map(({ measure, value, unit }) => ({ measure, value, unit })));
  console.log(`${availableParallelism()} processors, seed ${values.seed}`);
  for (const violation of verdict.violations.slice(0, 20)) console.error(violation);
  await writeMeasures('designers', measures);
  if (verdict.violations.length > 0 || lost !== 0) process.exitCode = 1;
} finally {
  await bench.close();
}
