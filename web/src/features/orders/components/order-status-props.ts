import type { Order } from '@nimantran/proto/domain/order';
import type { Return } from '../lib/payment-return.ts';

export interface OrderStatusProps {
  order: Order;
  /** How the customer just returned from the payment page. */
  back: Return;
  /** The bill that the address names. */
  asked: string | null;
}
