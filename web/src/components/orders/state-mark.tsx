import { classes } from '../../lib/classes.ts';
import css from './state-mark.module.css';

/** `waiting` asks somebody to do something, `wrong` to mend it, `moving` is being worked on, `over` needs nobody any more. */
export type StateTone = 'waiting' | 'wrong' | 'moving' | 'ready' | 'over';

/** Where a thing stands: a dot and its words, so that colour says nothing alone. */
export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  return <span className={classes(css.mark, css[tone])}>{children}</span>;
}
