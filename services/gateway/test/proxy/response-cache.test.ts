import { beforeEach, expect, it } from 'vitest';
import { ResponseCache } from '../../src/proxy/response-cache.ts';

const time = { now: 0 };
beforeEach(() => {
  time.now = 0;
});

const answer =
  (body: string, status = 200) =>
  async () => ({ status, contentType: 'text/plain', body: Buffer.from(body) });
const broken = async () => {
  throw new Error('away');
};

it('asks a service that failed again after some seconds, not for every visitor', async () => {
  const cache = new ResponseCache({ now: () => time.now });
  await cache.get('a', answer('one'));
  time.now = 61_000;
  expect((await cache.get('a', broken)).body.toString()).toBe('one');
  let asked = false;
  const ask = async () => {
    asked = true;
    return answer('two')();
  };
  time.now += 4_000;
  expect((await cache.get('a', ask)).body.toString()).toBe('one');
  expect(asked).toBe(false);
  time.now += 1_000;
  expect((await cache.get('a', ask)).body.toString()).toBe('two');
});

it('puts an answer up for ten minutes in place of a service that fails, no longer', async () => {
  const cache = new ResponseCache({ now: () => time.now });
  await cache.get('a', answer('one'));
  time.now = 599_000;
  expect((await cache.get('a', broken)).body.toString()).toBe('one');
  time.now = 604_500;
  await expect(cache.get('a', broken)).rejects.toThrow('away');
});

it('goes on with the same answer where a new one says the same', async () => {
  const cache = new ResponseCache({ now: () => time.now });
  const first = await cache.get('a', answer('one'));
  time.now = 61_000;
  const second = await cache.get('a', answer('one'));
  expect(second.body).toBe(first.body);
  time.now = 122_000;
  const third = await cache.get('a', answer('two'));
  expect([third.body.toString(), third.etag === first.etag]).toEqual(['two', false]);
});

it('keeps nothing but 200', async () => {
  const cache = new ResponseCache({ now: () => time.now });
  expect((await cache.get('a', answer('no', 404))).status).toBe(404);
  expect((await cache.get('a', answer('yes'))).status).toBe(200);
});

it('lets nobody wait long for a service that hangs while an older answer can stand in', async () => {
  const cache = new ResponseCache({ now: () => time.now, patienceMs: 20 });
  await cache.get('a', answer('one'));
  time.now = 61_000;
  let answerNow = (_body: string): void => {};
  let asked = 0;
  const slow = () => {
    asked += 1;
    return new Promise<Awaited<ReturnType<ReturnType<typeof answer>>>>((resolve) => {
      answerNow = (body) => void answer(body)().then(resolve);
    });
  };
  const both = await Promise.all([cache.get('a', slow), cache.get('a', slow)]);
  expect(both.map(({ body }) => body.toString())).toEqual(['one', 'one']);
  expect(asked).toBe(1);
  answerNow('two');
  expect((await cache.get('a', slow)).body.toString()).toBe('two');
  expect(asked).toBe(1);

  // A dropped answer is never used instead, however long the new one takes.
  time.now += 61_000;
  cache.clear();
  const waiting = cache.get('a', slow);
  setTimeout(() => answerNow('three'), 60);
  expect((await waiting).body.toString()).toBe('three');
});
