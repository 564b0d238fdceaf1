/** What the provider says of a refund. */
export interface RefundFact {
  providerId: string;
  /** Our own id, for refunds that we asked for. */
  refundId: string | undefined;
  paymentIntent: string;
  amountMinor: number;
  state: 'pending' | 'succeeded' | 'failed';
}

/** What the provider says of a dispute, as it stood when it said so. Times as in RFC 3339. */
export interface DisputeFact {
  id: string;
  paymentIntent: string;
  currency: string;
  amountMinor: number;
  reason: string;
  status: string;
  respondBy: string | null;
  openedAt: string;
  toldAt: string;
  /** Whether it says that the bank took the money, and that it gave it back. */
  withdrawn: boolean;
  reinstated: boolean;
}

/** A fact as it is kept until the payment is known that it is about. */
export type ProviderFact =
  | ({ kind: 'refund' } & Omit<RefundFact, 'refundId'> & { refundId?: string })
  | ({ kind: 'dispute' } & DisputeFact);
