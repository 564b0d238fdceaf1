import type { ErasedCustomerTables } from '@nimantran/kit/db/erased-customers';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import type { Generated, JSONColumnType } from 'kysely';

export type UploadState = 'receiving' | 'checking' | 'ready' | 'rejected' | 'deleting';

export interface UploadTable {
  id: Generated<string>;
  ownerUid: string;
  kind: UploadKind;
  state: UploadState;
  fileName: string;
  declaredBytes: number;
  /** Of the original file. */
  sha256: string | null;
  contentType: string | null;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  waveform: JSONColumnType<number[], string, string> | null;
  reason: string | null;
  /** The client has the address; without it, it cannot continue the upload. */
  acknowledged: Generated<boolean>;
  /** The order whose purge deletes it; `uploadHolds` has the others that hold it. */
  orderId: string | null;
  checks: Generated<number>;
  checkAfter: Generated<Date>;
  /** How many uploads its owner had sent just before it; photos of all people are checked by turns. */
  turn: Generated<number | null>;
  eventVersion: Generated<number>;
  createdAt: Generated<Date>;
}

/** Every order that holds uploads has one; it waits until orders releases them. */
export interface PurgeTable {
  orderId: string;
  orderNumber: string;
  objectKeys: JSONColumnType<string[], string, string>;
  /** Counts plans for the order: a plan made while a purge runs is not completed by that purge. */
  plans: Generated<number>;
  toldVersion: Generated<number>;
  runAfter: Generated<Date>;
  tries: Generated<number>;
  lastReason: string | null;
  eventVersion: Generated<number>;
  doneAt: Date | null;
  createdAt: Generated<Date>;
}

/** Deleted files: written before the deletion, so that a crash between the two loses no line. */
export interface PurgeReceiptTable {
  orderId: string;
  objectKey: string;
  what: string;
  sha256: string;
  sizeBytes: number;
  purgedAt: Date | null;
}

/** Objects to delete that belong to no order, so they get no receipt. */
export interface LapsedObjectTable {
  objectKey: string;
  runAfter: Generated<Date>;
  tries: Generated<number>;
}

export interface Tables extends EventTables, ErasedCustomerTables {
  uploads: UploadTable;
  purges: PurgeTable;
  purgeReceipts: PurgeReceiptTable;
  lapsedObjects: LapsedObjectTable;
  /** Further orders that hold an upload, beside the one in `uploads`. */
  uploadHolds: { uploadId: string; orderId: string };
  /** Uploads that drafts and batches need, so they do not count as abandoned. */
  draftUploads: { draftId: string; uploadId: string };
}
