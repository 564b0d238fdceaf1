import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What follows one cause through processes: the W3C trace, and the order it is about. */
export interface TraceContext {
  /** W3C traceparent. */
  trace: string;
  orderNumber?: string;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';
/** Never people's words, names, addresses or tokens: ids of the house, kinds, counts and sizes. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Of few values: an operation, an event's type, a stage; never an id. */
  name: string;
  kind?: SpanKind;
  /** Traceparent of what caused it; without one it begins a trace. */
  parent?: string | undefined;
  /** Traceparent of another cause, in a trace of its own. */
  link?: string | undefined;
  attributes?: SpanAttributes;
  /** Milliseconds since 1970, of work that is told of afterwards. */
  startedAtMs?: number;
}

export interface OpenSpan {
  /** Its traceparent, for what it causes. */
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

/** Names traces for the logs and records nothing. */
const NAMES_ONLY: Tracer = {
  start: ({ parent }) => ({ trace: childTrace(parent), name: () => {}, set: () => {}, fail: () => {}, end: () => {} }),
};
let tracer = NAMES_ONLY;

/** Has the spans of this process recorded, until what it answers is called. */
export function recordSpansBy(recording: Tracer): () => void {
  tracer = recording;
  return () => {
    if (tracer === recording) tracer = NAMES_ONLY;
  };
}

export function newTrace(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** A trace for the logs alone: what happens every second is recorded by nobody. */
export function quietTrace(trace = newTrace()): string {
  return `${trace.slice(0, -2)}00`;
}

/** The same trace under a new span, or a new trace where the given one is no traceparent. */
export function childTrace(parent: string | undefined): string {
  if (parent === undefined || !isTraceparent(parent)) return newTrace();
  return `${parent.slice(0, 36)}${randomHex(8)}${parent.slice(52)}`;
}

/** Asked of the system a few hundred ids at a time: one at a time they were a tenth of what an answer from memory costs. */
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

/** The running trace, or a new one outside of any. */
export function currentTrace(): string {
  return storage.getStore()?.trace ?? newTrace();
}

/** Runs work inside a context; what it logs, publishes and asks carries the trace on. */
export function runWithContext<Result>(context: TraceContext, work: () => Result): Result {
  return storage.run({ ...context }, work);
}

/** Names the order that the running work is about, for its log lines. */
export function setOrderNumber(orderNumber: string): void {
  const context = storage.getStore();
  if (context) context.orderNumber = orderNumber;
}

/** Begins a span that its caller ends; below the running one unless a parent is named. */
export function startSpan(span: SpanStart): OpenSpan {
  return tracer.start('parent' in span ? span : { ...span, parent: storage.getStore()?.trace });
}

/** For what nobody wants to see in a trace, such as probes. */
export function unrecordedSpan(): OpenSpan {
  return NAMES_ONLY.start({ name: 'unrecorded', parent: quietTrace() });
}

/** Runs work as a span: what it logs, publishes and asks belongs to it, and what it throws marks it as failed. */
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
 * Notes a moment that something later follows from, such as an event that is written down, and answers its traceparent. With a
 * parent in another trace it belongs there, and points at the running work.
 */
export function markSpan(start: SpanStart): string {
  const running = storage.getStore()?.trace;
  const parent = start.parent ?? running;
  const isElsewhere = running !== undefined && parent !== undefined && traceIdOf(parent) !== traceIdOf(running);
  const span = tracer.start({ ...start, parent, link: isElsewhere ? running : undefined });
  span.end();
  return span.trace;
}

/** What may be told of an error without quoting anybody: its code, or else its name. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : error.name;
}
