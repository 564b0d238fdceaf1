import { randomUUID } from 'node:crypto';
import type { Bus, Closable } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createLog } from '@nimantran/kit/log';
import type { Role } from '@nimantran/proto/domain/user';
import { READERS } from '@nimantran/proto/events/readers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { watchChanges } from '../../src/live/watch-changes.ts';
import { sessionHashOf } from '../../src/sessions/session-cache.ts';
import { asha, COOKIES, openShop, SESSION, type Shop } from '../support/gateway.ts';

const QUEUE = '/api/studio/events';
const OTHER_SESSION = 'a-session-token-of-somebody-else';

describeWith(['postgres'], 'a stream that is open when its reader loses a role', () => {
  const database = withDatabase();
  const log = createLog('gateway', 'silent');
  let shop: Shop;
  let address: string;
  let identityBus: Bus;
  let gatewayBus: Bus;
  let watching: Closable | undefined;

  beforeAll(async () => {
    identityBus = createBus({ registry: READERS, databaseUrl: database.urls.identity, log });
    gatewayBus = createBus({ registry: READERS, databaseUrl: database.urls.gateway, log });
    for (const bus of [identityBus, gatewayBus]) await bus.prepare();
  });
  afterAll(async () => {
    for (const bus of [gatewayBus, identityBus]) await bus.close();
  });
  beforeEach(async () => {
    shop = await openShop((upstream) => {
      for (const path of [QUEUE, '/api/orders/:number/events']) {
        upstream.get(path, (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
          reply.raw.write('event: queue\ndata: 1\n\n');
        });
      }
    });
    shop.time.now = Date.now();
    become(SESSION, 'asha', ['designer']);
    become(OTHER_SESSION, 'ravi', ['designer']);
    address = await shop.listen();
  });
  afterEach(async () => {
    await watching?.close();
    watching = undefined;
    await shop.close();
  });

  function become(token: string, uid: string, roles: Role[]) {
    shop.identity.openSessions.set(token, { user: { ...asha, uid, roles }, prices_hidden: false });
  }
  const tell = (type: string, data: unknown) =>
    identityBus.publish({
      id: randomUUID(),
      type,
      version: 1,
      occurred_at: new Date().toISOString(),
      key: 'k',
      key_version: 1,
      trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      data,
    });
  /** Opens a stream as a browser does; `ended` resolves when the shop cuts it. */
  async function read(path: string, cookie = COOKIES) {
    const abort = new AbortController();
    const answer = await fetch(address + path, { headers: { cookie }, signal: abort.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    let isOpen = true;
    const ended = (async () => {
      for (;;) if ((await reader?.read().catch(() => undefined))?.done !== false) break;
      isOpen = false;
    })();
    return { ended, isOpen: () => isOpen, leave: () => abort.abort() };
  }
  async function secondsUntil(ended: Promise<void>): Promise<number> {
    const start = performance.now();
    await ended;
    return (performance.now() - start) / 1_000;
  }
  const listen = async () => {
    watching = await watchChanges({ ...shop.context, bus: gatewayBus, log });
  };

  it('is cut at once when identity tells, and those of others go on', async () => {
    await listen();
    const mine = await read(QUEUE);
    const other = await read(QUEUE, COOKIES.replace(SESSION, OTHER_SESSION));
    become(SESSION, 'asha', []);
    await tell('identity.user.roles_changed', { uid: 'asha', roles: [] });
    expect(await secondsUntil(mine.ended)).toBeLessThan(2);
    expect(other.isOpen()).toBe(true);
    // Whether it opens again is up to the service: the gateway now vouches for a person without the role.
    expect((await shop.context.sessions.state(SESSION)).kind).toBe('open');
    expect(shop.context.sessions.peek(SESSION)?.user.roles).toEqual([]);
    other.leave();
  });

  it("is cut when its session is revoked, a customer's too", async () => {
    await listen();
    become(SESSION, 'asha', []);
    const stream = await read('/api/orders/NM-12345678/events');
    await tell('identity.session.revoked', { uid: 'asha', session_hash: sessionHashOf(SESSION) });
    expect(await secondsUntil(stream.ended)).toBeLessThan(2);
  });

  it('is cut within five seconds when nobody tells', async () => {
    const streams = [await read(QUEUE), await read(QUEUE)];
    const other = await read(QUEUE, COOKIES.replace(SESSION, OTHER_SESSION));
    become(SESSION, 'asha', ['partner']);
    for (const { ended } of streams) expect(await secondsUntil(ended)).toBeLessThan(5);
    expect(other.isOpen()).toBe(true);
    shop.identity.openSessions.delete(OTHER_SESSION);
    expect(await secondsUntil(other.ended)).toBeLessThan(5);
  });

  it('is one of twenty that one person may have open, whatever others have', async () => {
    const mine = await Promise.all(Array.from({ length: 20 }, () => read(QUEUE)));
    const refused = await fetch(address + QUEUE, { headers: { cookie: COOKIES } });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'streams_at_once']);
    const other = await read(QUEUE, COOKIES.replace(SESSION, OTHER_SESSION));
    mine[0]?.leave();
    await eventually('the place of the one that was left', async () => {
      const abort = new AbortController();
      const { status } = await fetch(address + QUEUE, { headers: { cookie: COOKIES }, signal: abort.signal });
      abort.abort();
      return status === 200;
    });
    expect(other.isOpen()).toBe(true);
    for (const { leave } of [...mine.slice(1), other]) leave();
  });

  it('goes on while identity is away', async () => {
    const stream = await read(QUEUE);
    shop.identity.isDown = true;
    await shop.context.streams.recheck(shop.context.sessions);
    expect(stream.isOpen()).toBe(true);
    shop.identity.isDown = false;
    become(SESSION, 'asha', []);
    expect(await secondsUntil(stream.ended)).toBeLessThan(5);
  });
});
