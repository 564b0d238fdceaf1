import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError } from '@nimantran/kit/config';
import { PROOFS, type Proof } from '@nimantran/proto/domain/first-run';
import type { ProofTask } from '@nimantran/proto/http/orders/first-run';
import { readConfiguration } from '../config.ts';
import { createContext, type OrdersContext } from '../context.ts';
import type { Staff } from '../db/orders/history.ts';
import type { Outcome } from '../proofs/prover.ts';
import { firstRunOf } from '../use-cases/first-run/first-run-of.ts';
import { continueProof, startProof } from '../use-cases/first-run/run-proof.ts';

const USAGE = `usage: first-run --email ADDRESS [--only ${PROOFS.join('|')}] [--all]
  --email   where the test mail goes; also the name in the audit log
  --only    one proof
  --all     also those that have passed
Without --email it shows what has passed.
`;
const WAIT_MS = 4_000;
const FETCH_MS = 15_000;
const MOST_STEPS = 1_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const MARKS = { untried: '-', waiting: '…', passed: '✓', failed: '✗' } as const;

/** The first run in a terminal: the same proofs, kept in the same rows, as on the page /admin/start. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ email: { type: 'string' }, only: { type: 'string' } },
      ...{ all: { type: 'boolean' }, help: { type: 'boolean' } },
    },
  });
  const only = PROOFS.find((proof) => proof === values.only);
  if (values.help || (values.only !== undefined && only === undefined)) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const context = createContext({ ...readConfiguration(), LOG_LEVEL: 'silent' });
  try {
    const { email } = values;
    if (email !== undefined) {
      const { proofs } = await firstRunOf(context);
      const open = proofs.filter(({ proof, passed_at }) => (only ? proof === only : values.all || passed_at === null));
      for (const { proof } of open) await tryOut(context, proof, { uid: 'operator', email });
    }
    await showStanding(context);
  } finally {
    await context.close();
  }
}

async function tryOut(context: OrdersContext, proof: Proof, by: Staff): Promise<void> {
  say(`\n${proof.replace('_', '-')}`);
  if (
    proof === 'promises' &&
    !(await confirms('  Have you read Settings: Claims, Delivery and Offer, and is all of it true? [y/N] '))
  )
    return;
  let outcome: Outcome = await startProof(context, proof, by);
  let said = '';
  for (let step = 0; step < MOST_STEPS && outcome.state === 'waiting'; step += 1) {
    if (outcome.said !== said) say(`  ${MARKS.waiting} ${outcome.said}`);
    said = outcome.said;
    outcome = await continueProof(context, { proof, answer: await answerTo(outcome.task), by });
  }
  say(`  ${MARKS[outcome.state]} ${outcome.said}`);
}

async function answerTo(task: ProofTask): Promise<string> {
  switch (task.kind) {
    case 'code':
      return (await ask('    Code: ')).slice(0, 200);
    case 'pay':
      say(`    ${task.url}`);
      await ask('    Press Enter when you have paid. ');
      return '';
    case 'fetch':
      return fetch(task.url, { signal: AbortSignal.timeout(FETCH_MS) }).then(
        async (answer) => (answer.ok ? (await answer.text()).slice(0, 200) : ''),
        () => '',
      );
    case 'wait':
      await sleep(WAIT_MS);
      return '';
  }
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const confirms = async (question: string): Promise<boolean> => /^y/i.test(await ask(question));

async function showStanding(context: OrdersContext): Promise<void> {
  const { proofs, trial, open } = await firstRunOf(context);
  say('');
  for (const { proof, state, said } of proofs) say(`${MARKS[state]} ${proof.replace('_', '-').padEnd(9)} ${said}`);
  const missing = proofs.filter(({ passed_at }) => passed_at === null).length;
  const rest = missing === 0 ? 'Everything has passed.' : `${missing} of ${proofs.length} have not passed.`;
  say(
    `\n${rest} ${trial ? 'This shop is for trying out, and so open.' : open ? 'The shop is open.' : 'The shop is closed to customers.'}`,
  );
  if (missing > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`first-run: ${error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.stack}\n`);
  process.exitCode = 1;
}
