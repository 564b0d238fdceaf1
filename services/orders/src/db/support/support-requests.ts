import { randomUUID } from 'node:crypto';
import { notFound } from '@nimantran/kit/http/problem';
import type { SupportKind, SupportState } from '@nimantran/proto/domain/support-request';
import type { SupportSort } from '@nimantran/proto/http/orders/support-requests';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { SupportMessagesTable, SupportRequestsTable, SupportRow, Tables } from '../schema.ts';

export const SUPPORT_NUMBER_TAKEN = 'support_requests_number_key';
export const supportNotFound = () => notFound('support_not_found', 'This support request does not exist.');

export type SupportEntry = SupportRow & { orderNumber: string | null; previewNumber: string | null };
export type MessageRow = Selectable<SupportMessagesTable>;

function requests(db: Kysely<Tables>) {
  return db
    .selectFrom('supportRequests')
    .leftJoin('orders as subject', 'subject.id', 'supportRequests.orderId')
    .leftJoin('orders as made', 'made.id', 'supportRequests.previewOrderId')
    .selectAll('supportRequests')
    .select(['subject.number as orderNumber', 'made.number as previewNumber']);
}

/** A request by its number. @throws HttpProblem 404 for users who neither opened it nor are admins */
export async function supportFor(
  db: Kysely<Tables>,
  number: string,
  viewer: { uid: string; isAdmin: boolean },
): Promise<SupportEntry> {
  const request = await requests(db).where('supportRequests.number', '=', number).executeTakeFirst();
  if (!request || (request.ownerUid !== viewer.uid && !viewer.isAdmin)) throw supportNotFound();
  return request;
}

