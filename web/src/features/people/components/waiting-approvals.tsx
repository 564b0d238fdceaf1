import type { Approval } from '@nimantran/proto/domain/approval';
import { decideRoleApproval, withdrawRoleApproval } from '@nimantran/proto/http/identity/people';
import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { decideSettings, withdrawSettings } from '@nimantran/proto/http/orders/shop';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { call } from '../../../lib/http/api.ts';
import { PEOPLE, refundApprovalsQuery, roleApprovalsQuery, settingsApprovalsQuery } from '../api/people-queries.ts';
import { personAddress } from '../lib/person-address.ts';

/** Requests that wait for a second admin: role changes, refunds and settings, or the role changes of one person. */
export function WaitingApprovals({ uid }: { uid?: string }) {
  const client = useQueryClient();
  const roles = useInfiniteQuery(roleApprovalsQuery(uid));
  const refunds = useInfiniteQuery({ ...refundApprovalsQuery, enabled: uid === undefined });
  const settings = useInfiniteQuery({ ...settingsApprovalsQuery, enabled: uid === undefined });
  const lists = uid === undefined ? [roles, refunds, settings] : [roles];
  const unfinished = lists.filter(({ hasNextPage }) => hasNextPage);
  const asked = lists.flatMap(({ data }) => data?.pages.flatMap(({ approvals }) => approvals) ?? []);
  return (
    <Approvals
      approvals={asked.sort((left, right) => left.asked_at.localeCompare(right.asked_at))}
      more={{
        hasNextPage: unfinished.length > 0,
        isFetchingNextPage: unfinished.some(({ isFetchingNextPage }) => isFetchingNextPage),
        fetchNextPage: () => unfinished.map(({ fetchNextPage }) => fetchNextPage()),
      }}
      decide={({ id, target }, decision) => call(stepsOf(target).decide, { params: { id }, body: { decision } })}
      withdraw={({ id, target }) => call(stepsOf(target).withdraw, { params: { id } })}
      onSettled={() => client.invalidateQueries({ queryKey: PEOPLE })}
      linkOf={({ target }) => stepsOf(target).link}
    />
  );
}

function stepsOf({ kind, id }: Approval['target']) {
  if (kind === 'user') {
    const link = { to: personAddress(id), label: 'Show the account' };
    return { decide: decideRoleApproval, withdraw: withdrawRoleApproval, link };
  }
  if (kind === 'settings') {
    const link = { to: '/admin/settings', label: 'Show what changes' };
    return { decide: decideSettings, withdraw: withdrawSettings, link };
  }
  return { decide: decideRefund, withdraw: withdrawRefund, link: { to: `/admin/orders/${id}`, label: id } };
}
