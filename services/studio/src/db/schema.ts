import type { ErasedCustomerTables } from '@nimantran/kit/db/erased-customers';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Layout } from '@nimantran/proto/domain/layout';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { RenderResolution, Resolution } from '@nimantran/proto/domain/resolution';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Batch, BatchFault, BatchRowState, BatchState } from '@nimantran/proto/http/studio/batches';
import type { StudioJobState } from '@nimantran/proto/http/studio/jobs';
import type { RenderKind, RenderResult, RenderSpec, VideoExtras, VideoFile } from '@nimantran/proto/jobs/render';
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
  /** The render that an approval starts: a preview until the order is paid in full. */
  makes: Generated<'preview' | 'final'>;
  /** For a job on hold: what it waits for. */
  holdReason: 'answer' | 'balance' | null;
  /** Since when it has waited for an answer. */
  heldAt: Generated<Date | null>;
  customisationVersion: number;
  /** It makes a customer's own correction, which no person has handled since. */
  isCorrection: Generated<boolean>;
  resolution: Resolution;
  delivery: Delivery;
  removeWatermark: boolean;
  /** The last part of the address that the last scene shows as a code; null for a video without a code. */
  pageToken: Generated<string | null>;
  dueAt: Date;
  claimedBy: string | null;
  leaseUntil: Date | null;
  approvedBy: string | null;
  /** For a waiting job: the colleague it was handed to, and until when it is reserved for them. */
  handedTo: Generated<string | null>;
  handedBy: Generated<string | null>;
  handedUntil: Generated<Date | null>;
  note: Generated<string | null>;
  noteBy: Generated<string | null>;
  deliveredAt: Date | null;
  /** Traceparent of the job's start, in its order's trace; null for jobs from before traces. */
  trace: Generated<string | null>;
  eventVersion: Generated<number>;
  /** The customer asked to be forgotten while the job was alive: carried out with its purge. */
  eraseWantedAt: Date | null;
  erasedAt: Date | null;
  createdAt: Generated<Date>;
}

/** The customer's order is version 1; each correction and revision adds one. */
export interface CustomisationTable {
  jobId: string;
  version: number;
  customisation: JSONColumnType<Customisation, string, string>;
  madeBy: string;
  madeByName: Generated<string>;
  what: Generated<string>;
  madeAt: Generated<Date>;
}

/** Questions to customers while their jobs were on hold. */
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
  /** For a package that is tried out; its spec exists from the start. */
  trialId: Generated<string | null>;
  /** For a theme's stills: whether they are linted too. */
  lint: Generated<boolean>;
  customisationVersion: number | null;
  themeId: number;
  themeVersion: string;
  kind: RenderKind;
  /** Null until it is prepared: that calls catalog and media, which no transaction may wait for. */
  spec: JSONColumnType<RenderSpec | null, string | null, string | null>;
  state: Generated<RenderState>;
  attempt: Generated<number>;
  tries: Generated<number>;
  /** The newest attempt whose result was accepted. */
  reportedAttempt: number | null;
  worker: string | null;
  result: JSONColumnType<RenderSuccess | null, string | null, string | null>;
  error: string | null;
  trace: string;
  dispatchAfter: Generated<Date>;
  dispatchedAt: Date | null;
  /** For a cancelled render: when it was removed from the queue. */
  withdrawnAt: Date | null;
  createdAt: Generated<Date>;
  finishedAt: Date | null;
}

/** The renders that made an object: names come from content, so two renders may share one. */
export interface RenderObjectTable {
  renderId: string;
  objectKey: string;
}

export interface SegmentTable {
  objectKey: string;
  /** Shows a customer's details or photos: deleted with the purge of the last order that holds it. */
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
  /** The small copy for messengers; null for videos from before copies. */
  copy: JSONColumnType<VideoFile | null, string | null, never>;
  /** Null for videos from before extras. */
  extras: JSONColumnType<VideoExtras | null, string | null, never>;
  stillKey: string | null;
  deliveredAt: Date;
  /** When it was replaced by another video, or the customer was forgotten: it goes with the next purge. */
  withdrawnAt: Date | null;
}

export interface PurgeTable {
  orderId: string;
  orderNumber: string;
  /** Null while the order is alive again: planned again when it ends. */
  dueAt: Date | null;
  dispatchedAt: Date | null;
  doneAt: Date | null;
  confirmedAt: Generated<Date | null>;
  eventVersion: Generated<number>;
}

/** Ended orders, recorded because their `paid` may arrive later. */
export interface OrderEndTable {
  orderId: string;
  state: 'cancelled' | 'expired' | 'refunded';
  at: Date;
}

export interface BatchTable {
  id: Generated<string>;
  number: Generated<number>;
  title: string;
  source: Batch['source'];
  /** The version when the file was checked; null for a batch of orders. */
  themeId: number | null;
  themeVersion: string | null;
  themeTitle: string | null;
  resolution: RenderResolution;
  /** Null for the theme's own, and for a batch of orders. */
  layout: Generated<Layout | null>;
  palette: Generated<string | null>;
  /** How its file was read. */
  file: JSONColumnType<NonNullable<Batch['file']> | null, string | null, null>;
  faults: JSONColumnType<BatchFault[], string, string>;
  state: Generated<BatchState>;
  madeByUid: string;
  madeByEmail: string;
  idempotencyKey: string;
  eventVersion: Generated<number>;
  createdAt: Generated<Date>;
  /** The last step taken by a person. */
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
  /** Numbered as in a spreadsheet. */
  row: number;
  themeId: number;
  themeVersion: string;
  /** The order that is rendered again: its details and photos stay with its job. */
  jobId: string | null;
  orderNumber: string | null;
  details: JSONColumnType<Record<string, string>, string, string>;
  /** Slot key → photo. */
  photos: JSONColumnType<Record<string, { fileName: string; uploadId: string }>, string, string>;
  brideFirst: boolean;
  fileName: string;
  faults: JSONColumnType<BatchFault[], string, string>;
  state: BatchRowState;
  renderId: Generated<string | null>;
  finishedAt: Generated<Date | null>;
}

export interface ThemeVersionTable {
  themeId: number;
  version: string;
  packageKey: string;
  manifest: JSONColumnType<ThemeManifest, string, string>;
}

export interface TrialTable {
  id: Generated<string>;
  ownerUid: string;
  packageId: string;
  packageKey: string;
  version: string;
  manifest: JSONColumnType<ThemeManifest, string, never>;
  createdAt: Generated<Date>;
}

export interface Tables extends EventTables, ErasedCustomerTables {
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
  themeVersions: ThemeVersionTable;
  trials: TrialTable;
  batches: BatchTable;
  batchRows: BatchRowTable;
}
