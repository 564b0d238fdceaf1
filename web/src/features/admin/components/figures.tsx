import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { MOST, openDisputes, openRequests, ordersInState, studioQueue } from '../api/admin-queries.ts';
import { type FigureSpan, orderFigures } from '../api/figures-queries.ts';
import css from './figures.module.css';

interface Figure {
  label: string;
  /** Undefined until it is loaded. */
  count: number | undefined;
  to: string;
  /** True if it needs an admin's attention. */
  urgent?: boolean;
}

/** The state of the shop: what is in production, and what waits for an admin. */
export function Figures({ span }: { span: FigureSpan }) {
  const made = useQuery(ordersInState('processing')).data?.orders.length;
  const unpaid = useQuery(ordersInState('awaiting_payment')).data?.orders.length;
  const queue = useQuery(studioQueue).data;
  const now = useQuery(orderFigures(span)).data?.now;
  const figures: Figure[] = [
    { label: 'Orders being made', count: made, to: '/admin/orders?state=processing' },
    { label: 'Awaiting payment', count: unpaid, to: '/admin/orders?state=awaiting_payment' },
    { label: 'Drafts for designers', count: queue?.due_next.length, to: '/designer' },
    { label: 'Videos delivered today', count: queue?.delivered_today.length, to: '/admin/batch' },
    { label: 'Late orders', count: now?.late, to: '/admin/orders?late=true', urgent: true },
    { label: 'Requests to answer', count: useQuery(openRequests).data?.requests.length, to: '/admin/support', urgent: true },
    {
      label: 'Open disputes',
      count: useQuery(openDisputes).data?.disputes.length,
      to: '/admin/money?list=disputes',
      urgent: true,
    },
    { label: 'Failed refunds', count: now?.refunds_failed, to: '/admin/money?list=refunds', urgent: true },
    { label: 'Payments without an invoice', count: now?.uninvoiced, to: '/admin/money?list=invoices', urgent: true },
    { label: 'Failed renders', count: queue?.failed.length, to: '/admin/tools#renders', urgent: true },
    { label: `Failed emails in ${span} days`, count: now?.mails_given_up, to: '/admin/tools#mails', urgent: true },
  ];
  return (
    <ul className={css.figures} aria-label="The shop today">
      {figures.map(({ label, count, to, urgent }) => (
        <li key={label}>
          <Link to={to} className={urgent && count ? css.urgent : undefined}>
            <span className={css.count}>{count === undefined ? '…' : count >= MOST ? `${MOST}+` : count}</span>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
