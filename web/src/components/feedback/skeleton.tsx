import { classes } from '../../lib/classes.ts';
import css from './skeleton.module.css';

export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classes(css.bone, className)} aria-hidden="true" />;
}
