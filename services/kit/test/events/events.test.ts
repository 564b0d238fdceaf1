import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, useNats, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { type Reader, startReader } from '../../src/events/inbox.ts';
import { writeEvent } from '../../src/events/outbox.ts';
import { startRelay } from '../../src/events/relay.ts';
import { effectConsumer, log, openBus, openDatabase, type Tables, testEvent } from '../support/events/harness.ts';

type Does = 'work' | 'fail' | 'die';

for (const adapter of ['postgres', 'nats'] as const) {
  describeWith(adapter === 'nats' ? ['postgres', 'nats'] : ['postgres'], `events over ${adapter}`, () => {
    const database = withBareDatabase();
    const natsUrl = adapter === 'nats' ? useNats() : undefined;
    const unique = `n${Date.now()
      .toString(36)
      .replace(/[0-9]/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x')}`;
    let db: Kysely<Tables>;
    const closing: (() => Promise<unknown>)[] = [];
    beforeAll(async () => {
      db = await openDatabase(database.urls.orders);
    });
    afterAll(async () => {
      for (const close of closing.reverse()) await close();
      await db?.destroy();
    });

    async function open(purpose: string, options: { order?: 'any' | 'latest'; limit?: number; reading?: boolean } = {}) {
      const name = `${unique}_${purpose}`;
      const bus = openBus(name, database.urls.orders, natsUrl);
      closing.push(() => bus.close());
      await bus.prepare();
      const { registry, reader } = testEvent(name);
      const start = (): Promise<Reader> =>
        startReader({
          db,
          bus,
          registry,
          reader,
          consumers: [effectConsumer(name, options.order)],
          log,
          deliveryLimit: options.limit ?? 5,
        });
      const running = options.reading === false ? undefined : await start();
      if (running) closing.push(() => running.close());
      return { name, bus, running };
    }
    const write = (name: string, key: string, version: number, does: Does = 'work') =>
      db.transaction().execute((transaction) =>
        writeEvent(transaction, testEvent(name).event, {
          key,
          keyVersion: version,
          data: { note: `${key}@${version}`, do: does },
        }),
      );
    const publishAll = async (bus: Bus) => {
      const relay = startRelay({ db, bus, log, pollMs: 20 });
      await eventually('the outbox to be empty', async () => (await unpublished()) === 0);
      await relay.close();
    };
    const unpublished = async () =>
      (await db.selectFrom('outbox').select('id').where('publishedAt', 'is', null).execute()).length;
    const effects = (key: string) => db.selectFrom('effects').selectAll().where('key', '=', key).execute();
    const envelopeOf = async (id: string): Promise<Envelope> =>
      (await db.selectFrom('outbox').select('envelope').where('id', '=', id).executeTakeFirstOrThrow()).envelope;

    it('a fact that was rolled back is never published', async () => {
      const { name } = await open('rollback');
      const before = await db.selectFrom('outbox').select('id').execute();
      await expect(
        db.transaction().execute(async (transaction) => {
          await writeEvent(transaction, testEvent(name).event, { key: 'r', keyVersion: 1, data: { note: 'r', do: 'work' } });
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
    });

    it('a fact that does not match its schema is refused where it is written', async () => {
      const { name } = await open('schema');
      await expect(
        db
          .transaction()
          .execute((transaction) =>
            writeEvent(transaction, testEvent(name).event, { key: 'r', keyVersion: 1, data: { note: 1, do: 'work' } as never }),
          ),
      ).rejects.toThrow(/note/);
    });

    it('has its effect once, however often it is published', async () => {
      const { name, bus } = await open('once');
      const id = await write(name, 'once', 1);
      await publishAll(bus);
      await eventually('the effect', async () => (await effects('once')).length > 0);
      const envelope = await envelopeOf(id);
      await bus.publish(envelope);
      await bus.publish(envelope);
      await write(name, 'once-after', 1);
      await publishAll(bus);
      await eventually('the next effect', async () => (await effects('once-after')).length > 0);
      expect(await effects('once')).toHaveLength(1);
    });

    it('leaves soon after it is committed here, however seldom the outbox is looked at', async () => {
      const { name, bus } = await open('soon');
      const relay = startRelay({ db, bus, log, pollMs: 600_000 });
      closing.push(() => relay.close());
      // The relay's first poll, at the start, may find this event; of the next ones their commits have to tell it.
      await write(name, 'soon-first', 1);
      await eventually('the first effect', async () => (await effects('soon-first')).length === 1);
      await write(name, 'soon', 1);
      await eventually('the effect', async () => (await effects('soon')).length === 1, 20_000);
      await db.transaction().execute(async (transaction) => {
        const data = { note: 'slow@1', do: 'work' as const };
        await writeEvent(transaction, testEvent(name).event, { key: 'slow', keyVersion: 1, data });
        await sql`select pg_sleep(0.6)`.execute(transaction);
      });
      await eventually('the effect of a long transaction', async () => (await effects('slow')).length === 1, 20_000);
      await relay.close();
    });

    it('is kept for a reader that is not running', async () => {
      const { name, bus } = await open('absent', { reading: false });
      await write(name, 'absent', 1);
      await publishAll(bus);
      const { registry, reader } = testEvent(name);
      const running = await startReader({ db, bus, registry, reader, consumers: [effectConsumer(name)], log });
      closing.push(() => running.close());
      await eventually('the effect', async () => (await effects('absent')).length === 1);
    });

    it('that keeps failing is parked with its error, leaves no effect, and can be replayed', async () => {
      const { name, bus, running } = await open('failing', { limit: 2 });
      const id = await write(name, 'failing', 1, 'fail');
      await publishAll(bus);
      const dead = await eventually('it to be parked', () =>
        db.selectFrom('deadEvents').selectAll().where('eventId', '=', id).executeTakeFirst(),
      );
      expect(dead.error).toBe('asked to fail');
      expect(await effects('failing')).toHaveLength(0);
      await expect(running?.replay(id)).rejects.toThrow('asked to fail');
      expect(
        (await db.selectFrom('deadEvents').select('replayedAt').where('eventId', '=', id).executeTakeFirstOrThrow()).replayedAt,
      ).toBeNull();
      const mended = { ...dead.envelope, data: { note: 'mended', do: 'work' } };
      await db
        .updateTable('deadEvents')
        .set({ envelope: JSON.stringify(mended) })
        .where('eventId', '=', id)
        .execute();
      await running?.replay(id);
      await running?.replay(id);
      expect((await effects('failing')).map((effect) => effect.note)).toEqual(['mended']);
    });

    it('a reader of the newest state ends at the last version of each key, whatever the order of delivery', async () => {
      const { name, bus } = await open('latest', { order: 'latest', reading: false });
      const envelopes: Envelope[] = [];
      for (const key of ['k1', 'k2', 'k3']) {
        for (let version = 1; version <= 6; version++) envelopes.push(await envelopeOf(await write(name, key, version)));
      }
      await db.updateTable('outbox').set({ publishedAt: new Date() }).where('publishedAt', 'is', null).execute();
      for (const envelope of shuffled(envelopes)) await bus.publish(envelope);
      const { registry, reader } = testEvent(name);
      const running = await startReader({ db, bus, registry, reader, consumers: [effectConsumer(name, 'latest')], log });
      closing.push(() => running.close());
      const ids = envelopes.map((envelope) => envelope.id);
      await eventually('all to be handled', async () => {
        const handled = await db.selectFrom('inbox').select('eventId').where('eventId', 'in', ids).execute();
        return handled.length === ids.length;
      });
      for (const key of ['k1', 'k2', 'k3']) {
        const versions = (await effects(key)).map((effect) => effect.version);
        expect(versions.at(-1)).toBe(6);
        expect(versions).toEqual([...versions].sort((a, b) => a - b));
      }
    });

    it('that kills its reader at each delivery is parked in the end, and the next event is read', async () => {
      const { name, bus } = await open('deadly', { reading: false });
      const id = await write(name, 'deadly', 1, 'die');
      await write(name, 'harmless', 1);
      await publishAll(bus);
      let deaths = 0;
      const parked = async () =>
        (await db.selectFrom('deadEvents').select('error').where('eventId', '=', id).executeTakeFirst())?.error;
      while ((await parked()) === undefined && deaths < 8) {
        const child = startDyingReader(name, database.urls.orders, natsUrl);
        const ended = once(child, 'exit').then(() => 'died' as const);
        const outcome = await Promise.race([ended, eventually('it to be parked', parked, 60_000).then(() => 'parked' as const)]);
        if (outcome === 'died') deaths += 1;
        else {
          await eventually('the harmless event', async () => (await effects('harmless')).length === 1);
          child.kill('SIGKILL');
          await ended;
        }
      }
      expect(deaths).toBe(3);
      expect(await parked()).toBe('The reader crashed at each delivery.');
      expect(await effects('deadly')).toHaveLength(0);
    }, 120_000);
  });
}

function startDyingReader(name: string, url: string, natsUrl: string | undefined): ChildProcess {
  return fork(
    `${import.meta.dirname}/../support/events/dying-reader.ts`,
    [name, url, ...(natsUrl === undefined ? [] : [natsUrl])],
    {
      stdio: 'ignore',
    },
  );
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = (index * 7919) % (index + 1);
    const [a, b] = [copy[index], copy[other]];
    if (a !== undefined && b !== undefined) {
      copy[index] = b;
      copy[other] = a;
    }
  }
  return copy;
}
