import type { Approval } from '@nimantran/proto/domain/approval';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Says whom a role is for. What is kept and told to the audit log names people by their uid alone. */
export async function describeApprovals(db: Kysely<Tables>, approvals: readonly Approval[]): Promise<Approval[]> {
  if (approvals.length === 0) return [];
  const uids = approvals.map(({ target }) => target.id);
  const people = await db.selectFrom('users').select(['uid', 'email', 'name']).where('uid', 'in', uids).execute();
  const names = new Map(people.map(({ uid, email, name }) => [uid, name === '' ? email : `${name} (${email})`]));
  return approvals.map((approval) => ({
    ...approval,
    summary: approval.summary
      .replace('this account', names.get(approval.target.id) || 'an account that was erased')
      .slice(0, 300),
  }));
}
