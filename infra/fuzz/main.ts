import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { runFuzz } from './run-fuzz.ts';
import { HANGS_AFTER_MS } from './send.ts';
import { startFuzzShop } from './shop.ts';

/**
 * Generated requests from the contracts, valid and invalid, to every public operation of a whole shop as every role:
 * `fuzz/main.ts [--seed 1] [--cases 200] [--only operation]`. Cases are counted per operation, over all roles. The same seed
 * gives the same requests, except for ids and times. Exits with 1 and prints the request if any request failed, hung, broke its
 * contract or revealed internals; the services' logs are then kept in .data/fuzz. Writes .data/bench/fuzz.json.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, cases: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const [seed, cases] = [Number(values.seed), Number(values.cases)];
const startedAt = performance.now();
const say = (line: string): void =>
  console.info(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
const fuzz = await startFuzzShop();
say(`The shop runs in ${fuzz.shop.dataDir}`);
const logsTo = `.data/fuzz/seed-${seed}`;
const results = await runFuzz(fuzz, { seed, cases, only: values.only, say }).catch(async (error: unknown) => {
  await fuzz.stop(logsTo);
  throw error;
});
await fuzz.stop(results.faults.length > 0 ? logsTo : undefined);

console.table(Object.fromEntries(results.table().map(({ operation, ...row }) => [operation, row])));
for (const { operation, what, request } of results.faults)
  console.error(`${operation}: ${what}${request === undefined ? '' : `\n    ${request}`}`);
const rows = [...results.rows.values()];
const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
const measures: Measure[] = [
  figure('seed', seed, ''),
  figure('operations and addresses', rows.length, ''),
  figure(
    'requests',
    sum((row) => row.cases),
    '',
  ),
  figure(
    'of them right by contract',
    sum((row) => row.valid),
    '',
  ),
  figure(
    'done (2xx)',
    sum((row) => row.statuses[2] ?? 0),
    '',
  ),
  figure(
    'refused (4xx)',
    sum((row) => row.statuses[4] ?? 0),
    '',
  ),
  atMost(
    'failed (5xx)',
    sum((row) => row.statuses[5] ?? 0),
    '',
    0,
  ),
  atMost('slowest answer', Math.max(0, ...rows.map((row) => row.slowestMs)), 'ms', HANGS_AFTER_MS),
  atMost('faults', results.faults.length, '', 0),
];
console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
await writeMeasures('fuzz', measures);
if (results.faults.length > 0) {
  console.error(
    `To send them again: make fuzz ARGS="--seed ${seed} --cases ${cases}${values.only ? ` --only ${values.only}` : ''}"`,
  );
  process.exitCode = 1;
}
