import type { AuditedService } from '@nimantran/proto/events/changes';
import type { AuditEntry } from '@nimantran/proto/http/identity/audit-log';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

export interface AuditSearch {
  actor?: string | undefined;
  action?: string | undefined;
  target_kind?: string | undefined;
  target_id?: string | undefined;
  service?: AuditedService | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  /** The last row of the previous page. */
  before?: number | undefined;
  limit: number;
}

const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const dayStart = (day: string | undefined, daysLater: number) =>
  sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Kolkata'`;

/** A search query: each term is a required prefix. */
function prefixQuery(search: string): string {
  return search
    .split(/\s+/)
    .map((word) => word.replace(/['\\]/g, ''))
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ');
}

/** Rows of the audit log that match all criteria, newest first. */
export async function findAuditEntries(db: Kysely<Tables>, wanted: AuditSearch): Promise<AuditEntry[]> {
  const { actor = '', action = '', target_kind = '', target_id = '', service, from, to, search = '', before } = wanted;
  const words = prefixQuery(search);
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .$if(actor !== '', (query) =>
      query.where((where) => where.or([where('actorUid', '=', actor), where('actorEmail', 'ilike', beginning(actor))])),
    )
    .$if(action !== '', (query) => query.where('action', 'like', beginning(action)))
    .$if(target_kind !== '', (query) => query.where('targetKind', '=', target_kind))
    .$if(target_id !== '', (query) => query.where('targetId', '=', target_id))
    .$if(service !== undefined, (query) => query.where('service', '=', service ?? 'identity'))
    .$if(from !== undefined, (query) => query.where('at', '>=', dayStart(from, 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', dayStart(to, 1)))
    .$if(words !== '', (query) => query.where(sql<boolean>`to_tsvector('simple', summary) @@ to_tsquery('simple', ${words})`))
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    service: row.service,
    at: row.at.toISOString(),
    actor: { uid: row.actorUid, email: row.actorEmail },
    action: row.action,
    target: { kind: row.targetKind, id: row.targetId },
    summary: row.summary,
    before: row.before,
    after: row.after,
    hash: row.hash,
  }));
}
