import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIES, openShop, type Shop, XSRF } from './parts.ts';

const LIST = '/api/video-details/wedding';
const FILE = '/assets/app-1a2b3c.js';
/** Has no smaller form. */
const FONT = '/assets/own-1a2b3c.woff2';
const CODE = 'console.log("a");'.repeat(500);

let folder: string;
let shop: Shop;
let asked: (string | undefined)[];

async function open(environment: Record<string, string> = {}): Promise<void> {
  asked = [];
  shop = await openShop(
    (upstream) =>
      upstream.get(LIST, async (request) => {
        asked.push(request.headers.authorization);
        return [{ title: `Asked ${asked.length} times`.padEnd(2_000, '.') }];
      }),
    { WEB_DIST: folder, ...environment },
  );
}
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-ready-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Nimantran</title>');
  await writeFile(path.join(folder, FILE), CODE);
  await writeFile(path.join(folder, FONT), 'stands for a font');
  await writeFile(path.join(folder, `${FILE}.br`), Buffer.from('stands for compressed code'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
  await rm(folder, { recursive: true });
});

const known = { cookie: `XSRF-TOKEN=${XSRF}` };
const get = (url: string, headers: Record<string, string> = known) => shop.app.inject({ method: 'GET', url, headers });

/** An answer, and how many ready ones were found for it. */
async function getCounted(url: string, headers = known) {
  const find = vi.spyOn(shop.context.ready, 'find');
  const answer = await get(url, headers);
  const ready = find.mock.results.filter(({ value }) => value !== undefined).length;
  find.mockRestore();
  return { answer, ready };
}

describe('an answer that went out once', () => {
  it.each([
    [LIST, 'br'],
    [LIST, 'gzip'],
    [LIST, ''],
    [FILE, 'br'],
    [FILE, ''],
    [FONT, 'gzip, deflate, br'],
    [FONT, ''],
  ])('goes out again as it was: %s, encoding "%s"', async (url, encoding) => {
    await open();
    const headers = { ...known, 'accept-encoding': encoding };
    const first = await get(url, headers);
    const { answer: again, ready } = await getCounted(url, headers);
    expect(ready).toBe(1);
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload).toEqual(first.rawPayload);
    const { date, connection, ...rest } = first.headers;
    expect(again.headers).toMatchObject(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])));
    expect(asked).toHaveLength(url === LIST ? 1 : 0);
  });

  it('is not sent to a browser that takes another encoding', async () => {
    await open();
    const small = await get(FILE, { ...known, 'accept-encoding': 'br' });
    const plain = await get(FILE, { ...known, 'accept-encoding': 'identity' });
    expect([small.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
    expect(plain.body).toBe(CODE);
  });

  it('is not sent again to a browser that has it', async () => {
    await open();
    const { headers } = await get(LIST);
    const again = await get(LIST, { ...known, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get(LIST, { ...known, 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  it('brings every browser without a token one of its own, which no cache may keep', async () => {
    await open();
    await get(LIST);
    const newcomers = [await get(LIST, {}), await get(LIST, {}), await get(LIST, { cookie: 'XSRF-TOKEN=made-up' })];
    const tokens = newcomers.map(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value.length}`));
    expect(tokens).toEqual(newcomers.map(() => ['XSRF-TOKEN=32']));
    expect(new Set(newcomers.map(({ cookies }) => cookies[0]?.value)).size).toBe(3);
    expect(newcomers.map(({ headers }) => headers['cache-control'])).toEqual(newcomers.map(() => 'private, no-cache'));
    const regular = await get(LIST);
    expect([regular.headers['set-cookie'], regular.headers['cache-control']]).toEqual([undefined, 'no-cache']);
  });

  it('was a newcomer’s and keeps nothing of theirs', async () => {
    await open();
    await get(LIST, {});
    const regular = await get(LIST);
    expect([regular.headers['set-cookie'], regular.headers['cache-control']]).toEqual([undefined, 'no-cache']);
    expect((await get(FILE, {})).headers['set-cookie']).toBeUndefined();
    expect((await get(FILE, {})).headers['set-cookie']).toBeUndefined();
  });

  it('ends with its facts', async () => {
    await open();
    await get(LIST);
    shop.context.answers.clear();
    expect((await get(LIST)).body).toContain('Asked 2 times');
  });

  it('ends with its minute', async () => {
    await open();
    await get(LIST);
    shop.time.now += 61_000;
    expect((await get(LIST)).body).toContain('Asked 2 times');
  });

  it('is not for those who are signed in: their service is asked', async () => {
    await open();
    await get(LIST);
    await get(LIST, { cookie: COOKIES });
    expect(asked.map((authorization) => authorization?.slice(0, 6))).toEqual([undefined, 'Bearer']);
  });

  it('counts like any other', async () => {
    await open({ RATE_LIMIT_PER_MINUTE: '10' });
    const codes = [];
    for (let round = 0; round < 12; round += 1) codes.push((await get(LIST)).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await get(LIST)).headers['retry-after']).toBeDefined();
  });

  it('stands in the figures', async () => {
    await open();
    for (let round = 0; round < 5; round += 1) await get(LIST);
    const figures = await shop.app.metrics.text();
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/video-details\/:category",status="200"\} 5/,
    );
  });

  it.each([
    ['a part of it', { range: 'bytes=0-9' }, 206],
    ['it if it changed since', { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }, 304],
  ])('is not what %s is asked for with', async (_what, special, status) => {
    await open();
    await get(FILE);
    expect((await get(FILE, { ...known, ...(special as Record<string, string>) })).statusCode).toBe(status);
  });

  it('has one address: with a query it is asked for anew', async () => {
    await open();
    await get(`${LIST}?page=1`);
    expect((await getCounted(`${LIST}?page=1`)).ready).toBe(0);
  });
});
