import { decideRoleApproval, withdrawRoleApproval } from '@nimantran/proto/http/identity/people';
import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { call } from '../../../lib/http/api.ts';
import { PEOPLE, refundApprovalsQuery, roleApprovalsQuery } from '../api/people-queries.ts';
import { personAddress } from '../lib/person-address.ts';

/** Requests that wait for a second admin: role changes and refunds, or the role changes of one person. */
export function WaitingApprovals({ uid }: { uid?: string }) {
  const client = useQueryClient();
  const roles = useInfiniteQuery(roleApprovalsQuery(uid));
  const refunds = useInfiniteQuery({ ...refundApprovalsQuery, enabled: uid === undefined });
  const lists = uid === undefined ? [roles, refunds] : [roles];
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
      decide={({ id, target }, decision) =>
        call(target.kind === 'user' ? decideRoleApproval : decideRefund, { params: { id }, body: { decision } })
      }
      withdraw={({ id, target }) => call(target.kind === 'user' ? withdrawRoleApproval : withdrawRefund, { params: { id } })}
      onSettled={() => client.invalidateQueries({ queryKey: PEOPLE })}
      linkOf={({ target }) =>
        target.kind === 'user'
          ? { to: personAddress(target.id), label: 'Show the account' }
          : { to: `/admin/orders/${target.id}`, label: target.id }
      }
    />
  );
}
