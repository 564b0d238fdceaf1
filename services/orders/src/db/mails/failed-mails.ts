import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import type { FailedMail } from '@nimantran/proto/http/orders/failed-mails';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { MailsTable } from './mail-table.ts';
import { GIVE_UP_AFTER_TRIES } from './mails.ts';

/** Mails given up after failed attempts; a mail dropped for lack of a recipient failed fewer times and is excluded. */
export function failedMails(db: Kysely<Tables>) {
  return db
    .selectFrom('mails')
    .where('mails.givenUpAt', 'is not', null)
    .where('mails.sentAt', 'is', null)
    .where('mails.tries', '>=', GIVE_UP_AFTER_TRIES);
}

export async function listFailed(db: Kysely<Tables>): Promise<FailedMail[]> {
  const rows = await failedMails(db)
    .leftJoin('orders', 'orders.id', 'mails.orderId')
    .select(['mails.id', 'mails.kind', 'mails.createdAt', 'mails.givenUpAt', 'mails.tries', 'mails.lastError', 'orders.number'])
    .orderBy('mails.givenUpAt', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  return rows.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    order_number: mail.number,
    wanted_at: mail.createdAt.toISOString(),
    given_up_at: (mail.givenUpAt ?? mail.createdAt).toISOString(),
    tries: mail.tries,
    error: mail.lastError,
  }));
}

/** Sends a given-up mail again, with all its attempts; undefined if there is no such mail. */
export async function wantAgain(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Pick<Selectable<MailsTable>, 'id' | 'kind' | 'orderId'> | undefined> {
  const failed = await failedMails(transaction).select('mails.id').where('mails.id', '=', id).forUpdate().executeTakeFirst();
  if (!failed) return undefined;
  return transaction
    .updateTable('mails')
    .set({ givenUpAt: null, tries: 0, createdAt: sql<Date>`now()`, nextTryAt: sql<Date>`now()`, queuedTry: null, queuedAt: null })
    .where('id', '=', id)
    .returning(['id', 'kind', 'orderId'])
    .executeTakeFirst();
}
