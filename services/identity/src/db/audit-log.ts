import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { AuditedService } from '@nimantran/proto/events/changes';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChainHead, chainHash, type StoredRow } from '../domain/audit-chain.ts';
import type { Tables } from './schema.ts';

/** A time as the chain stores it, to the microsecond. */
const instantText = (at: ReturnType<typeof sql>) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The end of the log; if locked, no other transaction can append before this one ends. */
export async function readHead(db: Kysely<Tables>, options: { lock?: boolean } = {}): Promise<ChainHead> {
  return db
    .selectFrom('auditHead')
    .select(['count', 'hash'])
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export interface Told {
  eventId: string;
  service: AuditedService;
  occurredAt: string;
  change: AuditedChange;
}

/** Appends a service's change as the next row of the chain. Returns the chain's new end. */
export async function appendToAuditLog(transaction: Transaction<Tables>, told: Told): Promise<ChainHead> {
  const { change } = told;
  const documents = { before: textOf(change.before), after: textOf(change.after) };
  const head = await readHead(transaction, { lock: true });
  // As Postgres formats them when the chain is verified.
  const { rows } = await sql<Pick<StoredRow, 'at' | 'before' | 'after'>>`
    select ${instantText(sql`${told.occurredAt}::timestamptz`)} as at,
      ${documents.before}::jsonb::text as before, ${documents.after}::jsonb::text as after`.execute(transaction);
  const [written] = rows;
  if (!written) throw new Error('Postgres answered nothing.');
  const row = {
    seq: head.count + 1,
    eventId: told.eventId,
    service: told.service,
    actorUid: change.actor.uid,
    actorEmail: change.actor.email,
    action: change.action,
    targetKind: change.target.kind,
    targetId: change.target.id,
    summary: change.summary,
    ...written,
  };
  const hash = chainHash(head.hash, row);
  await transaction
    .insertInto('auditLog')
    .values({ ...row, previousHash: head.hash, hash })
    .execute();
  const next = { count: row.seq, hash };
  await transaction.updateTable('auditHead').set(next).execute();
  return next;
}

const textOf = (document: Record<string, unknown> | null): string | null => (document === null ? null : JSON.stringify(document));

/** The next rows of the chain after a number, in order, as hashed. */
export async function readChain(db: Kysely<Tables>, after: number | undefined, limit: number): Promise<StoredRow[]> {
  return db
    .selectFrom('auditLog')
    .select(['seq', 'eventId', 'service', 'actorUid', 'actorEmail', 'action', 'targetKind', 'targetId', 'summary'])
    .select(['previousHash', 'hash'])
    .select([
      instantText(sql`at`).as('at'),
      sql<string | null>`before::text`.as('before'),
      sql<string | null>`after::text`.as('after'),
    ])
    .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
    .orderBy('seq')
    .limit(limit)
    .execute();
}
