import { type Static, Type } from 'typebox';

/** A change made by a member of staff. Never contains customers' texts, photos or addresses: these are referenced by id. */
export const AuditedChange = Type.Object({
  actor: Type.Object({ uid: Type.String({ maxLength: 128 }), email: Type.String({ maxLength: 254 }) }),
  /** `<thing>.<past-tense verb>`, such as `refund.asked` or `role.granted`. */
  action: Type.String({ pattern: '^[a-z_]+\\.[a-z_]+$', maxLength: 60 }),
  /** The changed object: its kind (`order`, `theme`, `user`, …) and its number or id. */
  target: Type.Object({
    kind: Type.String({ pattern: '^[a-z_]+$', maxLength: 40 }),
    id: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  /** One sentence for staff to read. */
  summary: Type.String({ minLength: 1, maxLength: 300 }),
  /** Values before and after; null if there were none. */
  before: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  after: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
});
export type AuditedChange = Static<typeof AuditedChange>;
