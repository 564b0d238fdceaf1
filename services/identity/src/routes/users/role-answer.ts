import type { Approval } from '@nimantran/proto/domain/approval';
import type { RoleAnswer } from '@nimantran/proto/http/identity/people';
import type { Context } from '../../context.ts';
import { describeApprovals } from '../approvals/describe-approvals.ts';
import { knownUser } from './known-user.ts';

/** An account after its roles changed, or the approval that the change waits for. @throws HttpProblem 404 `unknown_user` */
export async function roleAnswer(context: Context, uid: string, asked: Approval | null): Promise<RoleAnswer> {
  const [approval = null] = asked ? await describeApprovals(context.db, [asked]) : [];
  return { user: await knownUser(context, uid), approval };
}
