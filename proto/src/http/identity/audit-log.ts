import { type Static, Type } from 'typebox';
import { AuditedChange } from '../../domain/audit.ts';
import { AUDITED_SERVICES } from '../../events/changes.ts';
import { defineOperation } from '../shared/operation.ts';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const AuditedService = Type.Enum([...AUDITED_SERVICES]);
/** A calendar day in Asia/Kolkata. */
const Day = Type.String({ format: 'date' });

/** A row of the audit log. */
export const AuditEntry = Type.Object({
  ...AuditedChange.properties,
  seq: Type.Integer({ minimum: 1 }),
  service: AuditedService,
  at: Type.String(),
  hash: Hash,
});
export type AuditEntry = Static<typeof AuditEntry>;

export const listAuditLog = defineOperation({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Changes made by staff, newest first; filters can be combined',
  query: Type.Object({
    /** A uid, or the beginning of a mail address. */
    actor: Type.Optional(Type.String({ maxLength: 254 })),
    /** `refund.asked`, or its beginning: `refund`. */
    action: Type.Optional(Type.String({ maxLength: 60 })),
    target_kind: Type.Optional(Type.String({ maxLength: 40 })),
    target_id: Type.Optional(Type.String({ maxLength: 128 })),
    service: Type.Optional(AuditedService),
    /** Both days are included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** Words of the summary, or their beginnings. */
    search: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Type.Object({ entries: Type.Array(AuditEntry), next_cursor: Type.Union([Type.String(), Type.Null()]) }),
});

/** Number of newest rows that are verified; the command `verify-audit` of identity verifies all. */
export const AUDIT_ROWS_VERIFIED = 10_000;

export const verifyAuditLog = defineOperation({
  name: 'verifyAuditLog',
  method: 'GET',
  path: '/api/admin/audit/chain',
  access: 'admin',
  summary: 'Whether the newest rows of the audit log are unchanged',
  answer: Type.Object({
    /** The end of the log, to be noted down: the command takes it as `count:hash`. */
    head: Type.Object({ count: Type.Integer({ minimum: 0 }), hash: Hash }),
    /** The first row that was verified, and how many are intact. */
    from: Type.Integer({ minimum: 1 }),
    rows: Type.Integer({ minimum: 0 }),
    /** The first fault, for display; null if everything is intact. */
    fault: Type.Union([Type.String(), Type.Null()]),
    checked_at: Type.String(),
  }),
});
