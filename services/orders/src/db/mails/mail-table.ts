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
  | 'payout';

export interface MailDetails {
  /** A designer's question. */
  message?: string;
  /** How many files of a customer were deleted. */
  deletedFiles?: number;
  /** A batch that has ended, and who started it. */
  batch?: { id: string; number: number; title: string; done: number; failed: number; endedAt: string; to: string };
}

export interface MailsTable {
  id: string;
  /** Null for mails of a support request without an order, of a batch and of a pay-out. */
  orderId: string | null;
  kind: MailKind;
  /** What the mail is about, once: `receipt:<payment id>`, `refunded:<refund id>`, `support:<message id>`. */
  reasonKey: string;
  /** The id of the payment, refund, bill or message that it tells of. */
  subjectId: string | null;
  /** What it says that is kept nowhere else; gone once it is sent. */
  details: JSONColumnType<MailDetails> | null;
  createdAt: Date;
  sentAt: Date | null;
  tries: Generated<number>;
  nextTryAt: Generated<Date>;
  lastError: string | null;
  /** When no more is tried: it failed for days, or nobody is there to get it. */
  givenUpAt: Date | null;
  /** Which try was put into the queue, and when. */
  queuedTry: Generated<number | null>;
  queuedAt: Generated<Date | null>;
}
