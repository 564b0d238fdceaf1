import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { runWebhookChaos, WEBHOOK_FAULT_KINDS } from '../test/support/webhook-chaos/run-webhook-chaos.ts';

/**
 * Webhooks flow while the orders service, its Postgres, NATS and Redis, and the endpoints are killed, paused, cut off and slowed down;
 * at the end each fact has reached each endpoint at least once, under one id and signed, and a replay comes again:
 * `bench/chaos-webhooks.ts [--seed 1] [--deliveries 10000] [--seconds 150] [--only kill] [--quiet]`. The same seed gives the same faults
 * in the same order. Exits with 1 otherwise, and then keeps the service's log in .data/chaos. Writes .data/bench/chaos-webhooks.json.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    deliveries: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '150' },
    only: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const only = WEBHOOK_FAULT_KINDS.find((kind) => kind === values.only);
if (values.only !== undefined && only === undefined) throw new Error(`--only is one of: ${WEBHOOK_FAULT_KINDS.join(', ')}`);
const seed = Number(values.seed);
const startedAt = performance.now();
const report = await runWebhookChaos({
  ...{ seed, deliveries: Number(values.deliveries), seconds: Number(values.seconds), only },
  // On a busy machine the last thousands take minutes.
  settleSeconds: 600,
  logsTo: `.data/chaos/webhooks-seed-${seed}`,
  say: (line) => {
    if (!values.quiet) console.info(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  },
});
const measures: Measure[] = [
  figure('seed', seed, ''),
  figure('endpoints', report.endpoints, ''),
  atLeast('deliveries wanted', report.wanted, '', Number(values.deliveries)),
  figure('requests that arrived', report.requests, ''),
  figure('deliveries that came more than once', report.cameAgain, ''),
  ...[...report.faults].map(([kind, count]) => figure(`faults: ${kind}`, count, '')),
  figure('endpoints killed', report.receiverKills, ''),
  figure('all in', report.allMs / 1_000, 's'),
  figure('all arrived after the last fault', report.settledMs / 1_000, 's'),
  atLeast('replays that came again', report.replaysThatCame, '', report.replays),
  atMost('lost', report.lost.length, '', 0),
  atMost('under two ids', report.doubled.length, '', 0),
  atMost('otherwise wrong', report.wrong.length, '', 0),
];
console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
for (const line of [...report.lost, ...report.doubled, ...report.wrong].slice(0, 50)) console.error(line);
await writeMeasures('chaos-webhooks', measures);
process.exit(measures.some(({ met }) => met === false) ? 1 : 0);
