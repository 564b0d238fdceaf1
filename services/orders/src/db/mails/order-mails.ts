import type { OrderMail } from '@nimantran/proto/http/orders/admin-orders';
import type { Kysely, Selectable } from 'kysely';
import { type ComposedMail, composeMail } from '../../mails/compose-mail.ts';
import type { Tables } from '../schema.ts';
import type { MailKind, MailsTable } from './mail-table.ts';

export type MailRow = Selectable<MailsTable>;

const MOST = 100;
/** The content of other kinds is not stored after sending, or is part of a support thread. */
const KEPT: readonly MailKind[] = ['receipt', 'ready', 'refunded', 'bill', 'preview', 'video_ending'];
/** Marks a mail that was resent. */
export const AGAIN = 'again';

type Promises = Parameters<typeof composeMail>[2];

export async function mailsOf(db: Kysely<Tables>, orderId: string): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('orderId', '=', orderId).orderBy('createdAt', 'desc').limit(MOST).execute();
}

/** The content of a mail if it were sent again; undefined if it no longer holds or there is no recipient. */
export async function composeAgain(db: Kysely<Tables>, mail: MailRow, promises: Promises): Promise<ComposedMail | undefined> {
  if (!KEPT.includes(mail.kind) || mail.subjectId === null) return undefined;
  const composed = await composeMail(db, mail, promises);
  return composed?.to ? composed : undefined;
}

export function mailState(mail: MailRow): OrderMail['state'] {
  if (mail.sentAt !== null) return 'sent';
  return mail.givenUpAt === null ? 'waiting' : 'dropped';
}

export async function mailView(db: Kysely<Tables>, mail: MailRow, promises: Promises): Promise<OrderMail> {
  const state = mailState(mail);
  return {
    id: mail.id,
    kind: mail.kind,
    wanted_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
    state,
    tries: mail.tries,
    error: mail.lastError,
    can_resend: state !== 'waiting' && (await composeAgain(db, mail, promises)) !== undefined,
  };
}
