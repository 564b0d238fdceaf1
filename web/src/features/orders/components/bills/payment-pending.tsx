import { receiptDate } from '../../../../lib/time/dates.ts';

/** The customer has finished paying, and their bank has not confirmed it. */
export function PaymentPending({ since }: { since: string }) {
  return (
    <>
      <h2>Your payment is on its way.</h2>
      <p>
        You paid on {receiptDate(since)}, and your bank has not confirmed it yet. Depending on how you paid, this takes minutes or
        some days. Please do not pay twice.
      </p>
      <p>
        We start when the payment has arrived, and email you then. If your bank refuses it, we tell you, and nothing you entered
        is lost.
      </p>
    </>
  );
}
