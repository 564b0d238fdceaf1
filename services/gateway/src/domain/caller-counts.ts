import type { RateWindow } from './rate-windows.ts';

/** How many callers a window remembers; beyond that it drops the least recently active one. */
const MAX_CALLERS = 20_000;

/** Each caller's requests in a time window that starts with their first one. */
export class CallerCounts {
  private readonly callers = new Map<string, { count: number; endsAtMs: number }>();
  private readonly window: Pick<RateWindow, 'max' | 'spanMs'>;
  private readonly limit: number;

  constructor(window: Pick<RateWindow, 'max' | 'spanMs'>, limit = MAX_CALLERS) {
    this.window = window;
    this.limit = limit;
  }

  /** Counts one request. Returns 0 if it may pass, else the seconds until the caller may try again. */
  count(caller: string): number {
    const nowMs = Date.now();
    const found = this.callers.get(caller);
    this.callers.delete(caller);
    const entry = found !== undefined && nowMs < found.endsAtMs ? found : { count: 0, endsAtMs: nowMs + this.window.spanMs };
    entry.count += 1;
    this.callers.set(caller, entry);
    if (this.callers.size > this.limit) this.forgetQuietest();
    return entry.count > this.window.max ? Math.ceil((entry.endsAtMs - nowMs) / 1000) : 0;
  }

  private forgetQuietest(): void {
    const { value } = this.callers.keys().next();
    if (value !== undefined) this.callers.delete(value);
  }
}
