import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link.tsx';
import { failedRefunds, MOST, openDisputes, openRequests, ordersInState, studioQueue } from '../api/admin-queries.ts';
import css from './figures.module.css';

interface Figure {
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  to: string;
  /** Somebody should look at it. */
  urgent?: boolean;
}

/** How the shop stands: what is being made, what waits for a person. */
export function Figures() {
  const made = useQuery(ordersInState('processing')).data?.orders.length;
  const unpaid = useQuery(ordersInState('awaiting_payment')).data?.orders.length;
  const queue = useQuery(studioQueue).data;
  const figures: Figure[] = [
    { label: 'Orders being made', count: made, to: '/admin/tools?state=processing' },
    { label: 'Awaiting payment', count: unpaid, to: '/admin/tools?state=awaiting_payment' },
    { label: 'Drafts for designers', count: queue?.due_next.length, to: '/designer' },
    { label: 'Videos delivered today', count: queue?.delivered_today.length, to: '/admin/batch' },
    { label: 'Renders that failed', count: queue?.failed.length, to: '/admin/batch', urgent: true },
    { label: 'Requests to answer', count: useQuery(openRequests).data?.requests.length, to: '#requests', urgent: true },
    { label: 'Refunds that failed', count: useQuery(failedRefunds).data?.refunds.length, to: '#refunds', urgent: true },
    { label: 'Open disputes', count: useQuery(openDisputes).data?.disputes.length, to: '#disputes', urgent: true },
  ];
  return (
    <ul className={css.figures} aria-label="How the shop stands">
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
