import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useKeptFocus } from '../../../lib/kept-focus.ts';
import { openApprovalsQuery } from '../api/order-queries.ts';
import { ApprovalCard } from './approval-card.tsx';
import css from './order-page.module.css';

/** Refunds that wait for a second admin, of one order or of all; nothing where none does. */
export function OpenApprovals({ number }: { number?: string }) {
  const { data } = useQuery(openApprovalsQuery);
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(place);
  const waiting = data?.approvals.filter(({ target }) => number === undefined || target.id === number) ?? [];
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      {waiting.length > 0 && (
        <section aria-labelledby="approvals" className={css.section}>
          <h2 id="approvals">Waits for a second admin</h2>
          <ul className={css.list}>
            {waiting.map((approval) => (
              <ApprovalCard key={approval.id} approval={approval} linked={number === undefined} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
