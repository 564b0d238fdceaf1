import { classes } from '../../lib/classes.ts';
import css from './state-mark.module.css';

/** `waiting`: needs an answer; `wrong`: needs a repair; `moving`: in progress; `over`: needs nothing more. */
export type StateTone = 'waiting' | 'wrong' | 'moving' | 'ready' | 'over';

/** The state of something: a dot and its text, so that colour is never the only sign. */
export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  return <span className={classes(css.mark, css[tone])}>{children}</span>;
}
