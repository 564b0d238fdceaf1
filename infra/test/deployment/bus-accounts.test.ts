import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { natsOptionsOf } from '@nimantran/kit/bus/nats-address';
import { NatsBus } from '@nimantran/kit/bus/nats-bus';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import { WATCHERS } from '@nimantran/proto/events/watchers';
import { AckPolicy, connect, type NatsConnection } from 'nats';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsConfiguration, busAccounts, passwordVariable } from '../../nats/accounts.ts';
import { eventually } from '../../test-support/eventually.ts';
import { findProgram, type LocalServer, runServer } from '../../test-support/servers/local-server.ts';

const log = pino({ level: 'silent' });
const program = await findProgram('nats-server');
const CONF = path.join(import.meta.dirname, '../../nats');

it('has accounts for just those whom proto names', async () => {
  expect(await readFile(path.join(CONF, 'accounts.conf'), 'utf8')).toBe(accountsConfiguration());
});

describe.skipIf(program === undefined && process.env.CI !== 'true')('accounts of the bus', () => {
  let folder: string;
  let server: LocalServer;
  const buses: NatsBus[] = [];
  // As generated for the shop: hexadecimal, which the server would parse as a number without a leading letter.
  const passwords = Object.fromEntries(busAccounts().map(({ name }, index) => [name, `n${index}12e4${index}`]));
  const open = (account: string, password = passwords[account] ?? ''): NatsBus => {
    const bus = new NatsBus({ registry: READERS, url: `nats://${account}:${password}@127.0.0.1:${server.port}`, log });
    buses.push(bus);
    return bus;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nats-accounts-'));
    for (const name of ['nats-server.conf', 'accounts.conf']) {
      const text = await readFile(path.join(CONF, name), 'utf8');
      const own = text.replace('"/data"', JSON.stringify(path.join(folder, 'data'))).replace(/^(http_)?port:.*$/gm, '');
      await writeFile(path.join(folder, name), own);
    }
    for (const [name, password] of Object.entries(passwords)) process.env[passwordVariable(name)] = password;
    server = await runServer(program ?? 'nats-server', { dataDir: folder }, 'nats', (port) => [
      ...['--config', path.join(folder, 'nats-server.conf'), '--addr', '127.0.0.1', '--port', String(port)],
    ]);
    await open('setup').prepare();
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    for (const name of Object.keys(passwords)) delete process.env[passwordVariable(name)];
  });

  it('lets each service start, and each reader have what is told to it', async () => {
    for (const service of Object.keys(passwords)) await open(service).prepare();
    const heard = new Map<string, Set<string>>();
    for (const reader of Object.keys(READERS)) {
      const ids = new Set<string>();
      heard.set(reader, ids);
      await open(reader).consume(reader, async (event) => void ids.add(event.id));
    }
    for (const [reader, events] of Object.entries(READERS)) {
      for (const { type } of events) {
        const event = envelope(type);
        await open(type.split('.')[0] ?? '').publish(event);
        await eventually(`${reader} hears ${type}`, () => heard.get(reader)?.has(event.id), 10_000);
      }
    }
  });

  it('lets those who watch hear what they watch', async () => {
    for (const [service, events] of Object.entries(WATCHERS)) {
      const heard = new Set<string>();
      await open(service).watch(
        events.map(({ type }) => type),
        (event) => void heard.add(event.id),
      );
      for (const { type } of events) {
        const event = envelope(type);
        await open(type.split('.')[0] ?? '').publish(event);
        await eventually(`${service} hears ${type}`, () => heard.has(event.id), 10_000);
      }
    }
  });

  it('lets nobody say what is not theirs to say', async () => {
    await expect(open('pricing').publish(envelope('orders.order.paid'))).rejects.toThrow();
    await expect(open('gateway').publish(envelope('identity.session.revoked'))).rejects.toThrow();
  });

  it("lets nobody read another's events, or make and remove places", async () => {
    const next = async (account: string) => {
      const reading = await connectAs(account);
      const consumer = await reading.jetstream({ timeout: 2_000 }).consumers.get('NIMANTRAN', 'catalog__studio_stills_drawn');
      return consumer.next({ expires: 1_000 }).finally(() => reading.close());
    };
    await Promise.all(buses.map((bus) => bus.close()));
    await open('studio').publish(envelope('studio.stills.drawn'));
    expect(await next('pricing')).toBeNull();
    expect(await next('catalog')).not.toBeNull();
    const connection = await connectAs('pricing');
    try {
      const manager = await connection.jetstreamManager({ timeout: 2_000 });
      await expect(manager.streams.delete('NIMANTRAN')).rejects.toThrow();
      await expect(manager.streams.purge('NIMANTRAN')).rejects.toThrow();
      await expect(manager.consumers.delete('NIMANTRAN', 'orders__studio_video_delivered')).rejects.toThrow();
    } finally {
      await connection.close();
    }
  });

  it("lets nobody tell another's event under a subject of their own", async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    const heard: string[] = [];
    const watched: string[] = [];
    await open('orders').consume('orders', async ({ type }) => void heard.push(type));
    await open('gateway').watch(['catalog.theme.changed', 'identity.session.revoked'], ({ type }) => void watched.push(type));
    const [studio, catalog] = [await connectAs('studio'), await connectAs('catalog')];
    try {
      await studio.jetstream().publish('studio.video.delivered', JSON.stringify(envelope('identity.user.erased')));
      catalog.publish('catalog.theme.changed', JSON.stringify(envelope('identity.session.revoked')));
      await catalog.flush();
      await open('studio').publish(envelope('studio.video.delivered'));
      await open('catalog').publish(envelope('catalog.theme.changed'));
      await eventually('the true ones are heard', () => heard.length > 0 && watched.length > 0, 10_000);
      expect([heard, watched]).toEqual([['studio.video.delivered'], ['catalog.theme.changed']]);
    } finally {
      await Promise.all([studio.close(), catalog.close()]);
    }
  });

  it("lets nobody have the server's answers spoken in another's name", async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    const heard: string[] = [];
    await open('gateway').watch(['identity.session.revoked'], ({ type }) => void heard.push(type));
    await open('studio').publish(envelope('studio.stills.drawn'));
    const catalog = await connectAs('catalog');
    try {
      const reply = 'identity.session.revoked';
      const next = '$JS.API.CONSUMER.MSG.NEXT.NIMANTRAN.catalog__studio_stills_drawn';
      catalog.publish(next, JSON.stringify({ batch: 1, expires: 1_000_000_000 }), { reply });
      catalog.publish('catalog.theme.changed', JSON.stringify(envelope('catalog.theme.changed')), { reply });
      await catalog.flush();
    } finally {
      await catalog.close();
    }
    const last = envelope('identity.session.revoked');
    await eventually('the true one is heard', async () => {
      await open('identity').publish(last);
      return heard.length > 0;
    });
    expect(new Set(heard)).toEqual(new Set(['identity.session.revoked']));
  });

  it("lets nobody make places, or listen to another's answers and events", async () => {
    const connection = await connectAs('pricing');
    try {
      const manager = await connection.jetstreamManager({ timeout: 2_000 });
      await expect(manager.streams.add({ name: 'MINE', subjects: ['orders.>'] })).rejects.toThrow();
      await expect(manager.streams.update('NIMANTRAN', { max_msgs: 1 })).rejects.toThrow();
      await expect(manager.streams.getMessage('NIMANTRAN', { seq: 1 })).rejects.toThrow();
      const consumer = { durable_name: 'mine', filter_subject: 'orders.order.paid', ack_policy: AckPolicy.None };
      await expect(manager.consumers.add('NIMANTRAN', consumer)).rejects.toThrow();
      for (const subject of ['>', 'orders.>', '_INBOX_orders.>', '$JS.API.>', '$JS.EVENT.>', '$SYS.>'])
        await expect(refusal(connection, subject), subject).resolves.toMatch(/permissions violation/i);
    } finally {
      await connection.close();
    }
  });

  /** How the server answers somebody who wants to listen. */
  const refusal = (connection: NatsConnection, subject: string): Promise<string> =>
    new Promise((resolve) => {
      connection.subscribe(subject, { callback: (fault) => resolve(fault?.message ?? 'something was heard') });
    });

  it('lets nobody in without a password', async () => {
    await expect(open('orders', 'wrong').ping(3_000)).rejects.toThrow(/authorization/i);
    const nobody = new NatsBus({ registry: READERS, url: server.url, log });
    buses.push(nobody);
    await expect(nobody.ping(3_000)).rejects.toThrow(/authorization/i);
  });

  const connectAs = (account: string): Promise<NatsConnection> =>
    connect(natsOptionsOf(`nats://${account}:${passwords[account]}@127.0.0.1:${server.port}`));
});

function envelope(type: string): Envelope {
  return {
    id: randomUUID(),
    type,
    version: 1,
    occurred_at: new Date().toISOString(),
    key: randomUUID(),
    key_version: 1,
    trace: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    data: {},
  };
}
