import { Notice } from '../../../../components/feedback/notice.tsx';

/** What customers read when a payment failed. */
export function PaymentError({ error }: { error: string }) {
  return (
    <Notice kind="error">
      <p>
        <strong>The payment failed.</strong> {error}
      </p>
    </Notice>
  );
}
