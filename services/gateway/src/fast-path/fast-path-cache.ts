import type { OutgoingHttpHeaders } from 'node:http';

/** What makes an answer one that may go out again, as it is, to others. */
export interface Offer {
  /** Whether what it was made of still stands; asked each time. */
  isCurrent(): boolean;
  /** `visitors`: whoever has a session may see something else, and requests are counted. */
  audience: 'everybody' | 'visitors';
  /** Whether a browser without a token of its own gets one with it, and no cache on the way may keep it then. */
  bringsToken: boolean;
}

/** An answer with all of its headers, as it went out. */
export interface ReadyAnswer extends Offer {
  /** The pattern of its address, by which it stands in the figures. */
  route: string;
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  body: Buffer;
}

const LIMITS = { entries: 1_000, bytes: 64 * 1024 * 1024 };
/** A larger one is no burden to read again each time, next to sending it. */
export const LARGEST_READY_BYTES = 512 * 1024;

/** Answers to send without thinking, by the address as it was written and the encoding that a browser takes. The oldest make room. */
export class FastPathCache {
  private readonly entries = new Map<string, ReadyAnswer>();
  private readonly limits: typeof LIMITS;
  private bytes = 0;

  constructor(limits = LIMITS) {
    this.limits = limits;
  }

  find(url: string, encoding: string): ReadyAnswer | undefined {
    const key = keyOf(url, encoding);
    const found = this.entries.get(key);
    if (found === undefined || found.isCurrent()) return found;
    this.drop(key, found);
    return undefined;
  }

  keep(url: string, encoding: string, answer: ReadyAnswer): void {
    if (answer.body.length > LARGEST_READY_BYTES || !answer.isCurrent()) return;
    const key = keyOf(url, encoding);
    const before = this.entries.get(key);
    if (before) this.drop(key, before);
    this.entries.set(key, answer);
    this.bytes += answer.body.length;
    for (const [oldest, entry] of this.entries) {
      if (this.entries.size <= this.limits.entries && this.bytes <= this.limits.bytes) break;
      this.drop(oldest, entry);
    }
  }

  private drop(key: string, entry: ReadyAnswer): void {
    this.entries.delete(key);
    this.bytes -= entry.body.length;
  }
}

const keyOf = (url: string, encoding: string): string => `${encoding} ${url}`;
