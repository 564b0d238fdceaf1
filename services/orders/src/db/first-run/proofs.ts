import type { Proof } from '@nimantran/proto/domain/first-run';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../schema.ts';
import type { ProofsTable } from './proof-tables.ts';

export type ProofRow = Selectable<ProofsTable>;

/** Proofs of a shop of one kind count for no other kind. */
type Kind = Pick<Config, 'isTrial' | 'isRehearsal'>;

/** Tries and the opening are written one after the other. */
export async function lockFirstRun(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first run', 0))`.execute(transaction);
}

/** The newest try of each proof by this kind of shop. */
export async function newestProofs(db: Kysely<Tables>, { isTrial, isRehearsal }: Kind): Promise<ProofRow[]> {
  return db
    .selectFrom('proofs')
    .selectAll()
    .distinctOn('proof')
    .where('isTrial', '=', isTrial)
    .where('isRehearsal', '=', isRehearsal)
    .orderBy('proof')
    .orderBy('seq', 'desc')
    .execute();
}

/** When each proof last passed for a person. The tries of the night prove less: nobody receives a mail, no browser reads a file. */
export async function passedProofs(db: Kysely<Tables>, { isTrial, isRehearsal }: Kind): Promise<Map<Proof, Date>> {
  const rows = await db
    .selectFrom('proofs')
    .select(({ fn }) => ['proof', fn.max('endedAt').as('at')])
    .where('isTrial', '=', isTrial)
    .where('isRehearsal', '=', isRehearsal)
    .where('state', '=', 'passed')
    .where('byUid', 'is not', null)
    .groupBy('proof')
    .execute();
  return new Map(rows.flatMap(({ proof, at }) => (at ? [[proof, at] as const] : [])));
}

export async function waitingProof(db: Kysely<Tables>, proof: Proof): Promise<ProofRow | undefined> {
  return db.selectFrom('proofs').selectAll().where('proof', '=', proof).where('state', '=', 'waiting').executeTakeFirst();
}

/** Counts a step of a try that still waits; undefined if it has ended. */
export async function countTry(db: Kysely<Tables>, id: string): Promise<ProofRow | undefined> {
  return db
    .updateTable('proofs')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** When the provider's signature last did not match, within a day. */
export async function signatureRefusal(db: Kysely<Tables>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('proofs')
    .select(({ fn }) => fn.max('signatureRefusedAt').as('at'))
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Remembered only for tries of today, so that strangers who send forged events write next to nothing. */
export async function noteSignatureRefused(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('proofs')
    .set({ signatureRefusedAt: sql<Date>`now()` })
    .where('proof', 'in', ['payment', 'webhook'])
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .where('signatureRefusedAt', 'is', null)
    .execute();
}

export async function openingOf(db: Kysely<Tables>) {
  return db.selectFrom('shopOpening').select(['openedAt', 'because']).executeTakeFirst();
}

/**
 * Orders of a shop for trying out do not open the shop that it becomes, and a rehearsal opens no shop that is not one. @throws Error if
 * a shop with customers would become a rehearsal
 */
export async function forgetOtherOpenings(db: Kysely<Tables>, { isTrial, isRehearsal }: Kind): Promise<void> {
  if (isTrial) await db.deleteFrom('shopOpening').where('because', '=', 'sold_before').execute();
  if (!isRehearsal) await db.deleteFrom('shopOpening').where('because', '=', 'rehearsed').execute();
  else if (((await openingOf(db))?.because ?? 'rehearsed') !== 'rehearsed')
    throw new Error('REHEARSAL is set, but this shop is open to customers. Use an empty database for a rehearsal.');
}
