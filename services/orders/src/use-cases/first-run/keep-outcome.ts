import { readClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { type Proof, stillToProve } from '@nimantran/proto/domain/first-run';
import { shopChanged } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { lockFirstRun, openingOf, passedProofs } from '../../db/first-run/proofs.ts';
import type { Staff } from '../../db/orders/history.ts';
import type { Tables } from '../../db/schema.ts';
import type { Outcome } from '../../proofs/prover.ts';

interface Step {
  id: string;
  proof: Proof;
  by: Staff | null;
  outcome: Outcome;
}

const LONGEST = 1_000;

/** Keeps what came out of a first step, which ends an earlier try that waits; opens the shop with the last thing that it had to prove. */
export async function keepNewTry(context: OrdersContext, { id, proof, by, outcome }: Step): Promise<void> {
  const { db, clock, config } = context;
  await db.transaction().execute(async (transaction) => {
    await lockFirstRun(transaction);
    const at = await readClock(transaction, clock);
    await transaction
      .updateTable('proofs')
      .set({ state: 'failed', said: 'It was started again.', task: null, secret: null, endedAt: at })
      .where('proof', '=', proof)
      .where('state', '=', 'waiting')
      .execute();
    await transaction
      .insertInto('proofs')
      .values({
        ...{
          id,
          proof,
          isTrial: config.isTrial,
          isRehearsal: config.isRehearsal,
          byUid: by?.uid ?? null,
          byEmail: by?.email ?? null,
          createdAt: at,
        },
        ...columnsOf(outcome, at),
      })
      .execute();
    await noteEnd(transaction, context, { id, proof, by, outcome }, at);
  });
}

/** Keeps what came out of a further step, unless the try has ended meanwhile. */
export async function keepNextStep(context: OrdersContext, { id, proof, by, outcome }: Step): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (transaction) => {
    await lockFirstRun(transaction);
    const at = await readClock(transaction, clock);
    const changed = await transaction
      .updateTable('proofs')
      .set(columnsOf(outcome, at))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (changed) await noteEnd(transaction, context, { id, proof, by, outcome }, at);
  });
}

/** A step that names no secret or reference leaves them as they are. */
function columnsOf(outcome: Outcome, at: Date) {
  const said = outcome.said.slice(0, LONGEST);
  if (outcome.state !== 'waiting') return { state: outcome.state, said, task: null, secret: null, endedAt: at };
  const { secret, reference } = outcome;
  return {
    ...{ state: outcome.state, said, task: JSON.stringify(outcome.task), endedAt: null },
    ...(secret !== undefined && { secret }),
    ...(reference !== undefined && { reference }),
  };
}

async function noteEnd(
  transaction: Transaction<Tables>,
  { config }: OrdersContext,
  { id, proof, by, outcome }: Step,
  at: Date,
): Promise<void> {
  if (outcome.state === 'waiting') return;
  const { state } = outcome;
  if (by)
    await recordChange(transaction, 'orders', by, {
      action: `proof.${state}`,
      target: { kind: 'proof', id },
      summary: `Tried out what the shop needs before it sells: ${proof.replace('_', ' ')}, ${state}.`,
      before: null,
      after: { proof, state },
    });
  if (state !== 'passed' || config.isTrial || (await openingOf(transaction))) return;
  if (stillToProve(new Set((await passedProofs(transaction, config)).keys())).length > 0) return;
  await transaction
    .insertInto('shopOpening')
    .values({ openedAt: at, because: config.isRehearsal ? 'rehearsed' : 'proven' })
    .execute();
  // Sections: none. Whoever keeps what the shop says about itself asks again.
  await writeEvent(transaction, shopChanged, { key: 'shop', keyVersion: 1, data: { sections: [] }, occurredAt: at });
  if (by)
    await recordChange(transaction, 'orders', by, {
      action: 'shop.opened',
      target: { kind: 'shop', id: 'shop' },
      summary: 'Opened the shop: everything that it has to prove has passed.',
      before: null,
      after: { opened_at: at.toISOString() },
    });
}
