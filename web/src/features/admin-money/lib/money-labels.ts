import type { AdminRefund } from '@nimantran/proto/http/orders/admin-refunds';
import type { ReconciliationDifference } from '@nimantran/proto/http/orders/reconciliations';

export const REFUND_STATES: Readonly<Record<AdminRefund['state'], string>> = {
  failed: 'Failed',
  requested: 'Not sent to the provider yet',
  pending: 'In progress',
  succeeded: 'Refunded',
};

export const DIFFERENCES: Readonly<Record<ReconciliationDifference['kind'], string>> = {
  payment_missing_here: 'A payment was missing here',
  payment_missing_there: 'A payment is missing at the provider',
  payment_differs: 'A payment differs',
  refund_missing_here: 'A refund was missing here',
  refund_missing_there: 'A refund is missing at the provider',
  refund_differs: 'A refund differs',
  dispute_missing_here: 'A dispute was missing here',
  dispute_differs: 'A dispute differs',
};

/** Time left to answer a dispute: `3 days and 4 hours left`. */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (minutes < 0) return 'The deadline has passed';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const of = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (days >= 1) return `${of(days, 'day')}${hours > 0 ? ` and ${of(hours, 'hour')}` : ''} left`;
  return hours >= 1 ? `${of(hours, 'hour')} and ${of(minutes % 60, 'minute')} left` : `${of(minutes, 'minute')} left`;
}

/** A provider's code as readable text: `needs_response` → Needs response. */
export function readable(word: string): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
