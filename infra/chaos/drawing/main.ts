import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { runDrawing } from './run-drawing.ts';
import { DEEDS, STEPS } from './steps.ts';

/**
 * A real worker is killed in each step of drawing an order: stills and film of a draft, pieces of the film and of its copy, cards, PDF,
 * loop, publishing, and samples; its engine changes and the theme is published again meanwhile. At the end every order is delivered
 * once, and every film is what its engine draws in one go from the version and in the layout that were sold: `chaos/drawing/main.ts
 * [--seeds 1,2,3] [--minutes 15] [--orders 60] [--quiet]`. Exits with 1 on any violation and then keeps the logs in .data/chaos.
 * Writes .data/bench/chaos-drawing.json.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    minutes: { type: 'string', default: '15' },
    orders: { type: 'string', default: '60' },
    quiet: { type: 'boolean', default: false },
  },
});
const [minutes, orders] = [Number(values.minutes), Number(values.orders)];
const measures: Measure[] = [];
for (const seed of values.seeds.split(',').map(Number)) {
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  const say = (line: string): void => {
    if (!values.quiet) console.info(`${seconds().toFixed(0).padStart(5)} s  ${line}`);
  };
  const report = await runDrawing({ seed, minutes, orders, logsTo: `.data/chaos/drawing-${seed}`, say });
  const { strikes, missed, visits, violations, films, pieces, published, jobsRetried } = report;
  const done = strikes.filter((strike) => !missed.includes(strike));
  const title = `seed ${seed}: `;
  measures.push(
    figure(`${title}orders`, visits.length, ''),
    figure(`${title}orders that ended as they were to`, visits.filter(({ isDone }) => isDone).length, ''),
    atLeast(`${title}steps in which something was broken`, new Set(done.map(({ step }) => step)).size, '', STEPS.length),
    ...DEEDS.map((deed) => figure(`${title}${deed}`, done.filter((strike) => strike.deed === deed).length, '')),
    figure(`${title}versions published`, published, ''),
    figure(`${title}films drawn again`, films, ''),
    figure(`${title}pieces of films`, pieces.total, ''),
    figure(`${title}pieces that were there already`, pieces.reused, ''),
    figure(`${title}jobs that a person tried again`, jobsRetried, ''),
    figure(`${title}whole run`, seconds(), 's'),
  );
  for (const kind of ['lost', 'doubled', 'wrong'] as const)
    measures.push(atMost(`${title}${kind}`, violations.filter((violation) => violation.kind === kind).length, '', 0));
  for (const { kind, what } of violations) console.error(`${kind}: ${what}`);
}
console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
await writeMeasures('chaos-drawing', measures);
if (measures.some(({ met }) => met === false)) process.exitCode = 1;
