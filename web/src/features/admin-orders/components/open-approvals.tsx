import { useQuery } from '@tanstack/react-query';
import { openApprovalsQuery } from '../api/order-queries.ts';
import { ApprovalCard } from './approval-card.tsx';
import css from './order-page.module.css';

/** Refunds that wait for a second admin, of one order or of all; nothing where none does. */
export function OpenApprovals({ number }: { number?: string }) {
  const { data } = useQuery(openApprovalsQuery);
  const waiting = data?.approvals.filter(({ target }) => number === undefined || target.id === number) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="approvals" className={css.section}>
      <h2 id="approvals">Waits for a second admin</h2>
      <ul className={css.list}>
        {waiting.map((approval) => (
          <ApprovalCard key={approval.id} approval={approval} linked={number === undefined} />
        ))}
      </ul>
    </section>
  );
}
