import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { RenderResolution, Resolution } from '@nimantran/proto/domain/resolution';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Batch, BatchFault, BatchRowState, BatchState } from '@nimantran/proto/http/batches';
import type { StudioJobState } from '@nimantran/proto/http/studio';
import type { RenderKind, RenderResult, RenderSpec, VideoFile } from '@nimantran/proto/jobs/render';
import type { Generated, JSONColumnType } from 'kysely';

export interface JobTable {
  id: Generated<string>;
  orderId: string;
  orderNumber: string;
  /** `erased` once the customer is forgotten. */
  customerUid: string;
  themeId: number;
  themeVersion: string;
  themeTitle: string;
  headline: string;
  state: StudioJobState;
  /** What an approval begins: a preview until the order is paid in full. */
  makes: Generated<'preview' | 'final'>;
  /** Of a job on hold: what it waits for. */
  holdReason: 'answer' | 'balance' | null;
  /** Since when it waits for an answer. */
  heldAt: Generated<Date | null>;
  customisationVersion: number;
  resolution: Resolution;
  delivery: Delivery;
  removeWatermark: boolean;
  dueAt: Date;
  claimedBy: string | null;
  leaseUntil: Date | null;
  approvedBy: string | null;
  /** Of a job that waits: whom a colleague handed it to, and until when nobody else is given it. */
  handedTo: Generated<string | null>;
  handedBy: Generated<string | null>;
  handedUntil: Generated<Date | null>;
  /** What whoever sent it back wants the next one to know. */
  note: Generated<string | null>;
  noteBy: Generated<string | null>;
  deliveredAt: Date | null;
  /** Traceparent of what it began with, in its order's trace; null of jobs from before they had one. */
  trace: Generated<string | null>;
  eventVersion: Generated<number>;
  /** The customer asked to be forgotten while the job was alive: done with its purge. */
  eraseWantedAt: Date | null;
  erasedAt: Date | null;
  createdAt: Generated<Date>;
}

/** What the customer ordered is version 1; each correction and revision is one more. */
export interface CustomisationTable {
  jobId: string;
  version: number;
  customisation: JSONColumnType<Customisation, string, string>;
  madeBy: string;
  madeByName: Generated<string>;
  /** What was done, in words of the history. */
  what: Generated<string>;
  madeAt: Generated<Date>;
}

/** What customers were asked while their jobs were on hold. */
export interface JobQuestionTable {
  id: Generated<number>;
  jobId: string;
  message: string;
  askedBy: string;
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  changed: Generated<string[]>;
}

/** Who has worked in the studio: whom a job can be handed to. */
export interface DesignerTable {
  uid: string;
  name: string;
  seenAt: Date;
}

export interface JobHistoryTable {
  id: Generated<number>;
  jobId: string;
  at: Generated<Date>;
  who: string;
  what: string;
}

export type RenderState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
export type RenderSuccess = Extract<RenderResult, { outcome: 'succeeded' }>;

export interface RenderTable {
  id: Generated<string>;
  /** Null for a theme's sample, and for a row of a batch. */
  jobId: string | null;
  batchRowId: string | null;
  /** Of a package that is tried out; its spec is there from the start. */
  trialId: Generated<string | null>;
  /** Of a theme's stills: whether the linter looks too. */
  lint: Generated<boolean>;
  customisationVersion: number | null;
  themeId: number;
  themeVersion: string;
  kind: RenderKind;
  /** Null until it is prepared: that asks catalog and media, which no transaction may wait for. */
  spec: JSONColumnType<RenderSpec | null, string | null, string | null>;
  state: Generated<RenderState>;
  attempt: Generated<number>;
  tries: Generated<number>;
  /** The newest attempt whose result was taken. */
  reportedAttempt: number | null;
  worker: string | null;
  result: JSONColumnType<RenderSuccess | null, string | null, string | null>;
  error: string | null;
  trace: string;
  dispatchAfter: Generated<Date>;
  dispatchedAt: Date | null;
  /** Of a cancelled render: when it was taken out of the queue. */
  withdrawnAt: Date | null;
  createdAt: Generated<Date>;
  finishedAt: Date | null;
}

/** Which renders made an object: names come from content, so two renders may share one. */
export interface RenderObjectTable {
  renderId: string;
  objectKey: string;
}

/** A piece of a video in the object store, shared by every render whose frames there are equal. */
export interface SegmentTable {
  objectKey: string;
  /** Shows words or photos of a customer: goes with the purge of the last order that holds it. */
  personal: boolean;
  lastUsedAt: Date;
}

