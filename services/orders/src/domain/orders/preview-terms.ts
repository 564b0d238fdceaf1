import type { Money } from '@nimantran/proto/domain/currency';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { DAYS_FOR_BALANCE, DAYS_FOR_DEPOSIT } from '@nimantran/proto/domain/time-to-pay';

/** The rule for an unpaid second half; announced before the first payment. */
const KEPT = `If the other half is not paid within ${DAYS_FOR_BALANCE} days of the preview, the order expires and we keep the first half, because the preview has been made.`;

/** The first timeline entry of an order with a preview. */
export const PREVIEW_PLACED = `We placed this order for you, with a preview before production. ${KEPT}`;

/** The message in the customer's request once the order exists, with all consequences of paying. */
export function previewMessage(order: {
  number: string;
  total: Money;
  deposit: Money;
  balance: Money;
  termsVersion: string;
}): string {
  const { number, total, deposit, balance, termsVersion } = order;
  return [
    `Your order ${number} with a preview is ready for payment. It costs ${formatMoney(total)}, because a preview doubles the price of the video.`,
    `Pay the first half, ${formatMoney(deposit)}, in My Orders within ${DAYS_FOR_DEPOSIT} days, and we will make your preview. When you have seen it, pay the other half, ${formatMoney(balance)}, and we will finish the video as you saw it.`,
    KEPT,
    `By paying you accept our terms of service, version ${termsVersion}.`,
  ].join('\n\n');
}
