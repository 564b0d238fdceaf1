import type { OrderEvent } from '@nimantran/proto/domain/order';
import { shortMoment } from '../../../lib/dates.ts';
import css from './timeline.module.css';

/** Oldest first, as it happened. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className={css.timeline}>
      {events.map((event) => (
        <li key={`${event.at}${event.kind}`} className={event.kind === 'payment_failed' ? css.bad : undefined}>
          <p>{event.text}</p>
          <time dateTime={event.at}>{shortMoment(event.at)}</time>
        </li>
      ))}
    </ol>
  );
}
