import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import { FAULT_KINDS, FAULTS } from './fault-plan.ts';
import { runChaos } from './run-chaos.ts';

/**
 * Orders flow through a distributed shop while its services and servers are killed, paused, disconnected, slowed down, filled up
 * and given wrong clocks or repeated events; at the end every paid order is completed once or visibly waiting, and money, events,
 * mails and objects are consistent: `chaos/main.ts [--seed 1] [--orders 40] [--seconds 240] [--quiet]`. The same seed produces
 * the same faults in the same order. `--only "black hole"` produces one kind of fault, `--target postgres` at one target, `--hold 600`
 * for so many seconds each. Exits with 1 on any violation and then keeps the logs in .data/chaos. Writes
 * .data/bench/chaos.json.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '240' },
    only: { type: 'string' },
    target: { type: 'string' },
    hold: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const [seed, orders, seconds] = [Number(values.seed), Number(values.orders), Number(values.seconds)];
const only = FAULT_KINDS.find((kind) => kind === values.only);
if (values.only !== undefined && only === undefined) throw new Error(`--only is one of: ${FAULT_KINDS.join(', ')}`);
const targets: readonly string[] = only ? FAULTS[only] : [];
if (values.target !== undefined && !targets.includes(values.target))
  throw new Error(`--target needs --only, and is one of: ${targets.join(', ')}`);
const holdSeconds = values.hold === undefined ? undefined : Number(values.hold);
const startedAt = performance.now();
const report = await runChaos({
  ...{ seed, orders, seconds },
  plan: { only, target: values.target, holdSeconds },
  logsTo: `.data/chaos/seed-${seed}`,
  say: (line) => {
    if (!values.quiet) console.info(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  },
});

const of = (kind: string): number => report.violations.filter((violation) => violation.kind === kind).length;
const recover = report.faults.flatMap(({ recoverMs }) => recoverMs);
const measures: Measure[] = [
  figure('seed', seed, ''),
  figure('orders', orders, ''),
  figure('orders that ended as they were to', report.visits.filter(({ isDone }) => isDone).length, ''),
  ...report.faults.map(({ kind, count }) => figure(`faults: ${kind}`, count, '')),
  figure(
    'faults in all',
    report.faults.reduce((sum, { count }) => sum + count, 0),
    '',
  ),
  figure('ready again: p50', median(recover), 'ms'),
  figure('ready again: max', Math.max(0, ...recover), 'ms'),
  figure('all settled after the last fault', report.settledMs / 1_000, 's'),
  figure('jobs that a person tried again', report.jobsRetried, ''),
  figure('sessions lost', report.signedOut, ''),
  atMost('lost', of('lost'), '', 0),
  atMost('doubled', of('doubled'), '', 0),
  atMost('otherwise wrong', of('wrong'), '', 0),
];
console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
for (const { kind, what } of report.violations) console.error(`${kind}: ${what}`);
if (report.skipped.length > 0) console.info(`Not done here, for want of the right to mount: ${report.skipped.join(', ')}`);
await writeMeasures('chaos', measures);
if (measures.some(({ met }) => met === false)) process.exitCode = 1;
