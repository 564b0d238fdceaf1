import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isToBeQueued, nextTryAt, queuedNow } from '../retry-schedule.ts';
import type { Tables } from '../schema.ts';
import type { MailDetails, MailKind, MailsTable } from './mail-table.ts';

export interface WantedMail {
  orderId: string | null;
  kind: MailKind;
  /** The payment, refund, bill, video or message that it is about: one mail per kind and subject. */
  subjectId: string;
  /** Distinguishes two mails of the same kind about the same subject. */
  occasion?: string;
  details?: MailDetails;
  at: Date;
  /** It is not sent earlier. */
  notBefore?: Date;
}

export type TakenMail = Pick<Selectable<MailsTable>, 'id' | 'orderId' | 'kind' | 'reasonKey' | 'subjectId' | 'details'>;

/** A mail that has failed for this long and this often waits for an admin. */
const GIVE_UP_AFTER_DAYS = 3;
export const GIVE_UP_AFTER_TRIES = 12;
const WAIT_FOR_INVOICE_MINUTES = 2;

/** Requests a mail, once per subject; it is sent after the commit. */
export async function wantMail(transaction: Transaction<Tables>, mail: WantedMail): Promise<void> {
  const { orderId, kind, subjectId, occasion, details, at, notBefore } = mail;
  await transaction
    .insertInto('mails')
    .values({
      id: randomUUID(),
      orderId,
      kind,
      reasonKey: [kind, subjectId, occasion].filter(Boolean).join(':'),
      subjectId,
      details: details ? JSON.stringify(details) : null,
      createdAt: at,
      ...(notBefore && { nextTryAt: notBefore }),
      sentAt: null,
      givenUpAt: null,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('reasonKey').doNothing())
    .execute();
}

/** Takes a mail for sending: counts the attempt and schedules the next one before anything is sent. */
export async function takeMail(db: Kysely<Tables>, id: string): Promise<TakenMail | undefined> {
  return db
    .updateTable('mails')
    .set({ tries: sql<number>`tries + 1`, nextTryAt })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .returning(['id', 'orderId', 'kind', 'reasonKey', 'subjectId', 'details'])
    .executeTakeFirst();
}

export async function markMailSent(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('mails').set({ sentAt: sql<Date>`now()`, lastError: null, details: null }).where('id', '=', id).execute();
}

/** Records why an attempt failed. Returns true if it was the last one. */
export async function markMailFailed(db: Kysely<Tables>, id: string, error: string): Promise<boolean> {
  const { givenUpAt } = await db
    .updateTable('mails')
    .set({
      lastError: error.slice(0, 1000),
      givenUpAt: sql<Date | null>`case
        when created_at < now() - make_interval(days => ${GIVE_UP_AFTER_DAYS}) and tries >= ${GIVE_UP_AFTER_TRIES} then now()
      end`,
    })
    .where('id', '=', id)
    .returning('givenUpAt')
    .executeTakeFirstOrThrow();
  return givenUpAt !== null;
}

/** Never sends it: there is no recipient, or nothing to report. */
export async function dropMail(db: Kysely<Tables>, id: string, why: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ givenUpAt: sql<Date>`now()`, lastError: why, details: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes staff-written titles and staff's addresses after this many days, even if the mail was never sent; until then it can be sent again. */
export async function forgetFailedTitles(db: Kysely<Tables>, days: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ details: null })
    .where('kind', 'in', ['batch', 'webhook'])
    .where('details', 'is not', null)
    .where('givenUpAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** Waiting mails, and those given up in the last days; dropped mails are excluded, since they failed fewer times. */
export async function countUnsentMails(db: Kysely<Tables>, days: number): Promise<{ waiting: number; givenUp: number }> {
  return db
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where given_up_at is null)`.as('waiting'),
      sql<number>`count(*) filter (where given_up_at > now() - make_interval(days => ${days}) and tries >= ${GIVE_UP_AFTER_TRIES})`.as(
        'givenUp',
      ),
    ])
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Takes the mails that are due, with their attempts so far: to be queued now, and again if no worker takes them. */
export async function takeDueMails(db: Kysely<Tables>, limit: number): Promise<{ id: string; tries: number }[]> {
  return db
    .updateTable('mails')
    .set(queuedNow)
    .where('id', 'in', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('sentAt', 'is', null)
        .where('givenUpAt', 'is', null)
        .where('nextTryAt', '<=', sql<Date>`now()`)
        .where(isToBeQueued)
        .where(({ or, eb, not }) =>
          or([eb('createdAt', '<', sql<Date>`now() - make_interval(mins => ${WAIT_FOR_INVOICE_MINUTES})`), not(waitsForInvoice)]),
        )
        .orderBy('nextTryAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tries'])
    .execute();
}

const IS_UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
/** Money that the order could not take gets neither an invoice nor a credit note. */
const waitsForInvoice = sql<boolean>`case
  when mails.subject_id !~ ${IS_UUID} then false
  when mails.kind = 'receipt' then exists (
    select from payments where payments.id = mails.subject_id::uuid and payments.invoiced_at is null)
  when mails.kind = 'refunded' then exists (
    select from refunds join payments on payments.id = refunds.payment_id
    where refunds.id = mails.subject_id::uuid and refunds.credited_at is null and payments.outcome = 'accepted')
  else false
end`;
