import type { ServerResponse } from 'node:http';

/** Eight files in each of several tabs; far from what would wear out the gateway's connections. */
const MAX_OF_ONE_PERSON = 32;

/** How many uploads each person sends at this moment: a slow one may hold its connection for minutes. */
export class UploadsAtOnce {
  private readonly open = new Map<string, number>();

  /** Counts an upload until its answer is sent or its connection gone. False when the person has enough of them. */
  enter(who: string, answer: Pick<ServerResponse, 'once' | 'closed'>): boolean {
    // Its client went away while it was looked at: nothing would ever tell that it is over.
    if (answer.closed) return true;
    const count = this.open.get(who) ?? 0;
    if (count >= MAX_OF_ONE_PERSON) return false;
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
