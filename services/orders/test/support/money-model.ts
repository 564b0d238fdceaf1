import type { BillKind, OrderState } from '@nimantran/proto/domain/order';

/** The rules of money in their shortest form, to compare the service with. */
export interface ModelBill {
  id: string;
  kind: BillKind;
  amount: number;
  state: 'planned' | 'open' | 'paid' | 'void';
}
export interface ModelPayment {
  intent: string;
  amount: number;
  /** Null if it was refused. */
  bill: ModelBill | null;
  dispute: { id: string; amount: number; status: 'needs_response' | 'won' | 'lost'; created: number } | null;
}
export interface ModelRefund {
  id: string;
  providerId: string | null;
  payment: ModelPayment;
  amount: number;
  state: 'wanted' | 'pending' | 'succeeded' | 'failed';
  byHand: boolean;
  isRetried: boolean;
}

const ALIVE: readonly OrderState[] = ['processing', 'preview_processing', 'awaiting_balance', 'completed'];
const AFTER_PAYING: Readonly<Partial<Record<BillKind, Readonly<Partial<Record<OrderState, OrderState>>>>>> = {
  whole: { awaiting_payment: 'processing' },
  deposit: { awaiting_payment: 'preview_processing' },
  balance: { awaiting_balance: 'processing' },
  revision: { completed: 'processing' },
};

export class MoneyModel {
  state: OrderState = 'awaiting_payment';
  readonly payments: ModelPayment[] = [];
  readonly refunds: ModelRefund[] = [];
  /** The sum of the ledger. */
  booked = 0;
  readonly bills: ModelBill[];

  constructor(bills: ModelBill[]) {
    this.bills = bills;
  }

  isAlive(): boolean {
    return ALIVE.includes(this.state);
  }

  /** Money arrives; returns the refund that it immediately needs if nothing can take it. */
  receive(intent: string, amount: number, bill: ModelBill): ModelPayment {
    const next =
      bill.kind === 'customisation' ? (this.isAlive() ? this.state : undefined) : AFTER_PAYING[bill.kind]?.[this.state];
    const isTaken = bill.state === 'open' && bill.amount === amount && next !== undefined && !this.isGoingBack();
    const payment: ModelPayment = { intent, amount, bill: isTaken ? bill : null, dispute: null };
    this.payments.push(payment);
    this.booked += amount;
    if (isTaken) {
      bill.state = 'paid';
      this.state = next;
    }
    return payment;
  }

  /** The refundable amount of a payment. */
  leftOf(payment: ModelPayment, byHand = false): number {
    const { dispute } = payment;
    if (dispute?.status === 'needs_response' && !byHand) return 0;
    const contested = dispute && dispute.status !== 'won' ? dispute.amount : 0;
    return Math.max(0, payment.amount - this.backOf(payment, ['wanted', 'pending', 'succeeded']) - contested);
  }

  left(): number {
    return this.payments.filter(({ bill }) => bill !== null).reduce((sum, payment) => sum + this.leftOf(payment), 0);
  }

  backOf(payment: ModelPayment, states: readonly ModelRefund['state'][]): number {
    return this.refunds
      .filter((refund) => refund.payment === payment && states.includes(refund.state))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** A refund has ended: its event, and what follows for the order. */
  settle(refund: ModelRefund, state: ModelRefund['state']): void {
    if (refund.state === 'succeeded' && state === 'failed') this.booked += refund.amount;
    if (state === 'succeeded') this.booked -= refund.amount;
    refund.state = state;
    if (state === 'succeeded' && this.isAlive() && this.isBack(['succeeded'])) this.end('refunded');
  }

  end(state: OrderState): void {
    this.state = state;
    for (const bill of this.bills) if (bill.state === 'open' || bill.state === 'planned') bill.state = 'void';
  }

  /** Whether everything the video was paid with is refunded or about to be. */
  isGoingBack(): boolean {
    return this.refunds.some(({ state }) => state !== 'failed') && this.isBack(['wanted', 'pending', 'succeeded']);
  }

  private isBack(states: readonly ModelRefund['state'][]): boolean {
    const own = this.payments.filter(({ bill }) => bill !== null && bill.kind !== 'customisation' && bill.kind !== 'revision');
    const lost = ({ dispute }: ModelPayment) => (dispute?.status === 'lost' ? dispute.amount : 0);
    return own.length > 0 && own.every((payment) => this.backOf(payment, states) + lost(payment) >= payment.amount);
  }
}
