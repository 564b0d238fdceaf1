import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What follows one cause through processes: the W3C trace, and the order it is about. */
export interface TraceContext {
  /** W3C traceparent. */
  trace: string;
  orderNumber?: string;
}

const storage = new AsyncLocalStorage<TraceContext>();
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}

/** The same trace under a new span, or a new trace where the given one is no traceparent. */
export function childTrace(parent: string | undefined): string {
  if (parent === undefined || !TRACEPARENT.test(parent)) return newTrace();
  return `${parent.slice(0, 36)}${randomBytes(8).toString('hex')}-01`;
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
