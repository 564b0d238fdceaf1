import { randomUUID } from 'node:crypto';
import { secretHash } from '@nimantran/kit/auth/secret';
import { countAttempt } from '@nimantran/kit/db/attempts';
import { networkOf } from '@nimantran/kit/http/network';
import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { type NewReply, REPLY_LIMITS } from '@nimantran/proto/http/guests/invitations';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { invitationNotFound, pageByToken } from '../db/pages.ts';
import type { PageRow, ReplyRow, Tables } from '../db/schema.ts';
import { looksLikeBot, type ReplyWords, validReply } from '../domain/reply-text.ts';
import { countReply } from '../metrics.ts';

interface Sent {
  token: string;
  secret: string;
  reply: NewReply;
  /** The address that the gateway saw. */
  address: string | undefined;
}

/**
 * Creates a guest's reply, or changes the one with the same secret. What looks like a bot's is kept apart; a change leaves that as it
 * is. @throws HttpProblem 404 `invitation_not_found`; 400 `invalid_reply`; 409 `replies_closed`, `page_full`; 429
 * `too_many_replies`
 */
export async function saveReply(context: Context, { token, secret, reply, address }: Sent): Promise<ReplyRow> {
  const { db, clock } = context;
  const page = await pageByToken(db, clock, token);
  const { now } = page;
  try {
    if (isClosed(page, now))
      throw conflict('replies_closed', 'The hosts take no more replies here. Please write to them directly.');
    const keys = page.functions.map(({ key }) => key);
    const words = validReply(reply, keys);
    await limitAddress(context, address);
    const { row, isNew } = await db
      .transaction()
      .execute((transaction) => store(transaction, page, { secret, words, suspect: looksLikeBot(reply, now), now }));
    countReply(isNew ? (row.suspect ? 'suspect' : 'new') : 'changed');
    return row;
  } catch (error) {
    if (error instanceof HttpProblem) countReply(error.code);
    throw error;
  }
}

export const isClosed = ({ closeOn }: Pick<PageRow, 'closeOn'>, now: Date): boolean =>
  closeOn !== null && kolkataDay(now.getTime()) > closeOn;

/** Counted in the database, for all replicas together. */
async function limitAddress({ db, config }: Context, address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const attempt = { who: `ip:${networkOf(address)}`, what: 'reply' };
  if ((await countAttempt(db, attempt)) > config.REPLIES_PER_ADDRESS_HOUR)
    throw new HttpProblem(429, 'too_many_replies', 'Many replies came from your network in the last hour. Try again in an hour.');
}

interface Kept {
  secret: string;
  words: ReplyWords;
  suspect: boolean;
  now: Date;
}

async function store(
  transaction: Transaction<Tables>,
  page: PageRow,
  { secret, words, suspect, now }: Kept,
): Promise<{ row: ReplyRow; isNew: boolean }> {
  const changed = await change(transaction, page, { secret, words, now });
  if (changed) return { row: changed, isNew: false };
  const counted = {
    repliesTaken: sql<number>`replies_taken + 1`,
    ...(!suspect && { untoldSince: sql<Date>`least(untold_since, ${now}::timestamptz)` }),
  };
  // The page's row is locked from here on, so that the limit holds, and it is still on.
  const open = await transaction
    .updateTable('pages')
    .set(counted)
    .where('id', '=', page.id)
    .where('token', '=', page.token)
    .where('isOn', '=', true)
    .returning('repliesTaken')
    .executeTakeFirst();
  if (!open) throw invitationNotFound();
  if (open.repliesTaken > REPLY_LIMITS.a_page)
    throw conflict('page_full', 'This page takes no more replies. Please write to the hosts directly.');
  const row = await transaction
    .insertInto('replies')
    .values({
      ...{ id: randomUUID(), pageId: page.id, secretSha256: secretHash(secret), suspect, createdAt: now, updatedAt: now },
      ...{ ...words, people: JSON.stringify(words.people) },
    })
    .onConflict((given) => given.columns(['pageId', 'secretSha256']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) return { row, isNew: true };
  // The same request, sent twice, was first: its reply is in, and this one counts nothing.
  await transaction
    .updateTable('pages')
    .set({ repliesTaken: sql<number>`replies_taken - 1` })
    .where('id', '=', page.id)
    .execute();
  const again = await change(transaction, page, { secret, words, now });
  if (!again) throw new Error('A reply was deleted while it was changed.');
  return { row: again, isNew: false };
}

/** Undefined if there is no reply with this secret. */
function change(db: Kysely<Tables>, page: PageRow, { secret, words, now }: Omit<Kept, 'suspect'>): Promise<ReplyRow | undefined> {
  return db
    .updateTable('replies')
    .set({ ...words, people: JSON.stringify(words.people), updatedAt: now })
    .where('pageId', '=', page.id)
    .where('secretSha256', '=', secretHash(secret))
    .returningAll()
    .executeTakeFirst();
}
