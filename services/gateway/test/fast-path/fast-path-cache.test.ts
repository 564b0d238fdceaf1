import { describe, expect, it } from 'vitest';
import { FastPathCache } from '../../src/fast-path/fast-path-cache.ts';

describe('what is ready', () => {
  const answer = (size: number, isCurrent = () => true) => ({
    isCurrent,
    route: '/*',
    audience: 'everybody' as const,
    bringsToken: false,
    headers: {},
    etag: undefined,
    body: Buffer.alloc(size),
  });

  it('has a limit in number and in bytes, the oldest make room', () => {
    const ready = new FastPathCache({ entries: 3, bytes: 100 });
    for (const url of ['/a', '/b', '/c', '/d']) ready.keep(url, 'br', answer(20));
    expect(['/a', '/b', '/c', '/d'].map((url) => ready.find(url, 'br') !== undefined)).toEqual([false, true, true, true]);
    ready.keep('/b', 'br', answer(70));
    expect(['/b', '/c', '/d'].map((url) => ready.find(url, 'br') !== undefined)).toEqual([true, false, true]);
  });

  it('leaves out what is large and what is old by the time it went out', () => {
    const ready = new FastPathCache();
    ready.keep('/large', 'br', answer(600 * 1024));
    ready.keep(
      '/old',
      'br',
      answer(1, () => false),
    );
    expect([ready.find('/large', 'br'), ready.find('/old', 'br')]).toEqual([undefined, undefined]);
  });
});
