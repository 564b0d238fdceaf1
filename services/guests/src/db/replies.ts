import { secretHash } from '@nimantran/kit/auth/secret';
import { notFound } from '@nimantran/kit/http/problem';
import type { HostReply } from '@nimantran/proto/http/guests/guest-pages';
import type { GuestReply } from '@nimantran/proto/http/guests/invitations';
import { type Kysely, sql } from 'kysely';
import type { PageRow, ReplyRow, Tables } from './schema.ts';

export const replyNotFound = () => notFound('reply_not_found', 'There is no such reply. You can answer again.');

export function replyBySecret(db: Kysely<Tables>, pageId: string, secret: string): Promise<ReplyRow | undefined> {
  return db
    .selectFrom('replies')
    .selectAll()
    .where('pageId', '=', pageId)
    .where('secretSha256', '=', secretHash(secret))
    .executeTakeFirst();
}

/** Newest first; those that look like a bot's apart. */
export function repliesPage(
  db: Kysely<Tables>,
  page: { pageId: string; suspect: boolean; after: number | undefined; limit: number },
): Promise<ReplyRow[]> {
  return db
    .selectFrom('replies')
    .selectAll()
    .where('pageId', '=', page.pageId)
    .where('suspect', '=', page.suspect)
    .$if(page.after !== undefined, (query) => query.where('seq', '<', page.after ?? 0))
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .execute();
}

/** All of a page, in the order in which they came. */
export const allReplies = (db: Kysely<Tables>, pageId: string): Promise<ReplyRow[]> =>
  db.selectFrom('replies').selectAll().where('pageId', '=', pageId).orderBy('seq').execute();

export interface ReplyCounts {
  coming: number;
  notComing: number;
  suspect: number;
  people: ReadonlyMap<string, number>;
}

export async function countReplies(db: Kysely<Tables>, pageId: string): Promise<ReplyCounts> {
  const [totals, people] = await Promise.all([
    db
      .selectFrom('replies')
      .select([
        sql<number>`count(*) filter (where coming and not suspect)`.as('coming'),
        sql<number>`count(*) filter (where not coming and not suspect)`.as('notComing'),
        sql<number>`count(*) filter (where suspect)`.as('suspect'),
      ])
      .where('pageId', '=', pageId)
      .executeTakeFirstOrThrow(),
    sql<{ key: string; people: number }>`
      select key, sum(value::integer) as people
      from replies, jsonb_each_text(replies.people)
      where page_id = ${pageId} and not suspect
      group by key
      order by key`.execute(db),
  ]);
  return { ...totals, people: new Map(people.rows.map(({ key, people }) => [key, people])) };
}

export const replyView = ({ name, coming, people, line, updatedAt }: ReplyRow): GuestReply => ({
  ...{ name, coming, people, line },
  updated_at: updatedAt.toISOString(),
});

export const hostReplyView = (reply: ReplyRow): HostReply => ({
  ...replyView(reply),
  id: reply.id,
  suspect: reply.suspect,
  created_at: reply.createdAt.toISOString(),
});

/** The functions of a page with those that only earlier words had, which some replies still name. */
export function functionsWith(page: Pick<PageRow, 'functions'>, counted: Iterable<string>): { key: string; title: string }[] {
  const gone = [...counted].filter((key) => !page.functions.some((known) => known.key === key));
  return [...page.functions, ...gone.map((key) => ({ key, title: key }))];
}
