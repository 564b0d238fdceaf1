import type { SupportState } from '@nimantran/proto/domain/support-request';
import { StateMark, type StateTone } from '../orders/state-mark.tsx';
import { SUPPORT_STATE_LABELS } from './support-state-labels.ts';

const TONES: Readonly<Record<SupportState, StateTone>> = { open: 'waiting', answered: 'ready', closed: 'over' };

export function RequestStateMark({ state }: { state: SupportState }) {
  return <StateMark tone={TONES[state]}>{SUPPORT_STATE_LABELS[state]}</StateMark>;
}
