import type { OrderEvent } from '@nimantran/proto/domain/order';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { TIMELINE_TONES } from '../lib/order-progress.ts';
import css from './timeline.module.css';

/** Oldest first. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className={css.timeline}>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end, and two events may share an instant
        <li key={index} className={css[TIMELINE_TONES[event.kind]]}>
          <p>{event.text}</p>
          <time dateTime={event.at}>{shortIndianMoment(event.at)}</time>
        </li>
      ))}
    </ol>
  );
}
