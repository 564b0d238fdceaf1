import type { Generated, JSONColumnType } from 'kysely';

export type MailKind =
  | 'receipt'
  | 'ready'
  | 'held'
  | 'refunded'
  | 'purged'
  | 'bill'
  | 'preview'
  | 'support'
  | 'video_ending'
  | 'batch'
  | 'reviewed'
  | 'replies'
  | 'webhook'
  | 'payment_pending'
  | 'payment_failed'
  | 'payout';

export interface MailDetails {
  /** A designer's question. */
  message?: string;
  /** Number of the customer's files that were deleted. */
  deletedFiles?: number;
  /** Number of guests' new replies. */
  replies?: number;
  /** An endpoint that does not answer, and whose it is. */
  webhook?: { host: string; failingSince: string; to: string };
  /** A finished batch, and who started it. */
  batch?: { id: string; number: number; title: string; done: number; failed: number; endedAt: string; to: string };
}

export interface MailsTable {
  id: string;
  /** Null for mails about a support request without an order, a review, a batch or a pay-out. */
  orderId: string | null;
  kind: MailKind;
  /** The reason for the mail; one mail per reason: `receipt:<payment id>`, `refunded:<refund id>`, `support:<message id>`. */
  reasonKey: string;
  /** The id of the payment, refund, bill or message that it is about. */
  subjectId: string | null;
  /** Content that is stored nowhere else; deleted once the mail is sent. */
  details: JSONColumnType<MailDetails> | null;
  createdAt: Date;
  sentAt: Date | null;
  tries: Generated<number>;
  nextTryAt: Generated<Date>;
  lastError: string | null;
  /** When attempts stopped: it failed for days, or there is no recipient. */
  givenUpAt: Date | null;
  /** The attempt that was queued last, and when. */
  queuedTry: Generated<number | null>;
  queuedAt: Generated<Date | null>;
}
