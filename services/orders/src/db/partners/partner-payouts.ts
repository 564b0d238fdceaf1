import { randomUUID } from 'node:crypto';
import type { Money } from '@nimantran/proto/domain/currency';
import type { User } from '@nimantran/proto/domain/user';
import type { AdminPayout, Payout } from '@nimantran/proto/http/orders/partner-payouts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

type By = Pick<User, 'uid' | 'email'>;

function payouts(db: Kysely<Tables>) {
  return db
    .selectFrom('partnerPayouts as payout')
    .leftJoin('partnerPayouts as reversal', 'reversal.reversesId', 'payout.id')
    .select([
      'payout.id',
      'payout.partnerUid',
      'payout.currency',
      'payout.amountMinor',
      'payout.reference',
      'payout.byUid',
      'payout.byEmail',
      'payout.at',
      'reversal.id as reversalId',
      'reversal.reason',
      'reversal.at as reversedAt',
      'reversal.byUid as reversedByUid',
      'reversal.byEmail as reversedByEmail',
    ])
    .select(sql<string>`to_char(payout.paid_until, 'YYYY-MM-DD')`.as('paidUntil'))
    .where('payout.reversesId', 'is', null)
    .orderBy('payout.seq', 'desc');
}

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof payouts>['executeTakeFirstOrThrow']>>;

export function payoutsOf(db: Kysely<Tables>, partnerUid: string): Promise<PayoutRow[]> {
  return payouts(db).where('payout.partnerUid', '=', partnerUid).execute();
}

export function payoutById(db: Kysely<Tables>, id: string): Promise<PayoutRow | undefined> {
  return payouts(db).where('payout.id', '=', id).executeTakeFirst();
}

/** The recorded, unreversed pay-out of a bank transfer; the reference ignores case. */
export function payoutByReference(db: Kysely<Tables>, partnerUid: string, reference: string): Promise<PayoutRow | undefined> {
  return payouts(db)
    .where('payout.partnerUid', '=', partnerUid)
    .where(sql<boolean>`lower(payout.reference) = lower(${reference})`)
    .where('reversal.id', 'is', null)
    .executeTakeFirst();
}

interface NewPayout {
  partnerUid: string;
  amount: Money;
  /** YYYY-MM-DD */
  paidUntil: string;
  reference: string;
  by: By;
  at: Date;
}

export async function addPayout(transaction: Transaction<Tables>, { amount, by, ...payout }: NewPayout): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('partnerPayouts')
    .values({
      ...payout,
      id,
      currency: amount.currency,
      amountMinor: amount.amount_minor,
      reversesId: null,
      reason: null,
      byUid: by.uid,
      byEmail: by.email,
    })
    .execute();
  return id;
}

/** Reverses a pay-out that is not reversed yet. Returns the id of the new row. */
export async function addReversal(
  transaction: Transaction<Tables>,
  { id: reversesId, partnerUid, currency, amountMinor }: PayoutRow,
  { reason, by, at }: { reason: string; by: By; at: Date },
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('partnerPayouts')
    .values({
      id,
      partnerUid,
      currency,
      amountMinor,
      paidUntil: null,
      reference: null,
      reversesId,
      reason,
      byUid: by.uid,
      byEmail: by.email,
      at,
    })
    .execute();
  return id;
}

/** The partner's view: without who recorded it. */
export function payoutView(row: PayoutRow): Payout {
  const { reversed, recorded_by: _, ...payout } = adminPayoutView(row);
  return { ...payout, reversed: reversed && { at: reversed.at, reason: reversed.reason } };
}

export function adminPayoutView(row: PayoutRow): AdminPayout {
  const { reversedAt: at, reason, reversedByUid: uid, reversedByEmail: email } = row;
  return {
    id: row.id,
    amount: { currency: row.currency, amount_minor: row.amountMinor },
    paid_until: row.paidUntil,
    reference: row.reference ?? '',
    recorded_at: row.at.toISOString(),
    recorded_by: { uid: row.byUid, email: row.byEmail },
    reversed:
      at && reason !== null && uid !== null && email !== null ? { at: at.toISOString(), reason, by: { uid, email } } : null,
  };
}
