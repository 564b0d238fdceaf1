import type { AttemptTables } from '@nimantran/kit/db/attempts';
import type { ErasedCustomerTables } from '@nimantran/kit/db/erased-customers';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { GuestFunction } from '@nimantran/proto/http/guests/invitations';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** The invitation page of an order that was turned on at least once. */
interface PagesTable {
  id: string;
  orderId: string;
  orderNumber: string;
  ownerUid: string;
  /** The last part of the page's address. It protects the words behind the page, so it is stored as it is. */
  token: string;
  /** The token that orders knows; another one is told to it. */
  toldToken: Generated<string | null>;
  isOn: boolean;
  turnedOnAt: Date;
  /** The functions of the current words: a reply names these, also while orders does not answer. */
  functions: JSONColumnType<Pick<GuestFunction, 'key' | 'title'>[]>;
  /** YYYY-MM-DD; null where the words tell no day. */
  lastDay: string | null;
  deliveredAt: Date;
  keptUntil: Date;
  /** The last day for replies, YYYY-MM-DD in Asia/Kolkata. */
  closeOn: string | null;
  /** When orders has to be asked for changed words. */
  refreshAt: Date | null;
  /** Replies ever taken, also those deleted since: what counts for the page's limit. */
  repliesTaken: Generated<number>;
  /** When the first reply came that no digest has told of. */
  untoldSince: Date | null;
  digestedAt: Date | null;
  /** Number of the page's events in the outbox. */
  eventVersion: Generated<number>;
}

interface RepliesTable {
  id: string;
  seq: Generated<number>;
  pageId: string;
  /** The hash of the secret that the guest's browser keeps. */
  secretSha256: string;
  name: string;
  coming: boolean;
  /** Function → people; only functions to which somebody comes. */
  people: JSONColumnType<Record<string, number>>;
  line: string;
  /** It looks like a bot's, and nobody has accepted it. */
  suspect: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export type PurgeReason = 'functions_over' | 'order_ended' | 'customer_erased';

export interface Tables extends EventTables, AttemptTables, ErasedCustomerTables {
  pages: PagesTable;
  replies: RepliesTable;
  /** One row for each digest: one a page and day. */
  digests: { pageId: string; day: string; replies: number };
  /** The receipt of a deleted page; it contains no words of the page or of guests. */
  purgeReceipts: { orderNumber: string; orderId: string; reason: PurgeReason; replies: number; purgedAt: Date };
}

export type PageRow = Selectable<PagesTable>;
export type ReplyRow = Selectable<RepliesTable>;
