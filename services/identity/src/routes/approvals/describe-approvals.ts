import type { Approval } from '@nimantran/proto/domain/approval';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const MOST = 300;
const PLACEHOLDER = 'this account';

/**
 * Adds whom a role is for, full address first, because people choose the account's name themselves. The stored approval and the
 * audit log identify people only by uid.
 */
export async function describeApprovals(db: Kysely<Tables>, approvals: readonly Approval[]): Promise<Approval[]> {
  if (approvals.length === 0) return [];
  const uids = approvals.map(({ target }) => target.id);
  const people = await db.selectFrom('users').select(['uid', 'email', 'name']).where('uid', 'in', uids).execute();
  const known = new Map(people.map((person) => [person.uid, person]));
  return approvals.map((approval) => {
    const person = known.get(approval.target.id);
    const [before = '', after = ''] = approval.summary.split(PLACEHOLDER);
    const who = person?.email || 'an account that was erased';
    const room = MOST - before.length - who.length - after.length - ' ()'.length;
    const name = person && room > 0 ? person.name.slice(0, room) : '';
    return { ...approval, summary: `${before}${who}${name === '' ? '' : ` (${name})`}${after}`.slice(0, MOST) };
  });
}
