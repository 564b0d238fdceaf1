import { createHash } from 'node:crypto';
import type { ApiKeyGrant } from '@nimantran/proto/http/identity/api-keys';
import type { SessionInfo } from '@nimantran/proto/http/identity/sessions';

/** A person behind a session, or behind an API key and then with what the key may do. */
export type Recognised = SessionInfo & { key?: ApiKeyGrant };

/** `ended`: identity does not know the session (any more). `unknown`: identity did not answer. */
export type SessionState = { kind: 'open'; info: Recognised } | { kind: 'ended' } | { kind: 'unknown' };

export interface SessionCacheOptions {
  /** Asks identity. @throws if it does not answer */
  check: (token: string) => Promise<Recognised | undefined>;
  now: () => number;
  lifetimeMs?: number;
  maxEntries?: number;
}

interface Entry {
  info: Recognised | undefined;
  until: number;
}

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

/** Caches identity's answer about a session or an API key for 5 s; an event about a revocation or changed roles drops it immediately. */
export class SessionCache {
  private readonly options: Required<SessionCacheOptions>;
  private readonly entries = new Map<string, Entry>();
  private readonly asking = new Map<string, Promise<SessionState>>();
  /** Incremented by every revocation: an answer that was being loaded meanwhile is not cached. */
  private epoch = 0;

  constructor(options: SessionCacheOptions) {
    this.options = { lifetimeMs: 5_000, maxEntries: 20_000, ...options };
  }

  async state(token: string): Promise<SessionState> {
    if (!TOKEN.test(token)) return { kind: 'ended' };
    const entry = this.fresh(sessionHashOf(token));
    return entry ? stateOf(entry.info) : this.renew(token);
  }

  /** Asks identity regardless of the cache; concurrent callers share one request. */
  async renew(token: string): Promise<SessionState> {
    const hash = sessionHashOf(token);
    const running = this.asking.get(hash);
    if (running) return running;
    const asked = this.ask(token, hash).finally(() => this.asking.delete(hash));
    this.asking.set(hash, asked);
    return asked;
  }

  /** The cached session, without asking identity. */
  peek(token: string | undefined): Recognised | undefined {
    return token === undefined ? undefined : this.fresh(sessionHashOf(token))?.info;
  }

  dropSession(sessionHash: string): void {
    this.epoch += 1;
    this.asking.delete(sessionHash);
    this.entries.delete(sessionHash);
  }

  dropToken(token: string): void {
    this.dropSession(sessionHashOf(token));
  }

  dropUser(uid: string): void {
    this.epoch += 1;
    this.asking.clear();
    for (const [hash, entry] of this.entries) {
      if (entry.info?.user.uid === uid) this.entries.delete(hash);
    }
  }

  private fresh(hash: string): Entry | undefined {
    const entry = this.entries.get(hash);
    return entry && entry.until > this.options.now() ? entry : undefined;
  }

  private async ask(token: string, hash: string): Promise<SessionState> {
    const { epoch } = this;
    try {
      const info = await this.options.check(token);
      if (epoch === this.epoch) this.keep(hash, info);
      return stateOf(info);
    } catch {
      return { kind: 'unknown' };
    }
  }

  private keep(hash: string, info: SessionInfo | undefined): void {
    this.entries.delete(hash);
    const oldest = this.entries.size >= this.options.maxEntries ? this.entries.keys().next() : undefined;
    if (oldest?.value !== undefined) this.entries.delete(oldest.value);
    this.entries.set(hash, { info, until: this.options.now() + this.options.lifetimeMs });
  }
}

function stateOf(info: Recognised | undefined): SessionState {
  return info ? { kind: 'open', info } : { kind: 'ended' };
}

/** The name of a session or an API key in identity's events. */
export function sessionHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
