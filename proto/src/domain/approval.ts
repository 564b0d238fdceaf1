import { type Static, Type } from 'typebox';
import { NextCursor, PAGE_QUERY } from './page.ts';

export const APPROVAL_STATES = ['open', 'approved', 'declined', 'withdrawn', 'lapsed'] as const;
export const ApprovalState = Type.Enum([...APPROVAL_STATES]);
export type ApprovalState = (typeof APPROVAL_STATES)[number];

const Person = Type.Object({ uid: Type.String(), email: Type.String() });

/** A dangerous action requested by one admin, which another admin has to approve before it happens. */
export const Approval = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The kind of action, such as `refund` or `role_grant`. */
  kind: Type.String({ pattern: '^[a-z_]+$', maxLength: 40 }),
  target: Type.Object({ kind: Type.String(), id: Type.String() }),
  /** One sentence with everything a colleague needs to decide. */
  summary: Type.String({ maxLength: 300 }),
  state: ApprovalState,
  asked_by: Person,
  asked_at: Type.String(),
  /** If it is not decided by then, it lapses and nothing happens. */
  lapses_at: Type.String(),
  /** The person who agreed, declined or withdrew. */
  decided_by: Type.Union([Person, Type.Null()]),
  decided_at: Type.Union([Type.String(), Type.Null()]),
  /** Why the action failed after it was approved. */
  error: Type.Union([Type.String(), Type.Null()]),
});
export type Approval = Static<typeof Approval>;

/** The answer of every service that owns approvals: either the pending ones, oldest first, or the ended ones, newest first. */
export const ApprovalList = Type.Object({ approvals: Type.Array(Approval), next_cursor: NextCursor });
export const ApprovalFilter = Type.Object({
  ended: Type.Optional(Type.Boolean()),
  /** Only approvals with this target id. */
  target: Type.Optional(Type.String({ maxLength: 200 })),
  ...PAGE_QUERY,
});
export const ApprovalParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The decision of another admin, never of the one who made the request. */
export const ApprovalDecision = Type.Object({ decision: Type.Enum(['agree', 'decline']) });
export type ApprovalDecision = Static<typeof ApprovalDecision>;
