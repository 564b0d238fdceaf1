import { type Static, Type } from 'typebox';
import { lookProperties } from '../../domain/look.ts';
import { RESOLUTIONS, RenderResolution } from '../../domain/resolution.ts';
import { ThemeId } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';

export const BATCH_LIMITS = {
  rows: 1_000,
  /** Size of the saved file. */
  file_bytes: 2 * 1024 * 1024,
  /** Photos of one batch: the limit for uploads a person stores outside orders. */
  photos: 60,
  /** Rows per page. */
  page_rows: 200,
} as const;

export const BATCH_LIMITS_IN_WORDS = {
  rows: BATCH_LIMITS.rows.toLocaleString('en-IN'),
  file: `${BATCH_LIMITS.file_bytes / 1024 ** 2} MB`,
} as const;

/** Columns that a file may have besides the theme's fields and photo slots. */
export const BATCH_COLUMNS = { fileName: 'file_name', brideFirst: 'bride_first' } as const;

/** Resolutions of a batch: 480p for samples, and those on sale. */
export const BATCH_RESOLUTIONS = ['480p', ...RESOLUTIONS] as const;

export const BATCH_STATES = ['ready', 'running', 'paused', 'finished', 'cancelled'] as const;
export const BatchState = Type.Enum([...BATCH_STATES]);
export type BatchState = (typeof BATCH_STATES)[number];

export const BATCH_ROW_STATES = ['faulty', 'waiting', 'rendering', 'done', 'failed', 'cancelled'] as const;
export const BatchRowState = Type.Enum([...BATCH_ROW_STATES]);
export type BatchRowState = (typeof BATCH_ROW_STATES)[number];

/** A `fault` prevents the row, or the whole file, from being rendered; a `warning` does not. */
export const BatchFault = Type.Object({
  /** Row number as in a spreadsheet, with the heading as row 1; null for the whole file. */
  row: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  /** The column's heading as written in the file. */
  column: Type.Union([Type.String(), Type.Null()]),
  severity: Type.Enum(['fault', 'warning']),
  /** The problem and its solution, in one or two sentences. */
  message: Type.String(),
});
export type BatchFault = Static<typeof BatchFault>;

const Id = Type.String({ format: 'uuid' });
const Moment = Type.Union([Type.String(), Type.Null()]);

/** How dates not written as YYYY-MM-DD are handled: refused, or read with the day before the month. */
export const BatchDates = Type.Enum(['iso', 'day_first']);
export type BatchDates = Static<typeof BatchDates>;

export const Batch = Type.Object({
  id: Id,
  number: Type.Integer(),
  title: Type.String(),
  source: Type.Enum(['csv', 'orders']),
  /** Null for a batch of orders: each order has the version it was sold with. */
  theme: Type.Union([Type.Object({ id: Type.Integer(), version: Type.String(), title: Type.String() }), Type.Null()]),
  resolution: RenderResolution,
  /** The videos of orders have the look of their order. */
  ...lookProperties,
  state: BatchState,
  made_by: Type.String(),
  made_at: Type.String(),
  started_at: Moment,
  ended_at: Moment,
  /** How the file was read. */
  file: Type.Union([
    Type.Object({
      name: Type.String(),
      encoding: Type.Enum(['UTF-8', 'UTF-16']),
      separator: Type.Enum(['comma', 'semicolon', 'tab']),
      dates: BatchDates,
    }),
    Type.Null(),
  ]),
  /** Faults of the whole file; one of severity `fault` prevents the start. */
  faults: Type.Array(BatchFault),
  rows: Type.Object({
    total: Type.Integer(),
    faulty: Type.Integer(),
    waiting: Type.Integer(),
    rendering: Type.Integer(),
    done: Type.Integer(),
    failed: Type.Integer(),
    cancelled: Type.Integer(),
    /** Number of all rows that have a warning. */
    warned: Type.Integer(),
  }),
  seconds_left: Type.Union([Type.Integer(), Type.Null()]),
  /** Segments that the videos are joined from, and how many of them were reused. */
  segments: Type.Object({ total: Type.Integer(), reused: Type.Integer() }),
  /** When words and photos, and the videos, are deleted; null while the batch is not at an end. */
  inputs_go_at: Moment,
  videos_go_at: Moment,
  inputs_gone: Type.Boolean(),
  videos_gone: Type.Boolean(),
});
export type Batch = Static<typeof Batch>;

export const BatchRow = Type.Object({
  row: Type.Integer(),
  state: BatchRowState,
  /** File name of the video, without extension. */
  file_name: Type.String(),
  order_number: Type.Union([Type.String(), Type.Null()]),
  /** Field key → text, slot key → file name of the photo; empty once deleted, and for orders. */
  details: Type.Record(Type.String(), Type.String()),
  photos: Type.Record(Type.String(), Type.String()),
  bride_first: Type.Boolean(),
  faults: Type.Array(BatchFault),
  /** Why it failed, or what it waits for. */
  error: Type.Union([Type.String(), Type.Null()]),
  /** Findings of the renderer's checks in the finished video. */
  findings: Type.Array(Type.String()),
  video: Type.Union([Type.Object({ size_bytes: Type.Integer(), duration_seconds: Type.Number() }), Type.Null()]),
});
export type BatchRow = Static<typeof BatchRow>;

const ById = Type.Object({ id: Id });

export const listBatches = defineOperation({
  name: 'listBatches',
  method: 'GET',
  path: '/api/batches',
  access: 'admin',
  summary: 'Batches, newest first, in pages',
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1 })), state: Type.Optional(BatchState) }),
  answer: Type.Object({ items: Type.Array(Batch), next: Type.Union([Type.Integer(), Type.Null()]) }),
});

