import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { call } from '../../../lib/api.ts';
import { useKeptFocus } from '../../../lib/kept-focus.ts';
import { ADMIN_ORDERS, openApprovalsQuery } from '../api/order-queries.ts';
import css from './order-page.module.css';

/** Refunds that wait for a second admin, of one order or of all; nothing where none does. */
export function OpenApprovals({ number }: { number?: string }) {
  const { data } = useQuery(openApprovalsQuery);
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <Approvals
        approvals={data?.approvals.filter(({ target }) => number === undefined || target.id === number) ?? []}
        decide={({ id }, decision) => call(decideRefund, { params: { id }, body: { decision } })}
        withdraw={({ id }) => call(withdrawRefund, { params: { id } })}
        onSettled={() => client.invalidateQueries({ queryKey: ADMIN_ORDERS })}
        {...(number === undefined && { linkOf: ({ target: { id } }) => ({ to: `/admin/orders/${id}`, label: id }) })}
      />
    </div>
  );
}
