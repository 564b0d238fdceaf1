import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIES, openShop, type Shop, XSRF } from '../support/gateway.ts';

const LIST = '/api/video-details/wedding';
const FILE = '/assets/app-1a2b3c.js';
/** Does not compress. */
const FONT = '/assets/own-1a2b3c.woff2';
const CODE = 'console.log("a");'.repeat(500);

let folder: string;
let shop: Shop;
/** Ready answers are sent before the framework has a request, so the tests need real connections. */
let address: string;
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
  address = await shop.listen();
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

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Raw: bodies are not decompressed. */
function get(url: string, headers: Record<string, string> = known): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(address + url, { headers, timeout: 10_000 }, async (answer) => {
      const parts: Buffer[] = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', reject);
    asking.end();
  });
}

/** An answer, and the number of ready answers found for it. */
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
    expect({ ...again, headers: { ...again.headers, date: '' } }).toEqual({ ...first, headers: { ...first.headers, date: '' } });
    expect(again.status).toBe(200);
    expect(asked).toHaveLength(url === LIST ? 1 : 0);
  });

  it('is not sent to a browser that takes another encoding', async () => {
    await open();
    const small = await get(FILE, { ...known, 'accept-encoding': 'br' });
    const plain = await get(FILE, { ...known, 'accept-encoding': 'identity' });
    expect([small.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
    expect(String(plain.body)).toBe(CODE);
  });

  it('is not sent again to a browser that has it', async () => {
    await open();
    const { headers } = await get(LIST);
    const again = await get(LIST, { ...known, 'if-none-match': String(headers.etag) });
    expect([again.status, String(again.body), again.headers['content-type']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get(LIST, { ...known, 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('brings every browser without a token one of its own, which no cache may keep', async () => {
    await open();
    await get(LIST);
    const newcomers = [await get(LIST, {}), await get(LIST, {}), await get(LIST, { cookie: 'XSRF-TOKEN=made-up' })];
    const tokens = newcomers.map(({ headers }) => headers['set-cookie'] ?? []);
    expect(tokens).toEqual(newcomers.map(() => [expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/)]));
    expect(new Set(tokens.flat()).size).toBe(3);
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
    expect(String((await get(LIST)).body)).toContain('Asked 2 times');
  });

  it('ends with its minute', async () => {
    await open();
    await get(LIST);
    shop.time.now += 61_000;
    expect(String((await get(LIST)).body)).toContain('Asked 2 times');
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
    for (let round = 0; round < 12; round += 1) codes.push((await get(LIST)).status);
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

  it('has one line in a hundred', async () => {
    await open();
    const line = vi.spyOn(shop.context.log, 'info');
    for (let round = 0; round < 102; round += 1) await get(LIST);
    const told = line.mock.calls.map(([fields]) => (fields as { one_of?: number }).one_of);
    expect(told.filter((count) => count === 100)).toHaveLength(2);
  });

  it.each([
    ['a part of it', { range: 'bytes=0-9' }, 206],
    ['it if it changed since', { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }, 304],
  ])('is not what %s is asked for with', async (_what, special, status) => {
    await open();
    await get(FILE);
    expect((await get(FILE, { ...known, ...(special as Record<string, string>) })).status).toBe(status);
  });

  it('counts callers as the proxy in front names them', async () => {
    await open({ RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '1' });
    const from = async (forwarded: string) => (await get(LIST, { ...known, 'x-forwarded-for': forwarded })).status;
    for (let round = 0; round < 10; round += 1) await from('198.51.100.7');
    // Entries that a caller adds before its own address are ignored.
    expect([await from('192.0.2.1, 198.51.100.7'), await from('198.51.100.8')]).toEqual([429, 200]);
  });

  it('is no longer sent by a gateway that closes', async () => {
    await open();
    await get(LIST);
    const connected = once(shop.app.server, 'connection');
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${LIST} HTTP/1.1\r\nHost: shop.test\r\n`);
    await connected;
    const closing = shop.app.close();
    await vi.waitFor(() => expect(shop.app.server.listening).toBe(false));
    socket.write('\r\n');
    expect(String(Buffer.concat(await socket.toArray()))).toMatch(/^HTTP\/1.1 503 (?:.*\r\n)*connection: close/i);
    await closing;
  });

  it('has one address: with a query string it is requested again', async () => {
    await open();
    await get(`${LIST}?page=1`);
    expect((await getCounted(`${LIST}?page=1`)).ready).toBe(0);
  });
});
