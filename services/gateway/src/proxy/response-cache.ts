import { createHash } from 'node:crypto';

/** A service's complete answer. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
}

export interface KeptAnswer extends Answer {
  etag: string;
}

export interface ResponseCacheOptions {
  now: () => number;
  freshMs?: number;
  /** How long an answer may be reused while its service does not answer. */
  staleMs?: number;
  /** How long a caller waits for a new answer if an older one is available. */
  patienceMs?: number;
  maxEntries?: number;
}

interface Entry {
  answer: KeptAnswer;
  keptAt: number;
  askAgainAt: number;
}

/** While a service hangs, not every visitor waits for it. */
const ASK_AGAIN_MS = 5_000;

/** Answers that are the same for all callers, cached for up to a minute; dropped immediately when their facts change. */
export class ResponseCache {
  private readonly options: Required<ResponseCacheOptions>;
  private readonly entries = new Map<string, Entry>();
  private readonly loading = new Map<string, Promise<KeptAnswer>>();
  /** Incremented by every drop: an answer that was being loaded meanwhile is not cached. */
  private epoch = 0;

  constructor(options: ResponseCacheOptions) {
    this.options = { freshMs: 60_000, staleMs: 600_000, patienceMs: 1_000, maxEntries: 500, ...options };
  }

  /** The answer for a key; concurrent callers share one load. @throws what `load` throws, if no older answer can be used */
  async get(key: string, load: () => Promise<Answer>): Promise<KeptAnswer> {
    const entry = this.entries.get(key);
    if (entry && this.options.now() < entry.askAgainAt) return entry.answer;
    const loaded = this.loading.get(key) ?? this.loadOnce(key, load, entry);
    return entry && this.mayStandIn(entry) ? this.within(loaded, entry.answer) : loaded;
  }

  /** Whether `get` would currently return this answer without loading. */
  isFresh(key: string, answer: Answer): boolean {
    const entry = this.entries.get(key);
    return entry?.answer === answer && this.options.now() < entry.askAgainAt;
  }

  private mayStandIn(entry: Entry): boolean {
    return this.options.now() - entry.keptAt < this.options.staleMs;
  }

  /** The loaded answer, or an older one if loading takes too long; the load continues for later callers. */
  private async within(loaded: Promise<KeptAnswer>, older: KeptAnswer): Promise<KeptAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<KeptAnswer>((resolve) => {
      timer = setTimeout(resolve, this.options.patienceMs, older);
    });
    return Promise.race([loaded, tooLong]).finally(() => clearTimeout(timer));
  }

  private loadOnce(key: string, load: () => Promise<Answer>, entry: Entry | undefined): Promise<KeptAnswer> {
    const loaded = this.load(key, load)
      .catch((error: unknown) => {
        if (entry === undefined || !this.mayStandIn(entry)) throw error;
        entry.askAgainAt = this.options.now() + ASK_AGAIN_MS;
        return entry.answer;
      })
      .finally(() => {
        if (this.loading.get(key) === loaded) this.loading.delete(key);
      });
    this.loading.set(key, loaded);
    return loaded;
  }

  clear(): void {
    this.epoch += 1;
    this.entries.clear();
    this.loading.clear();
  }

  private async load(key: string, load: () => Promise<Answer>): Promise<KeptAnswer> {
    const { epoch } = this;
    const answer = await load();
    const kept = withEtag(answer);
    if (answer.status !== 200 || epoch !== this.epoch) return kept;
    const before = this.entries.get(key)?.answer;
    // Unchanged: whatever was derived from the older one, such as its compressed form, is still valid.
    const same = before?.etag === kept.etag && before.contentType === kept.contentType ? before : kept;
    this.keep(key, same);
    return same;
  }

  private keep(key: string, answer: KeptAnswer): void {
    this.entries.delete(key);
    const oldest = this.entries.size >= this.options.maxEntries ? this.entries.keys().next() : undefined;
    if (oldest?.value !== undefined) this.entries.delete(oldest.value);
    const now = this.options.now();
    this.entries.set(key, { answer, keptAt: now, askAgainAt: now + this.options.freshMs });
  }
}

export const withEtag = (answer: Answer): KeptAnswer => ({
  ...answer,
  etag: `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`,
});

/** Whether an If-None-Match header names this tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(etag) || tags.includes(etag.replace(/^W\//, ''));
}
