import type { Kysely } from 'kysely';
import type { TakenMail } from '../db/mails/mails.ts';
import { payoutById } from '../db/partners/partner-payouts.ts';
import { partnerByUid } from '../db/partners/partners.ts';
import type { Tables } from '../db/schema.ts';
import type { MailContent } from './layout.ts';
import { payoutMail } from './payout.ts';

/** For a pay-out that still counts; for a reversed one only if its partner has been notified of it before. */
export async function composePayout(
  db: Kysely<Tables>,
  { subjectId }: Pick<TakenMail, 'subjectId'>,
  publicUrl: string,
): Promise<{ to: string; orderNumber: null; content: MailContent } | undefined> {
  const entry = await db
    .selectFrom('partnerPayouts')
    .select(['id', 'reversesId'])
    .where('id', '=', subjectId ?? '')
    .executeTakeFirst();
  const row = entry && (await payoutById(db, entry.reversesId ?? entry.id));
  if (!row) return undefined;
  const isReversal = entry.reversesId !== null;
  if (isReversal ? !(await wasTold(db, row.id)) : row.reversedAt !== null) return undefined;
  const partner = await partnerByUid(db, row.partnerUid);
  if (!partner) return undefined;
  const { currency, amountMinor, paidUntil, reference, reason } = row;
  const news = { currency, amountMinor, paidUntil, reference: reference ?? '', reversedFor: isReversal ? reason : null };
  return { to: partner.email, orderNumber: null, content: payoutMail(news, `${publicUrl}/partner`) };
}

/** A try that was cut off may have got through: only a dropped mail certainly reached no one. */
async function wasTold(db: Kysely<Tables>, payoutId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'payout')
    .where('subjectId', '=', payoutId)
    .where(({ or, and, eb }) =>
      or([eb('sentAt', 'is not', null), eb('tries', '>', 1), and([eb('tries', '=', 1), eb('givenUpAt', 'is', null)])]),
    )
    .executeTakeFirst();
  return sent !== undefined;
}
