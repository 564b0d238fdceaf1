import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { describe, expect, it } from 'vitest';
import { nextChunk } from '../../../src/lib/uploads/chunk-size.ts';
import { createConcurrencyLimit } from '../../../src/lib/uploads/concurrency-limit.ts';
import { type Line, pauseMs, retrying } from '../../../src/lib/uploads/retry.ts';
import { lostLine, StorageError, storageErrorOf } from '../../../src/lib/uploads/storage-error.ts';
import { TimeLeft, timeLeftWords } from '../../../src/lib/uploads/time-left.ts';

const { signal } = new AbortController();
const MB = 1024 * 1024;

/** A connection whose delays take no real time. */
function fakeLine(online: () => boolean = () => true) {
  const line = { at: 0, pauses: [] as number[], isOnline: online, now: () => line.at } as Line & { at: number; pauses: number[] };
  line.pause = async (ms, given) => {
    given.throwIfAborted();
    line.pauses.push(ms);
    line.at += ms;
  };
  return line;
}

const problem = (status: number, detail = 'Said by the shop.') =>
  new ProblemError({ type: 'about:blank', title: 'x', status, detail, code: 'x' });

describe('trying again', () => {
  it('doubles its pauses to half a minute, with half of each left to chance', () => {
    expect([1, 2, 3, 7, 20].map((failures) => pauseMs(failures, () => 1))).toEqual([500, 1000, 2000, 30_000, 30_000]);
    expect(pauseMs(3, () => 0)).toBe(1000);
  });

  it.each([
    ['uploads', UPLOAD_LIMITS.retry_upload_ms, 600_000],
    ['other operations', UPLOAD_LIMITS.retry_operation_ms, 120_000],
  ])('ends for %s at the limit, not a pause later', async (_what, limitMs, expected) => {
    const line = fakeLine();
    const work = retrying(() => Promise.reject(lostLine()), { limitMs, signal, line });
    await expect(work).rejects.toMatchObject({ code: 'storage/retry-limit-exceeded' });
    expect(line.at).toBe(expected);
  });

  it('starts its time limit again after progress', async () => {
    const line = fakeLine();
    let tries = 0;
    const answer = await retrying(
      async (progressed) => {
        tries += 1;
        if (tries === 200) return 'sent';
        if (tries % 10 === 0) progressed();
        throw lostLine();
      },
      { limitMs: 600_000, signal, line },
    );
    expect(answer).toBe('sent');
    expect(line.at).toBeGreaterThan(600_000);
  });

  it('waits out a tunnel however long it is', async () => {
    let tries = 0;
    const line = fakeLine(() => tries > 100);
    const answer = await retrying(
      async () => {
        tries += 1;
        if (tries > 105) return 'sent';
        throw lostLine();
      },
      { limitMs: 600_000, signal, line },
    );
    expect(answer).toBe('sent');
    expect(line.at).toBeGreaterThan(2_000_000);
  });

  it('gives the shop the time it asks for', async () => {
    const line = fakeLine();
    let tries = 0;
    await retrying(
      async () => {
        tries += 1;
        if (tries === 1) throw new StorageError('storage/unknown', { status: 429, passing: true, retryAfterMs: 40_000 });
      },
      { limitMs: 600_000, signal, line },
    );
    expect(line.pauses).toEqual([40_000]);
  });

  it.each([400, 401, 402, 403, 404, 409, 413])('does not repeat what was answered %i', async (status) => {
    const line = fakeLine();
    await expect(retrying(() => Promise.reject(problem(status)), { limitMs: 600_000, signal, line })).rejects.toMatchObject({
      status,
    });
    expect(line.pauses).toEqual([]);
  });

  it('stops at once when told so', async () => {
    const stop = new AbortController();
    const line = fakeLine();
    const work = retrying(
      () => {
        stop.abort();
        return Promise.reject(lostLine());
      },
      { limitMs: 600_000, signal: stop.signal, line },
    );
    await expect(work).rejects.toBe(stop.signal.reason);
    expect(line.pauses).toEqual([]);
  });
});

