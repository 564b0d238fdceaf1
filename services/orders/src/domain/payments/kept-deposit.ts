import { formatMoney, type Money } from '@nimantran/proto/domain/currency';

/** What the end of an unpaid order means for money that was paid in advance: it is kept, as was shown before it was paid. */
export function keptDepositText(kept: Money, wasPaid: boolean): string {
  if (!wasPaid) return 'Nothing was charged.';
  if (kept.amount_minor <= 0) return 'Nothing of what you paid is kept.';
  return `The ${formatMoney(kept)} that you have paid is kept, because the preview has been made.`;
}
