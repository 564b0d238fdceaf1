import { classes } from '../../../lib/classes.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { leaseOf } from '../lib/due-time.ts';
import css from './job-bar.module.css';

/** Time until the claim's lease runs out if this page stops renewing it. */
export function LeaseTime({ until }: { until: string }) {
  const lease = leaseOf(until, useNow(1_000));
  if (!lease) return null;
  return (
    <span className={classes(css.lease, lease.nearEnd && css.nearEnd)} title="Renewed every minute while this page is open">
      {lease.text}
    </span>
  );
}