/** Locks a request's row until the transaction ends; messages are added only under this lock. */
export async function lockSupport(transaction: Transaction<Tables>, number: string): Promise<SupportRow | undefined> {
  return transaction.selectFrom('supportRequests').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

export async function insertSupport(
  transaction: Transaction<Tables>,
  request: Pick<SupportRow, 'number' | 'ownerUid' | 'email' | 'kind' | 'subject' | 'orderId' | 'claim' | 'draft'> &
    Partial<Pick<SupportRow, 'changes'>>,
  at: Date,
): Promise<SupportRow> {
  const { claim, draft, changes, ...columns } = request;
  return transaction
    .insertInto('supportRequests')
    .values({
      id: randomUUID(),
      ...columns,
      claim: claim && JSON.stringify(claim),
      draft: draft && JSON.stringify(draft),
      changes: changes ? JSON.stringify(changes) : null,
      state: 'open',
      waitingSince: at,
      previewOrderId: null,
      openedAt: at,
      updatedAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Adds a message to the thread of a locked request. After a customer's message the request waits for staff, counted from the
 * first unanswered one; after ours it waits for the customer. Returns the message's id.
 */
export async function addMessage(
  transaction: Transaction<Tables>,
  request: Pick<SupportRow, 'id' | 'state' | 'waitingSince'>,
  message: { id?: string; author: 'customer' | 'staff'; authorUid: string; text: string; at: Date },
): Promise<string> {
  const { id } = await transaction
    .insertInto('supportMessages')
    .values({ id: randomUUID(), requestId: request.id, ...message })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { at, author } = message;
  if (author === 'staff') await changeSupport(transaction, request.id, { state: 'answered', updatedAt: at });
  else if (request.state === 'open') await changeSupport(transaction, request.id, { updatedAt: at });
  else await changeSupport(transaction, request.id, { state: 'open', waitingSince: at, updatedAt: at });
  return id;
}

export async function changeSupport(
  transaction: Transaction<Tables>,
  id: string,
  change: Partial<Pick<SupportRequestsTable, 'state' | 'waitingSince' | 'updatedAt' | 'previewOrderId'>>,
): Promise<void> {
  await transaction.updateTable('supportRequests').set(change).where('id', '=', id).execute();
}

export async function threadOf(db: Kysely<Tables>, requestId: string): Promise<MessageRow[]> {
  return db.selectFrom('supportMessages').selectAll().where('requestId', '=', requestId).orderBy('seq').execute();
}

export async function countMessages(db: Kysely<Tables>, requestId: string): Promise<number> {
  const { messages } = await db
    .selectFrom('supportMessages')
    .select((query) => query.fn.countAll<number>().as('messages'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  return messages;
}

/** Number of a user's requests that wait for staff; two requests opened at the same time are serialised here. */
export async function countOpen(transaction: Transaction<Tables>, ownerUid: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support of ${ownerUid}`}, 0))`.execute(transaction);
  const { open } = await transaction
    .selectFrom('supportRequests')
    .select((query) => query.fn.countAll<number>().as('open'))
    .where('ownerUid', '=', ownerUid)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}

/** A row's position in its list, ascending; the id breaks ties. */
export interface Place {
  place: number;
  id: string;
}
export interface PageOf {
  after: Place | undefined;
  limit: number;
}
type Listed = SupportEntry & Place;

/** Greater than any instant in milliseconds, and still an exact integer in JavaScript. */
const FAR = 9_000_000_000_000_000;
const lastChangedFirst = sql<number>`${FAR}::bigint - (extract(epoch from support_requests.updated_at) * 1000)::bigint`;
const longestWaitingFirst = sql<number>`case when support_requests.state = 'open'
  then (extract(epoch from support_requests.waiting_since) * 1000)::bigint else ${lastChangedFirst} end`;

function paged(query: ReturnType<typeof requests>, place: RawBuilder<number>, { after, limit }: PageOf): Promise<Listed[]> {
  const rest = after
    ? query.where(sql<boolean>`(${place}, support_requests.id) > (${after.place}::bigint, ${after.id}::uuid)`)
    : query;
  return rest.select(place.as('place')).orderBy('place').orderBy('supportRequests.id').limit(limit).execute();
}

export async function ownSupport(
  db: Kysely<Tables>,
  filter: { ownerUid: string; orderNumber: string | undefined },
  page: PageOf,
): Promise<Listed[]> {
  let query = requests(db).where('supportRequests.ownerUid', '=', filter.ownerUid);
  if (filter.orderNumber !== undefined) query = query.where('subject.number', '=', filter.orderNumber);
  return paged(query, lastChangedFirst, page);
}

const MOST_OF_ORDER = 50;

/** Requests about an order, and the request it came from; newest first. */
export async function supportOfOrder(db: Kysely<Tables>, orderId: string): Promise<SupportEntry[]> {
  return requests(db)
    .where(({ or, eb }) => or([eb('supportRequests.orderId', '=', orderId), eb('supportRequests.previewOrderId', '=', orderId)]))
    .orderBy('supportRequests.seq', 'desc')
    .limit(MOST_OF_ORDER)
    .execute();
}

export interface SupportFilter {
  state: SupportState | undefined;
  kind: SupportKind | undefined;
  search: string;
  sort: SupportSort;
}

const milliseconds = (column: 'opened_at' | 'updated_at') =>
  sql<number>`(extract(epoch from ${sql.ref(`support_requests.${column}`)}) * 1000)::bigint`;
const backwards = (place: RawBuilder<number>) => sql<number>`(${FAR}::bigint - ${place})`;
const PLACES: Readonly<Record<SupportSort, RawBuilder<number>>> = {
  waiting: longestWaitingFirst,
  opened_at: milliseconds('opened_at'),
  '-opened_at': backwards(milliseconds('opened_at')),
  updated_at: milliseconds('updated_at'),
  '-updated_at': lastChangedFirst,
};

export async function allSupport(db: Kysely<Tables>, filter: SupportFilter, page: PageOf): Promise<Listed[]> {
  let query = requests(db);
  if (filter.state !== undefined) query = query.where('supportRequests.state', '=', filter.state);
  if (filter.kind !== undefined) query = query.where('supportRequests.kind', '=', filter.kind);
  const { search } = filter;
  if (search !== '')
    query = query.where(({ or, eb }) =>
      or([
        eb('supportRequests.number', '=', search.toUpperCase()),
        eb('subject.number', '=', search.toUpperCase()),
        eb('made.number', '=', search.toUpperCase()),
        eb(sql`lower(support_requests.email)`, '=', search.toLowerCase()),
        eb('supportRequests.subject', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`),
      ]),
    );
  return paged(query, PLACES[filter.sort], page);
}
