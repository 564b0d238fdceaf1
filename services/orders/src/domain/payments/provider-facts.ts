export interface RefundFact {
  providerId: string;
  /** Our own id, for refunds that we requested. */
  refundId: string | undefined;
  paymentIntent: string;
  amountMinor: number;
  state: 'pending' | 'succeeded' | 'failed';
}

/** The provider's news about a dispute, as of its time. Times follow RFC 3339. */
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
  /** Whether the bank has taken the money, and whether it has returned it. */
  withdrawn: boolean;
  reinstated: boolean;
}

/** A fact as stored until its payment is known. */
export type ProviderFact =
  | ({ kind: 'refund' } & Omit<RefundFact, 'refundId'> & { refundId?: string })
  | ({ kind: 'dispute' } & DisputeFact);
