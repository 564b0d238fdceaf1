import type { SupportState } from '@nimantran/proto/domain/support';
import { classes } from '../../../lib/classes.ts';
import { SUPPORT_STATE_LABELS } from '../lib/state-words.ts';
import css from './request-state-mark.module.css';

export function RequestStateMark({ state }: { state: SupportState }) {
  return <span className={classes(css.mark, css[state])}>{SUPPORT_STATE_LABELS[state]}</span>;
}