describe('an error of an upload', () => {
  it.each([
    [401, 'storage/unauthenticated', 'You need to authenticate first. '],
    [402, 'storage/quota-exceeded', 'Said by the shop.'],
    [403, 'storage/unauthorized', 'The shop did not accept this request. Reload the page, then try again.'],
    [404, 'storage/object-not-found', 'This upload no longer exists. Choose the file again.'],
    [409, 'storage/conflict', 'Said by the shop.'],
    [413, 'storage/invalid-argument', 'Said by the shop.'],
    [500, 'storage/unknown', 'Something went wrong on our side. Please try again.'],
  ])('of an answer %i is %s', (status, code, message) => {
    expect(storageErrorOf(problem(status))).toMatchObject({ code, message, status });
  });

  it.each([
    [0, true],
    [408, true],
    [429, true],
    [503, true],
    [400, false],
    [401, false],
  ])('passes with an answer %i: %s', (status, passing) => expect(storageErrorOf(problem(status)).passing).toBe(passing));

  it('tells a cancelled upload from a broken one, and a fault of ours from the line', () => {
    expect(storageErrorOf(new DOMException('x', 'AbortError')).code).toBe('storage/canceled');
    expect(storageErrorOf(new TypeError('x'))).toMatchObject({ code: 'storage/unknown', passing: false });
  });

  it('reads what the shop said to tus, and how long to wait', () => {
    const response = (status: number, body: string, retryAfter?: string) => ({
      getStatus: () => status,
      getBody: () => body,
      getHeader: () => retryAfter,
    });
    const tus = (originalResponse: unknown) => Object.assign(new Error('tus'), { originalRequest: {}, originalResponse });
    const quota = JSON.stringify({ detail: 'You have 60 uploads already.' });
    expect(storageErrorOf(tus(response(402, quota))).message).toBe('You have 60 uploads already.');
    expect(storageErrorOf(tus(response(429, 'slow down', '7')))).toMatchObject({ passing: true, retryAfterMs: 7000 });
    expect(storageErrorOf(tus(null))).toMatchObject({ status: 0, passing: true });
  });
});

describe('chunks', () => {
  it('double from 256 KiB to 32 MiB and no further', () => {
    const sizes: number[] = [UPLOAD_LIMITS.chunk_bytes.first];
    for (let step = 0; step < 9; step++) sizes.push(nextChunk(sizes.at(-1) ?? 0, 500));
    expect(sizes.slice(0, 3)).toEqual([256 * 1024, 512 * 1024, MB]);
    expect(sizes.slice(-3)).toEqual([32 * MB, 32 * MB, 32 * MB]);
  });

  it('stay as they are on a line that takes long for one', () => expect(nextChunk(MB, 12_000)).toBe(MB));
});

describe('the line of uploads', () => {
  it('lets in so many, and the others in the order they came', async () => {
    const places = createConcurrencyLimit(2);
    const order: string[] = [];
    const enter = async (name: string, until = signal) => {
      const leave = await places.enter(until);
      order.push(name);
      return leave;
    };
    const first = await enter('a');
    await enter('b');
    const givesUp = new AbortController();
    const third = enter('c', givesUp.signal);
    const fourth = enter('d');
    givesUp.abort();
    await expect(third).rejects.toBe(givesUp.signal.reason);
    expect(order).toEqual(['a', 'b']);
    first();
    first();
    await fourth;
    expect(order).toEqual(['a', 'b', 'd']);
    const stillFull = new AbortController();
    const fifth = enter('e', stillFull.signal);
    stillFull.abort();
    await expect(fifth).rejects.toBeDefined();
  });
});

describe('the time left', () => {
  it('is known after some seconds, follows the line, and is forgotten when a try begins further back', () => {
    const left = new TimeLeft();
    expect(left.after(0, 10 * MB, 0)).toBeNull();
    expect(left.after(MB, 10 * MB, 2_000)).toBeNull();
    expect(left.after(2 * MB, 10 * MB, 4_000)).toBeCloseTo(16);
    expect(left.after(MB, 10 * MB, 5_000)).toBeNull();
    expect(left.after(2 * MB, 10 * MB, 9_000)).toBeCloseTo(32);
  });

  it.each([
    [20, 'less than a minute left'],
    [65, 'about a minute left'],
    [600, 'about 10 minutes left'],
    [3_700, 'about an hour left'],
    [8_000, 'about 2 hours left'],
  ])('of %d s reads %s', (seconds, words) => expect(timeLeftWords(seconds)).toBe(words));
});
