import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { UploadKind } from '@nimantran/proto/http/media';
import type { Generated, JSONColumnType } from 'kysely';

export type UploadState = 'receiving' | 'checking' | 'ready' | 'rejected' | 'deleting';

export interface UploadTable {
  id: Generated<string>;
  ownerUid: string;
  kind: UploadKind;
  state: UploadState;
  fileName: string;
  declaredBytes: number;
  /** Of the file as it was sent. */
  sha256: string | null;
  contentType: string | null;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  waveform: JSONColumnType<number[], string, string> | null;
  reason: string | null;
  /** Its client has the address: one that never got it cannot go on. */
  acknowledged: Generated<boolean>;
  orderId: string | null;
  checks: Generated<number>;
  checkAfter: Generated<Date>;
  eventVersion: Generated<number>;
  createdAt: Generated<Date>;
}

/** Every order that holds uploads has one; it waits until orders lets them go. */
export interface PurgeTable {
  orderId: string;
  orderNumber: string;
  objectKeys: JSONColumnType<string[], string, string>;
  /** Counts what was planned for the order: one that came while a purge ran is not done with it. */
  plans: Generated<number>;
  /** The newest word of studio in it. */
  toldVersion: Generated<number>;
  runAfter: Generated<Date>;
  tries: Generated<number>;
  lastReason: string | null;
  eventVersion: Generated<number>;
  doneAt: Date | null;
  createdAt: Generated<Date>;
}

/** What was deleted: written before the deletion, so that a crash between the two loses no line. */
export interface PurgeReceiptTable {
  orderId: string;
  objectKey: string;
  what: string;
  sha256: string;
  sizeBytes: number;
  purgedAt: Date | null;
}

/** To be deleted; belongs to no order, so no receipt is kept. */
export interface LapsedObjectTable {
  objectKey: string;
  runAfter: Generated<Date>;
  tries: Generated<number>;
}

export interface Tables extends EventTables {
  uploads: UploadTable;
  purges: PurgeTable;
  purgeReceipts: PurgeReceiptTable;
  lapsedObjects: LapsedObjectTable;
  /** What drafts and batches need: not taken for abandoned. */
  draftUploads: { draftId: string; uploadId: string };
}