export interface SegmentRefTable {
  renderId: string;
  objectKey: string;
}

export interface DeliveryTable {
  id: Generated<string>;
  jobId: string;
  renderId: string;
  video: JSONColumnType<VideoFile, string, string>;
  /** The small copy for messengers; null of videos from before there were any. */
  copy: JSONColumnType<VideoFile | null, string | null, never>;
  stillKey: string | null;
  deliveredAt: Date;
  /** When another video took its place, or the customer was forgotten: it goes with the next purge. */
  withdrawnAt: Date | null;
}

export interface PurgeTable {
  orderId: string;
  orderNumber: string;
  /** Null while the order is alive again: planned anew when it ends. */
  dueAt: Date | null;
  dispatchedAt: Date | null;
  /** When it was told last. */
  doneAt: Date | null;
  /** When media said that what was told last is carried out. */
  confirmedAt: Generated<Date | null>;
  /** How often it was told. */
  eventVersion: Generated<number>;
}

/** Orders that ended, remembered because their `paid` may arrive later. */
export interface OrderEndTable {
  orderId: string;
  state: 'cancelled' | 'expired' | 'refunded';
  at: Date;
}

/** Customers who are forgotten, by the hash of their uid: what arrives late about them is not kept either. */
export interface ErasedCustomerTable {
  uidSha256: string;
  at: Generated<Date>;
}

/** Many videos at once that belong to no order. */
export interface BatchTable {
  id: Generated<string>;
  number: Generated<number>;
  title: string;
  source: Batch['source'];
  /** As it was when the file was checked; null for a batch of orders. */
  themeId: number | null;
  themeVersion: string | null;
  themeTitle: string | null;
  resolution: RenderResolution;
  /** How its file was read. */
  file: JSONColumnType<NonNullable<Batch['file']> | null, string | null, null>;
  faults: JSONColumnType<BatchFault[], string, string>;
  state: Generated<BatchState>;
  madeByUid: string;
  madeByEmail: string;
  idempotencyKey: string;
  eventVersion: Generated<number>;
  createdAt: Generated<Date>;
  /** The last step that a person took. */
  changedAt: Generated<Date>;
  startedAt: Generated<Date | null>;
  runningSince: Generated<Date | null>;
  endedAt: Generated<Date | null>;
  inputsGoneAt: Generated<Date | null>;
  videosGoneAt: Generated<Date | null>;
}

export interface BatchRowTable {
  id: Generated<string>;
  batchId: string;
  /** As a spreadsheet counts. */
  row: number;
  themeId: number;
  themeVersion: string;
  /** The order that is rendered again: its words and photos stay with its job. */
  jobId: string | null;
  orderNumber: string | null;
  details: JSONColumnType<Record<string, string>, string, string>;
  /** Slot key → photo. */
  photos: JSONColumnType<Record<string, { fileName: string; uploadId: string }>, string, string>;
  brideFirst: boolean;
  fileName: string;
  faults: JSONColumnType<BatchFault[], string, string>;
  state: BatchRowState;
  /** The newest. */
  renderId: Generated<string | null>;
  finishedAt: Generated<Date | null>;
}

/** What catalog told of a version; versions never change. */
export interface ThemeVersionTable {
  themeId: number;
  version: string;
  packageKey: string;
  manifest: JSONColumnType<ThemeManifest, string, string>;
}

/** Somebody tries a package out, for a day. */
export interface TrialTable {
  id: Generated<string>;
  ownerUid: string;
  packageId: string;
  packageKey: string;
  version: string;
  manifest: JSONColumnType<ThemeManifest, string, never>;
  createdAt: Generated<Date>;
}

export interface Tables extends EventTables {
  jobs: JobTable;
  customisations: CustomisationTable;
  jobQuestions: JobQuestionTable;
  designers: DesignerTable;
  jobHistory: JobHistoryTable;
  renders: RenderTable;
  renderObjects: RenderObjectTable;
  segments: SegmentTable;
  segmentRefs: SegmentRefTable;
  deliveries: DeliveryTable;
  purges: PurgeTable;
  orderEnds: OrderEndTable;
  erasedCustomers: ErasedCustomerTable;
  themeVersions: ThemeVersionTable;
  trials: TrialTable;
  batches: BatchTable;
  batchRows: BatchRowTable;
}
