import type { ServerResponse } from 'node:http';

/** Limits how many requests of a kind that may hold a connection for minutes or hours each caller has at once. */
export class ConcurrencyLimit {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Counts a caller in every limit; returns the function that ends that. Undefined, and counted in none, if one is reached. */
  static enterAll(limits: readonly (readonly [ConcurrencyLimit, who: string])[]): (() => void) | undefined {
    if (limits.some(([limit, who]) => limit.isReached(who))) return undefined;
    for (const [limit, who] of limits) limit.open.set(who, (limit.open.get(who) ?? 0) + 1);
    return () => {
      for (const [limit, who] of limits) limit.leave(who);
    };
  }

  /** Counts an answer until it is sent or its connection is closed. False if one of the limits is reached. */
  static hold(limits: readonly (readonly [ConcurrencyLimit, who: string])[], answer: Pick<ServerResponse, 'once' | 'closed'>) {
    // The client disconnected during the check: no event would signal the end.
    if (answer.closed) return true;
    const leave = ConcurrencyLimit.enterAll(limits);
    if (leave !== undefined) answer.once('close', leave);
    return leave !== undefined;
  }

  private isReached(who: string): boolean {
    return (this.open.get(who) ?? 0) >= this.most;
  }

  private leave(who: string): void {
    const count = this.open.get(who) ?? 0;
    if (count > 1) this.open.set(who, count - 1);
    else this.open.delete(who);
  }
}
