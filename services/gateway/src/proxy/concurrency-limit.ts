import type { ServerResponse } from 'node:http';

/** Eight files in each of several tabs; far too few to exhaust the gateway's connections. */
export const UPLOADS_OF_ONE_PERSON = 32;
/** A page opens one or two. */
export const STREAMS_OF_ONE_PERSON = 20;

/** Each person's open answers of a kind that may hold its connection for minutes or hours. */
export class ConcurrencyLimit {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Counts an answer until it is sent or its connection is closed. False if the person has too many. */
  enter(who: string, answer: Pick<ServerResponse, 'once' | 'closed'>): boolean {
    // The client disconnected during the check: no event would signal the end.
    if (answer.closed) return true;
    const count = this.open.get(who) ?? 0;
    if (count >= this.most) return false;
    this.open.set(who, count + 1);
    answer.once('close', () => this.leave(who));
    return true;
  }

  private leave(who: string): void {
    const count = this.open.get(who) ?? 0;
    if (count > 1) this.open.set(who, count - 1);
    else this.open.delete(who);
  }
}
