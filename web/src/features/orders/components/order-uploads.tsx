import type { Order } from '@nimantran/proto/domain/order';
import { useSession } from '../../../lib/session/session.ts';
import { staffReason, uploadsSentence } from '../lib/uploads-text.ts';
import css from './order-uploads.module.css';
import { PurgeReceipt } from './purge-receipt.tsx';

/** The customer's uploads: how long they are kept and why, or when they were deleted, with the receipt. */
export function OrderUploads({ order }: { order: Order }) {
  const { user } = useSession();
  const sentence = uploadsSentence(order);
  if (sentence === undefined) return null;
  const reason = user?.roles.includes('admin') ? staffReason(order) : undefined;
  return (
    <section aria-labelledby="uploads">
      <h2 id="uploads">Your uploads</h2>
      <p>{sentence}</p>
      {reason && <p className={css.staff}>{reason}</p>}
      {order.uploads.state === 'purged' && <PurgeReceipt number={order.number} />}
    </section>
  );
}
