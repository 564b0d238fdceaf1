import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { shortIndianMoment } from '../../../../lib/time/dates.ts';
import { dueOf } from '../../lib/due-time.ts';
import css from './due-time.module.css';

/** The countdown to a deadline; near and late ones have a sign as well as a colour. */
export function DueTime({ dueAt, nowMs, withMoment }: { dueAt: string; nowMs: number; withMoment?: boolean }) {
  const { urgency, text } = dueOf(dueAt, nowMs);
  return (
    <time className={classes(css.due, css[urgency])} dateTime={dueAt} title={`Due ${shortIndianMoment(dueAt)}`}>
      {urgency === 'late' && <Icon name="warning" size={16} />}
      {urgency === 'urgent' && <Icon name="clock" size={16} />}
      <span>
        {withMoment && urgency !== 'late' && 'Due '}
        {text}
        {withMoment && <span className={css.moment}> · {shortIndianMoment(dueAt)}</span>}
      </span>
    </time>
  );
}
