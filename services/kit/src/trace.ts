import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The context of one cause across processes: the W3C trace, and its order. */
export interface TraceContext {
  /** W3C traceparent. */
  trace: string;
  orderNumber?: string;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';
/** Never personal texts, names, addresses or tokens: only our ids, kinds, counts and sizes. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** With few possible values: an operation, an event type, a stage; never an id. */
  name: string;
  kind?: SpanKind;
  /** Traceparent of the cause; without one, the span begins a trace. */
  parent?: string | undefined;
  /** Traceparent of another cause, in a separate trace. */
  link?: string | undefined;
  attributes?: SpanAttributes;
  /** Milliseconds since 1970, for work that is reported afterwards. */
  startedAtMs?: number;
}

export interface OpenSpan {
  /** The span's traceparent, for the work it causes. */
  readonly trace: string;
  name(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param reason the kind of failure, such as an error's name or code: messages may quote people */
  fail(reason: string): void;
  end(atMs?: number): void;
}

export interface Tracer {
  start(span: SpanStart): OpenSpan;
}

const storage = new AsyncLocalStorage<TraceContext>();
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Creates trace ids for the logs and records nothing. */
const NAMES_ONLY: Tracer = {
  start: ({ parent }) => ({ trace: childTrace(parent), name: () => {}, set: () => {}, fail: () => {}, end: () => {} }),
};
let tracer = NAMES_ONLY;

/** Records the spans of this process with this tracer, until the returned function is called. */
export function recordSpansBy(recording: Tracer): () => void {
  tracer = recording;
  return () => {
    if (tracer === recording) tracer = NAMES_ONLY;
  };
}

export function newTrace(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** A trace for the logs only: work that runs every second is not recorded. */
export function quietTrace(trace = newTrace()): string {
  return `${trace.slice(0, -2)}00`;
}

/** The same trace with a new span, or a new trace if the given text is not a traceparent. */
export function childTrace(parent: string | undefined): string {
  if (parent === undefined || !isTraceparent(parent)) return newTrace();
  return `${parent.slice(0, 36)}${randomHex(8)}${parent.slice(52)}`;
}

/**
 * Random bytes are requested for a few hundred ids at a time: one by one they took a tenth of the cost of an answer from memory.
 */
const POOL_BYTES = 4_096;
let pool = Buffer.alloc(0);
let used = 0;

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

export function isTraceparent(text: string): boolean {
  return TRACEPARENT.test(text);
}

export function traceIdOf(trace: string): string {
  return trace.slice(3, 35);
}

export function currentContext(): TraceContext | undefined {
  return storage.getStore();
}

/** The running trace, or a new one if there is none. */
export function currentTrace(): string {
  return storage.getStore()?.trace ?? newTrace();
}

/** Runs work inside a context; its logs, events and calls carry the trace. */
export function runWithContext<Result>(context: TraceContext, work: () => Result): Result {
  return storage.run({ ...context }, work);
}

/** Sets the order of the running work, for its log lines. */
export function setOrderNumber(orderNumber: string): void {
  const context = storage.getStore();
  if (context) context.orderNumber = orderNumber;
}

/** Begins a span that the caller ends; a child of the running one unless a parent is given. */
export function startSpan(span: SpanStart): OpenSpan {
  return tracer.start('parent' in span ? span : { ...span, parent: storage.getStore()?.trace });
}

/** For work that should not appear in traces, such as probes. */
export function unrecordedSpan(): OpenSpan {
  return NAMES_ONLY.start({ name: 'unrecorded', parent: quietTrace() });
}

/** Runs work as a span: its logs, events and calls belong to it, and a thrown error marks it as failed. */
export async function inSpan<Result>(
  start: SpanStart & { orderNumber?: string | undefined },
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(start);
  const orderNumber = start.orderNumber ?? storage.getStore()?.orderNumber;
  try {
    return await runWithContext({ trace: span.trace, ...(orderNumber === undefined ? {} : { orderNumber }) }, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Records a moment that later work follows from, such as the writing of an event, and returns its traceparent. With a parent in
 * another trace it belongs to that trace, and links to the running work.
 */
export function markSpan(start: SpanStart): string {
  const running = storage.getStore()?.trace;
  const parent = start.parent ?? running;
  const isElsewhere = running !== undefined && parent !== undefined && traceIdOf(parent) !== traceIdOf(running);
  const span = tracer.start({ ...start, parent, link: isElsewhere ? running : undefined });
  span.end();
  return span.trace;
}

/** The part of an error that is safe to record: its code, or else its name. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : error.name;
}
