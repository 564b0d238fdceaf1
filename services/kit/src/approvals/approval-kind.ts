import type { Approval } from '@nimantran/proto/domain/approval';
import type { User } from '@nimantran/proto/domain/user';
import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** The person who requests or decides. */
export type Decider = Pick<User, 'uid' | 'email'>;

/** The action of a service after the second admin agrees. */
export interface ApprovalKind<Tables> {
  kind: string;
  payload: TSchema;
  run(transaction: Transaction<Tables>, approval: Approval, payload: unknown, decider: Decider): Promise<void>;
}

/**
 * A kind of action that needs two admins. `effect` runs in the transaction in which the second admin agrees and carries the
 * action out; it makes no external calls. If it throws an HttpProblem, its changes are rolled back and the problem is stored as
 * the approval's `error`; any other error leaves the approval open.
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
