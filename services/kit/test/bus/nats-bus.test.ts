import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { connect } from 'nats';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { findProgram, startNats } from '../../../../infra/test-support/servers/local-server.ts';
import { describeWith, useNats } from '../../../../infra/test-support/servers/servers.ts';
import { Link } from '../../../../infra/test-support/stand-ins/faulty-proxy.ts';
import { freePort } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { NatsBus } from '../../src/bus/nats-bus.ts';
import { describeBusContract, envelope, REDELIVER_AFTER_MS, uniqueEvents } from '../support/bus/bus-contract.ts';

const log = pino({ level: 'silent' });

describeWith(['nats'], 'the bus on NATS', () => {
  describeBusContract({
    open: (registry) =>
      new NatsBus({ registry, url: useNats() ?? '', log, stream: streamOf(registry), redeliverAfterMs: REDELIVER_AFTER_MS }),
    address: (registry) => ({ natsUrl: useNats() ?? '', stream: streamOf(registry) }),
  });
});

/** A stream per test, shared by its instances: on one server a subject belongs to one stream. */
function streamOf(registry: object): string {
  return `TEST_${Object.keys(registry)[0] ?? 'none'}`.replace(/TEST_(stock|ledger)/, 'TEST_');
}

const installed = (await findProgram('nats-server')) !== undefined;

test.skipIf(!installed && process.env.CI !== 'true')(
  'nothing is lost when the NATS server is killed and started again',
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nats-killed-'));
    const server = await startNats({ dataDir });
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made], [`ledger${suffix}`]: [made] };
    const stream = `KILLED_${randomUUID()}`;
    const bus = new NatsBus({ registry, url: server.url, log, stream, redeliverAfterMs: 2_000 });
    try {
      await bus.prepare();
      const stock = new Set<string>();
      const watched = new Set<string>();
      await bus.consume(`stock${suffix}`, async (event) => void stock.add(event.id), { concurrency: 2 });
      await bus.watch([made.type], (event) => void watched.add(event.id));
      const events = Array.from({ length: 40 }, () => envelope(made.type));
      for (const event of events.slice(0, 15)) await bus.publish(event);
      await server.kill();
      await expect(bus.ping(500)).rejects.toThrow();
      const publishing = publishAll(bus, events.slice(15));
      await server.restart();
      await publishing;
      await eventually('the running reader has all', () => stock.size === events.length, 25_000);

      const late = new Set<string>();
      await bus.consume(`ledger${suffix}`, async (event) => void late.add(event.id));
      await eventually('the reader that was not running has all', () => late.size === events.length);
      const last = envelope(made.type);
      await bus.publish(last);
      await eventually('the watcher sees again', () => watched.has(last.id));
      await eventually('nothing is kept that every reader has', async () => (await keptIn(server.url, stream)) === 0);
    } finally {
      await bus.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test.skipIf(!installed && process.env.CI !== 'true')(
  'a connection that was refused for good is replaced: all goes on once the account is accepted again',
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nats-refused-'));
    let server = await startNats({ dataDir, account: 'stock:one' });
    const { port } = server;
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const url = `nats://stock:one@127.0.0.1:${port}`;
    const bus = new NatsBus({ registry, url, log, stream: `REFUSED_${randomUUID()}` });
    try {
      await bus.prepare();
      const seen = { read: 0, watched: 0 };
      const count = (what: keyof typeof seen): void => {
        seen[what] += 1;
      };
      await bus.consume(`stock${suffix}`, async () => count('read'));
      await bus.watch([made.type], () => count('watched'));
      await server.stop();
      server = await startNats({ dataDir, port, account: 'stock:another' });
      await eventually('the client to give up', () =>
        bus.ping(500).then(
          () => false,
          (error: unknown) => /closed|authorization/i.test(String(error)),
        ),
      );
      await server.stop();
      server = await startNats({ dataDir, port, account: 'stock:one' });
      await publishAll(bus, [envelope(made.type)]);
      await eventually('the reader to have it', () => seen.read === 1);
      await eventually('the watcher to see again', async () => {
        await publishAll(bus, [envelope(made.type)]);
        return seen.watched > 0;
      });
    } finally {
      await bus.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

describeWith(['nats'], 'a bus whose packets are swallowed without a reset', () => {
  test('goes on as soon as packets arrive, for publishers, readers and watchers', async () => {
    const server = new URL(useNats() ?? '');
    const link = await Link.open(await freePort(), Number(server.port));
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const stream = `SWALLOWED_${randomUUID()}`;
    const url = Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(link.port) }).href;
    const bus = new NatsBus({ registry, url, log, stream, redeliverAfterMs: 2_000, pingMs: 300 });
    const direct = new NatsBus({ registry, url: server.href, log, stream, redeliverAfterMs: 2_000 });
    try {
      await bus.prepare();
      const read = new Set<string>();
      const watched = new Set<string>();
      await bus.consume(`stock${suffix}`, async (event) => void read.add(event.id));
      await bus.watch([made.type], (event) => void watched.add(event.id));
      const events = Array.from({ length: 3 }, () => envelope(made.type));
      const [first, during, late] = events as [Envelope, Envelope, Envelope];
      await bus.publish(first);
      await eventually('the first', () => read.size === 1 && watched.size === 1);
      await link.become({ kind: 'swallowing' });
      await expect(bus.publish(during)).rejects.toThrow();
      await direct.publish(during);
      await link.become({ kind: 'clear' });
      await publishAll(bus, [late]);
      await eventually('all to be read', () => read.size === 3);
      await eventually('the watcher to see again', async () => {
        const last = envelope(made.type);
        await direct.publish(last);
        return watched.size > 1;
      });
    } finally {
      await bus.close();
      await direct.close();
      await link.close();
    }
  });
});

async function keptIn(url: string, stream: string): Promise<number> {
  const connection = await connect({ servers: url });
  try {
    const manager = await connection.jetstreamManager();
    return (await manager.streams.info(stream)).state.messages;
  } finally {
    await connection.close();
  }
}

/** Like the outbox relay: a failed publish is repeated, whatever state it left behind. */
async function publishAll(bus: NatsBus, events: readonly Envelope[]): Promise<void> {
  for (const event of events) {
    await eventually('it is published', () =>
      bus.publish(event).then(
        () => true,
        () => false,
      ),
    );
  }
}

test('a NATS that is not there is an error, not a hang', async () => {
  const bus = new NatsBus({ registry: {}, url: 'nats://127.0.0.1:1', log });
  await expect(bus.ping(2_000)).rejects.toThrow(/NATS/);
  await bus.close();
});
