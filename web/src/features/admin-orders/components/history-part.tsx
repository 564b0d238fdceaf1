import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './order-page.module.css';
import { Section } from './section.tsx';

/** The order's events, newest first, with the member of staff behind each. */
export function HistoryPart({ shown }: { shown: AdminOrder }) {
  const newest = shown.history.map((event, index) => ({ ...event, index })).reverse();
  return (
    <Section title="Timeline">
      <ol className={css.history}>
        {newest.map(({ index, at, text, by }) => (
          <li key={index}>
            <time dateTime={at}>{shortIndianMoment(at)}</time>
            <div>
              <p>{text}</p>
              {by && <p className={css.quiet}>By {by.email}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
