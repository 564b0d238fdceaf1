import type { SupportState } from '@nimantran/proto/domain/support-request';

export const SUPPORT_STATE_LABELS: Readonly<Record<SupportState, string>> = {
  open: 'Waiting for us',
  answered: 'Answered',
  closed: 'Closed',
};