/** Checks the whole file and stores its contents; nothing is rendered before it is started. */
export const createBatch = defineOperation({
  name: 'createBatch',
  method: 'POST',
  path: '/api/batches',
  access: 'admin',
  idempotent: true,
  summary: 'Creates a batch from a CSV file and checks every row',
  body: Type.Object({
    theme_id: ThemeId,
    resolution: RenderResolution,
    dates: BatchDates,
    /** For rows that do not set it. */
    bride_first: Type.Boolean(),
    /** Of all its videos. */
    ...lookProperties,
    file_name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The bytes of the file in base64: its text encoding is checked too. */
    file: Type.String({ maxLength: Math.ceil(BATCH_LIMITS.file_bytes / 3) * 4, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
    /** Photos that the rows reference by file name: finished uploads of the caller. */
    photos: Type.Array(Type.Object({ file_name: Type.String({ minLength: 1, maxLength: 200 }), upload_id: Id }), {
      maxItems: BATCH_LIMITS.photos,
    }),
  }),
  answer: Batch,
});

/** Renders orders again for internal use, in their current state; the orders themselves do not change. */
export const createBatchOfOrders = defineOperation({
  name: 'createBatchOfOrders',
  method: 'POST',
  path: '/api/batches/orders',
  access: 'admin',
  idempotent: true,
  summary: 'Creates a batch from orders and checks each of them',
  body: Type.Object({
    resolution: RenderResolution,
    order_numbers: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { minItems: 1, maxItems: BATCH_LIMITS.rows }),
  }),
  answer: Batch,
});

export const getBatch = defineOperation({
  name: 'getBatch',
  method: 'GET',
  path: '/api/batches/{id}',
  access: 'admin',
  summary: 'One batch',
  params: ById,
  answer: Batch,
});

export const listBatchRows = defineOperation({
  name: 'listBatchRows',
  method: 'GET',
  path: '/api/batches/{id}/rows',
  access: 'admin',
  summary: 'Rows of a batch in pages; rows with errors first unless a state is given',
  params: ById,
  query: Type.Object({
    state: Type.Optional(BatchRowState),
    /** Rows to skip. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: BATCH_LIMITS.rows })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: BATCH_LIMITS.page_rows })),
  }),
  answer: Type.Object({ rows: Type.Array(BatchRow), total: Type.Integer() }),
});

/** For a batch that is already started, the answer is the batch unchanged. */
export const startBatch = defineOperation({
  name: 'startBatch',
  method: 'POST',
  path: '/api/batches/{id}/start',
  access: 'admin',
  summary: 'Starts rendering the rows of a batch',
  params: ById,
  /** Faulty rows are left out only if this is true. */
  body: Type.Object({ without_faulty: Type.Boolean() }),
  answer: Batch,
});

export const pauseBatch = defineOperation({
  name: 'pauseBatch',
  method: 'POST',
  path: '/api/batches/{id}/pause',
  access: 'admin',
  summary: 'Pauses a batch: rows that have not started leave the queue, rows in progress are finished',
  params: ById,
  answer: Batch,
});

export const resumeBatch = defineOperation({
  name: 'resumeBatch',
  method: 'POST',
  path: '/api/batches/{id}/resume',
  access: 'admin',
  summary: 'Resumes a paused batch',
  params: ById,
  answer: Batch,
});

export const cancelBatch = defineOperation({
  name: 'cancelBatch',
  method: 'POST',
  path: '/api/batches/{id}/cancel',
  access: 'admin',
  summary: 'Ends a batch; finished videos stay until their retention time is over',
  params: ById,
  answer: Batch,
});

export const retryBatch = defineOperation({
  name: 'retryBatch',
  method: 'POST',
  path: '/api/batches/{id}/retry',
  access: 'admin',
  summary: 'Renders the failed rows again',
  params: ById,
  answer: Batch,
});

/** Server-sent events: `batch` with a `Batch` whenever it changes. */
export const streamBatch = defineOperation({
  name: 'streamBatch',
  method: 'GET',
  path: '/api/batches/{id}/events',
  access: 'admin',
  summary: 'Changes of a batch as they happen',
  params: ById,
  file: 'text/event-stream',
});

/** A CSV with the theme's headings and its sample as the first row. */
export const downloadBatchTemplate = defineOperation({
  name: 'downloadBatchTemplate',
  method: 'GET',
  path: '/api/batches/template',
  access: 'admin',
  summary: 'The CSV template of a theme',
  query: Type.Object({ theme_id: ThemeId }),
  file: 'text/csv',
});

export const downloadBatchFaults = defineOperation({
  name: 'downloadBatchFaults',
  method: 'GET',
  path: '/api/batches/{id}/faults.csv',
  access: 'admin',
  summary: 'Every error and warning of a batch as CSV',
  params: ById,
  file: 'text/csv',
});

/** Stored without compression and generated while it is sent; the length is announced in advance. */
export const downloadBatchVideos = defineOperation({
  name: 'downloadBatchVideos',
  method: 'GET',
  path: '/api/batches/{id}/videos.zip',
  access: 'admin',
  summary: 'The finished videos of a batch in one zip',
  params: ById,
  file: 'application/zip',
});

/** Anyone with one of the addresses can open it, for a day. */
export const downloadBatchLinks = defineOperation({
  name: 'downloadBatchLinks',
  method: 'GET',
  path: '/api/batches/{id}/links.csv',
  access: 'admin',
  summary: 'A signed address for each finished video as CSV',
  params: ById,
  file: 'text/csv',
});
