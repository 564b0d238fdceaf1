import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders-admin';
import { decideRoleApproval, withdrawRoleApproval } from '@nimantran/proto/http/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { call } from '../../../lib/api.ts';
import { PEOPLE, refundApprovalsQuery, roleApprovalsQuery } from '../api/people-queries.ts';
import { personAddress } from '../person-address.ts';

/** What waits for a second admin: roles here, and refunds; or the roles of one person. */
export function Waiting({ uid }: { uid?: string }) {
  const client = useQueryClient();
  const roles = useQuery(roleApprovalsQuery).data?.approvals ?? [];
  const refunds = useQuery({ ...refundApprovalsQuery, enabled: uid === undefined }).data?.approvals ?? [];
  const asked = uid === undefined ? [...roles, ...refunds] : roles.filter(({ target }) => target.id === uid);
  return (
    <Approvals
      approvals={[...asked].sort((left, right) => left.asked_at.localeCompare(right.asked_at))}
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
