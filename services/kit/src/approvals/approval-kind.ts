import type { Approval } from '@nimantran/proto/domain/approval';
import type { User } from '@nimantran/proto/domain/user';
import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Who asks or decides. */
export type Decider = Pick<User, 'uid' | 'email'>;

/** What a service does once two admins want it. */
export interface ApprovalKind<Tables> {
  kind: string;
  payload: TSchema;
  run(transaction: Transaction<Tables>, approval: Approval, payload: unknown, decider: Decider): Promise<void>;
}

/**
 * A kind of thing that needs two admins. `effect` runs in the transaction of the second admin's yes and makes it come true; it calls
 * nobody outside. An HttpProblem that it throws undoes what it did and is kept as the approval's `error`; anything else it throws
 * leaves the approval open.
 */
export function approvalKind<Tables, Payload extends TSchema>(
  kind: string,
  payload: Payload,
  effect: (
    transaction: Transaction<Tables>,
    agreed: { approval: Approval; payload: Static<Payload>; decider: Decider },
  ) => Promise<void>,
): ApprovalKind<Tables> {
  return {
    kind,
    payload,
    run: (transaction, approval, given, decider) =>
      effect(transaction, { approval, payload: Value.Parse(payload, given), decider }),
  };
}
