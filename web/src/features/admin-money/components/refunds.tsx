import { formatMoney } from '@nimantran/proto/domain/currency';
import { type AdminRefund, retryRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import form from '../../../components/staff/staff-form.module.css';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { say } from '../../../lib/snackbar.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { moneyKey, refundsPage } from '../api/money-queries.ts';
import { REFUND_STATES, readable } from '../lib/money-labels.ts';
import { ByHandDialog } from './by-hand-dialog.tsx';

type State = AdminRefund['state'];
const STATES: readonly State[] = ['failed', 'requested', 'pending', 'succeeded'];
const ALL = 'all';

/** Refunds by state; failed ones come first, as they need an admin. */
export function Refunds() {
  const address = useListAddress();
  const asked = address.filter('state');
  const state = asked === ALL ? undefined : (STATES.find((known) => known === asked) ?? 'failed');
  const refunds = useQuery(refundsPage(state, address.page));
  const [byHand, setByHand] = useState<AdminRefund>();
  const retry = useRetry();
  const columns = useMemo(() => {
    const column = columnsOf<AdminRefund>();
    const plain = { enableSorting: false } as const;
    return [
      column.accessor('order_number', {
        header: 'Order',
        ...plain,
        cell: ({ getValue }) => <Link to={`/admin/orders/${getValue()}`}>{getValue()}</Link>,
      }),
      column.accessor(({ amount }) => formatMoney(amount), { id: 'amount', header: 'Amount', ...plain }),
      column.accessor(({ reason, note }) => `${readable(reason)}: ${note}`, { id: 'why', header: 'Why', ...plain }),
      column.accessor(({ state: now, error }) => (error ? `${REFUND_STATES[now]}: ${error}` : REFUND_STATES[now]), {
        id: 'state',
        header: 'State',
        ...plain,
      }),
      column.accessor(({ requested_at }) => shortIndianMoment(requested_at), { id: 'asked', header: 'Requested', ...plain }),
      column.display({
        id: 'do',
        header: 'Action',
        cell: ({ row: { original: refund } }) =>
          refund.state === 'failed' ? (
            <span className={form.actions}>
              <Button small busy={retry.isPending} onClick={() => retry.mutate(refund)}>
                Try again<span className="visually-hidden"> to refund {refund.order_number}</span>
              </Button>
              <Button small look="plain" onClick={() => setByHand(refund)}>
                Paid by hand<span className="visually-hidden">: {refund.order_number}</span>
              </Button>
            </span>
          ) : (
            '–'
          ),
      }),
    ];
  }, [retry]);
  return (
    <>
      <div className={form.row}>
        <Field id="refund-state" label="State">
          {(control) => (
            <select {...control} value={state ?? ALL} onChange={(event) => address.setFilters({ state: event.target.value })}>
              {STATES.map((known) => (
                <option key={known} value={known}>
                  {REFUND_STATES[known]}
                </option>
              ))}
              <option value={ALL}>All</option>
            </select>
          )}
        </Field>
      </div>
      {retry.error && <Notice kind="error">{messageOf(retry.error)}</Notice>}
      <LoadedSection title="Refunds" asked={refunds} none={noneOf(state)} isEmpty={(data) => data.refunds.length === 0}>
        {(data) => (
          <DataTable
            label="Refunds"
            columns={columns}
            rows={data.refunds}
            idOf={({ id }) => id}
            address={address}
            next={data.next_cursor}
            none={noneOf(state)}
            isUrgent={(refund) => refund.state === 'failed' && state === undefined}
          />
        )}
      </LoadedSection>
      {byHand && <ByHandDialog refund={byHand} onClose={() => setByHand(undefined)} />}
    </>
  );
}

const noneOf = (state: State | undefined): string => (state === 'failed' ? 'No failed refunds.' : 'This refund does not exist.');

function useRetry() {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id }: AdminRefund) => call(retryRefund, { params: { refund_id: id }, idempotencyKey: intent.keyFor(id) }),
    onSuccess: ({ order_number }) => {
      intent.done();
      say(`The provider is being asked again to refund ${order_number}.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey('refunds') }),
  });
}
