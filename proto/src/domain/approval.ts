import { type Static, Type } from 'typebox';
import { NextCursor, PAGE_QUERY } from './page.ts';

export const APPROVAL_STATES = ['open', 'approved', 'declined', 'withdrawn', 'lapsed'] as const;
export const ApprovalState = Type.Enum([...APPROVAL_STATES]);
export type ApprovalState = (typeof APPROVAL_STATES)[number];

const Person = Type.Object({ uid: Type.String(), email: Type.String() });

/** Something dangerous that one admin asked for and another has to agree to before it happens. */
export const Approval = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** What is asked for, such as `refund` or `role_grant`. */
  kind: Type.String({ pattern: '^[a-z_]+$', maxLength: 40 }),
  target: Type.Object({ kind: Type.String(), id: Type.String() }),
  /** One sentence with all that a colleague needs to decide. */
  summary: Type.String({ maxLength: 300 }),
  state: ApprovalState,
  asked_by: Person,
  asked_at: Type.String(),
  /** Not decided by then, it lapses and nothing happens. */
  lapses_at: Type.String(),
  /** Who agreed, declined or withdrew. */
  decided_by: Type.Union([Person, Type.Null()]),
  decided_at: Type.Union([Type.String(), Type.Null()]),
  /** What came of it where it was agreed to and could not be done. */
  error: Type.Union([Type.String(), Type.Null()]),
});
export type Approval = Static<typeof Approval>;

/** What every owner of approvals answers at its list: those that wait, the oldest first, or those that have ended, the newest first. */
export const ApprovalList = Type.Object({ approvals: Type.Array(Approval), next_cursor: NextCursor });
export const ApprovalFilter = Type.Object({
  ended: Type.Optional(Type.Boolean()),
  /** Only what is asked about this: the id of its target. */
  target: Type.Optional(Type.String({ maxLength: 200 })),
  ...PAGE_QUERY,
});
export const ApprovalParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Asked of who decides: never of who asked. */
export const ApprovalDecision = Type.Object({ decision: Type.Enum(['agree', 'decline']) });
export type ApprovalDecision = Static<typeof ApprovalDecision>;
