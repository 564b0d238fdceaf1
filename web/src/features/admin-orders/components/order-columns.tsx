import { formatMoney } from '@nimantran/proto/domain/currency';
import type { AdminOrderSummary } from '@nimantran/proto/http/orders/admin-orders';
import { Link } from '../../../components/controls/link.tsx';
import { type Column, columnsOf } from '../../../components/data-table/columns.ts';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { latenessWords, STATE_NAMES, STATE_TONES } from '../lib/order-labels.ts';
import css from './orders-page.module.css';

const column = columnsOf<AdminOrderSummary>();

/** Column ids are the sort keys of the API. */
export function orderColumns({ pricesHidden, now }: { pricesHidden: boolean; now: Date }): Column<AdminOrderSummary>[] {
  const shown: Column<AdminOrderSummary>[] = [
    column.accessor('number', {
      header: 'Order',
      enableSorting: false,
      cell: ({ row }) => <Link to={`/admin/orders/${row.original.number}`}>{row.original.number}</Link>,
    }),
    column.accessor('headline', {
      header: 'Invitation',
      enableSorting: false,
      cell: ({ row: { original: order } }) => (
        <>
          <ScriptText>{order.headline || order.theme.title}</ScriptText>
          <span className={css.under}>
            {order.theme.title}, {order.resolution}
            {order.delivery === 'express' && <strong className={css.express}> Express</strong>}
          </span>
        </>
      ),
    }),
    column.accessor('email', {
      header: 'Customer',
      enableSorting: false,
      cell: ({ getValue }) => <span className={css.mail}>{getValue() || 'Erased'}</span>,
    }),
    column.accessor('state', {
      header: 'State',
      enableSorting: false,
      cell: ({ row: { original: order } }) => {
        const lateness = latenessWords(order, now);
        return (
          <>
            <StateMark tone={STATE_TONES[order.state]}>{STATE_NAMES[order.state]}</StateMark>
            {lateness && <span className={order.lateness === 'late' ? css.late : css.under}>{lateness}</span>}
          </>
        );
      },
    }),
    column.accessor('placed_at', { header: 'Placed', cell: ({ getValue }) => shortIndianMoment(getValue()) }),
    column.accessor('due_at', {
      header: 'Due',
      cell: ({ getValue }) => {
        const due = getValue();
        return due === null ? '–' : shortIndianMoment(due);
      },
    }),
  ];
  if (pricesHidden) return shown;
  const total = column.accessor(({ total }) => total.amount_minor, {
    id: 'total',
    header: 'Total',
    cell: ({ row }) => formatMoney(row.original.total),
  });
  return [...shown, total];
}
