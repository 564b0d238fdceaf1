/** How long an order waits for its payment. */
export const HOURS_TO_PAY = 24;
/** For the first half of an order with a preview, and for the other half once the preview is there. */
export const DAYS_FOR_DEPOSIT = 7;
export const DAYS_FOR_BALANCE = 14;
/** For changes to a delivered video. */
export const DAYS_FOR_REVISION = 7;
