import type { Order } from '@nimantran/proto/domain/order';
import type { Return } from '../lib/payment-return.ts';

export interface OrderStatusProps {
  order: Order;
  /** How the customer came back from the payment page just now. */
  back: Return;
  /** The bill that the address asks for. */
  asked: string | null;
}
