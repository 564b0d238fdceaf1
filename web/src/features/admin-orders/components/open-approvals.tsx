import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Approvals } from '../../../components/staff/approvals.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call } from '../../../lib/http/api.ts';
import { ADMIN_ORDERS, openApprovalsQuery } from '../api/order-queries.ts';
import css from './order-page.module.css';

/** Refunds that wait for a second admin, of one order or of all; renders nothing if there are none. */
export function OpenApprovals({ number }: { number?: string }) {
  const asked = useInfiniteQuery(openApprovalsQuery(number));
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <Approvals
        approvals={asked.data?.pages.flatMap(({ approvals }) => approvals) ?? []}
        more={asked}
        decide={({ id }, decision) => call(decideRefund, { params: { id }, body: { decision } })}
        withdraw={({ id }) => call(withdrawRefund, { params: { id } })}
        onSettled={() => client.invalidateQueries({ queryKey: ADMIN_ORDERS })}
        {...(number === undefined && { linkOf: ({ target: { id } }) => ({ to: `/admin/orders/${id}`, label: id }) })}
      />
    </div>
  );
}
