import type { OrderMail } from '@nimantran/proto/http/orders-admin';
import type { Kysely, Selectable } from 'kysely';
import { type ComposedMail, composeMail } from '../../mails/compose-mail.ts';
import type { Tables } from '../schema.ts';
import type { MailKind, MailsTable } from './mail-table.ts';

export type MailRow = Selectable<MailsTable>;

const MOST = 100;
/** What the others say is kept nowhere once they are sent, or stands in a thread. */
const KEPT: readonly MailKind[] = ['receipt', 'ready', 'refunded', 'bill', 'preview', 'video_ending'];
/** Marks a mail that was sent once more. */
export const AGAIN = 'again';

type Promises = Parameters<typeof composeMail>[2];

/** The mails of an order, newest first. */
export async function mailsOf(db: Kysely<Tables>, orderId: string): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('orderId', '=', orderId).orderBy('createdAt', 'desc').limit(MOST).execute();
}

/** What a mail would say if it was sent anew; undefined where that is no longer so, or nobody is there to get it. */
export async function composeAgain(db: Kysely<Tables>, mail: MailRow, promises: Promises): Promise<ComposedMail | undefined> {
  if (!KEPT.includes(mail.kind) || mail.subjectId === null) return undefined;
  const composed = await composeMail(db, mail, promises);
  return composed?.to ? composed : undefined;
}

export function mailState(mail: MailRow): OrderMail['state'] {
  if (mail.sentAt !== null) return 'sent';
  return mail.givenUpAt === null ? 'waiting' : 'dropped';
}

/** A mail as the people behind the shop see it. */
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
