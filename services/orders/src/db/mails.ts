import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextTryAt } from './next-try.ts';
import type { MailKind, MailsTable, Tables } from './schema.ts';

export interface WantedMail {
  orderId: string | null;
  kind: MailKind;
  /** The payment, refund, bill, video or message that it tells of: one mail of a kind for each. */
  subjectId: string;
  at: Date;
}

/** Wants a mail, once for what it is about; it is sent after the commit. */
export async function wantMail(transaction: Transaction<Tables>, mail: WantedMail): Promise<void> {
  const { orderId, kind, subjectId, at } = mail;
  await transaction
    .insertInto('mails')
    .values({
      id: randomUUID(),
      orderId,
      kind,
      reasonKey: `${kind}:${subjectId}`,
      subjectId,
      createdAt: at,
      sentAt: null,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('reasonKey').doNothing())
    .execute();
}

/** Takes a mail to send it: the try is counted and the next one put off before anything is sent. */
export async function takeMail(
  db: Kysely<Tables>,
  id: string,
): Promise<Pick<MailsTable, 'orderId' | 'kind' | 'reasonKey' | 'subjectId'> | undefined> {
  return db
    .updateTable('mails')
    .set({ tries: sql<number>`tries + 1`, nextTryAt })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .returning(['orderId', 'kind', 'reasonKey', 'subjectId'])
    .executeTakeFirst();
}

export async function markMailSent(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('mails').set({ sentAt: sql<Date>`now()`, lastError: null }).where('id', '=', id).execute();
}

export async function markMailFailed(db: Kysely<Tables>, id: string, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lastError: error.slice(0, 1000) })
    .where('id', '=', id)
    .execute();
}

/** What is due to be sent, with the number of tries so far. */
export async function dueMails(db: Kysely<Tables>, limit: number): Promise<{ id: string; tries: number }[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'tries'])
    .where('sentAt', 'is', null)
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
}
