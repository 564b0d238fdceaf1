import type { SupportState } from '@nimantran/proto/domain/support-request';
import { StateMark, type StateTone } from '../state-mark.tsx';
import { SUPPORT_STATE_LABELS } from './state-words.ts';

const TONES: Readonly<Record<SupportState, StateTone>> = { open: 'waiting', answered: 'ready', closed: 'over' };

export function RequestStateMark({ state }: { state: SupportState }) {
  return <StateMark tone={TONES[state]}>{SUPPORT_STATE_LABELS[state]}</StateMark>;
}
