import { randomUUID } from 'node:crypto';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { consumerOf, type Reader, startReader } from '../../src/events/inbox.ts';
import { sharedRegistry } from '../../src/telemetry/shared-metrics.ts';
import { handBus, log, openDatabase, type Tables, testEvent } from '../support/events/harness.ts';

const LIMIT = 3;
const { event: changed, registry, reader } = testEvent('inbox');

describeWith(['postgres'], 'the inbox', () => {
  const database = withBareDatabase();
  let db: Kysely<Tables>;
  let running: Reader;
  let deliver: (event: Envelope) => Promise<void>;
  let effect: (transaction: Transaction<Tables>) => Promise<unknown>;

  beforeAll(async () => {
    db = await openDatabase(database.urls.orders);
    const { bus, deliverTo } = handBus();
    const consumers = [consumerOf<Tables, typeof changed>(changed, async (transaction) => void (await effect(transaction)))];
    running = await startReader({ db, bus, registry, reader, consumers, log, deliveryLimit: LIMIT });
    deliver = (event) => deliverTo(reader, event);
  });
  beforeEach(() => sql`truncate inbox, inbox_deliveries, dead_events`.execute(db));
  afterAll(async () => {
    await running?.close();
    await db?.destroy();
  });

  const newEvent = (): Envelope => ({
    ...{ id: randomUUID(), type: changed.type, version: 1, key: 'k', key_version: 1, data: { note: 'n', do: 'work' } },
    ...{ occurred_at: new Date().toISOString(), trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  });
  const isParked = async ({ id }: Envelope) =>
    (await db.selectFrom('deadEvents').select('eventId').where('eventId', '=', id).executeTakeFirst()) !== undefined;
  const isHandled = async ({ id }: Envelope) =>
    (await db.selectFrom('inbox').select('eventId').where('eventId', '=', id).executeTakeFirst()) !== undefined;
  const countDeliveries = async () =>
    Number((await sql<{ count: string }>`select count(*) as count from inbox_deliveries`.execute(db)).rows[0]?.count);
  const fail = (event: Envelope) =>
    deliver(event).then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
  const metric = async (name: string) =>
    Number(new RegExp(`^${name}\\{reader="${reader}"\\} (\\S+)$`, 'm').exec(await sharedRegistry.metrics())?.[1]);

  const PASSING: Record<string, (transaction: Transaction<Tables>) => Promise<unknown>> = {
    'a lock that is held elsewhere': async (transaction) => {
      await sql`set local lock_timeout = '20ms'`.execute(transaction);
      await db.transaction().execute(async (other) => {
        await sql`lock table effects in access exclusive mode`.execute(other);
        await transaction.selectFrom('effects').selectAll().execute();
      });
    },
    'a statement that takes too long': async (transaction) => {
      await sql`set local statement_timeout = '20ms'`.execute(transaction);
      await sql`select pg_sleep(5)`.execute(transaction);
    },
    'a connection that is cut': (transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
    'a neighbour that is down': async () => {
      throw new ProblemError({ type: 'about:blank', title: 'No answer', status: 0, detail: 'It is down.', code: 'unreachable' });
    },
  };

  it.each(Object.keys(PASSING))('never parks an event because of %s', async (fault) => {
    const event = newEvent();
    effect = PASSING[fault] ?? (() => expect.unreachable());
    for (let delivery = 0; delivery < LIMIT * 2; delivery += 1) await fail(event);
    expect(await isParked(event)).toBe(false);
    effect = async () => {};
    await deliver(event);
    expect(await isHandled(event)).toBe(true);
    expect(await isParked(event)).toBe(false);
  });

  it('parks an event that itself causes a fault, whatever passed in between', async () => {
    const event = newEvent();
    for (let delivery = 0; delivery < LIMIT; delivery += 1) {
      effect = PASSING['a neighbour that is down'] ?? (() => expect.unreachable());
      await fail(event);
      effect = (transaction) => sql`select 1 / 0`.execute(transaction);
      await fail(event);
    }
    await deliver(event);
    expect(await isParked(event)).toBe(true);
    expect((await db.selectFrom('deadEvents').select('error').executeTakeFirstOrThrow()).error).toBe('division by zero');
  });

  it('takes back the count of a delivery as soon as it can, if the database is away at first', async () => {
    await sql`create table faults (what text)`.execute(db);
    await sql`
      create function refuse_update() returns trigger language plpgsql as $$
      begin
        if new.deliveries < old.deliveries and exists (select from faults) then raise exception 'away'; end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger refuse before update on inbox_deliveries for each row execute function refuse_update()`.execute(db);
    const event = newEvent();
    for (let delivery = 0; delivery < LIMIT * 2; delivery += 1) {
      effect = async () => {
        await sql`insert into faults values ('no row can be counted down')`.execute(db);
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      };
      expect(await fail(event)).toMatchObject({ code: 'ECONNRESET' });
      await sql`truncate faults`.execute(db);
    }
    effect = async () => {};
    await deliver(event);
    expect(await isParked(event)).toBe(false);
    expect(await isHandled(event)).toBe(true);
  });

  it('tells for how long an event has been held up, until it is handled', async () => {
    const event = newEvent();
    effect = PASSING['a neighbour that is down'] ?? (() => expect.unreachable());
    expect(await metric('inbox_held_up_seconds')).toBe(0);
    await fail(event);
    await sql`update inbox_deliveries set held_up_since = now() - interval '2 hours'`.execute(db);
    await fail(event);
    expect(await metric('inbox_held_up_seconds')).toBeGreaterThanOrEqual(7_200);
    effect = async () => {};
    await deliver(event);
    expect(await metric('inbox_held_up_seconds')).toBe(0);
  });

  it('parks an event that was held up for a week before the bus forgets it', async () => {
    const event = newEvent();
    effect = PASSING['a statement that takes too long'] ?? (() => expect.unreachable());
    await fail(event);
    await sql`update inbox_deliveries set held_up_since = now() - interval '8 days'`.execute(db);
    for (let delivery = 0; delivery < LIMIT; delivery += 1) await fail(event);
    await deliver(event);
    expect(await isParked(event)).toBe(true);
  });

  it('keeps no count of an event that is handled or parked', async () => {
    effect = async () => {};
    await deliver(newEvent());
    expect(await countDeliveries()).toBe(0);
    const event = newEvent();
    effect = (transaction) => sql`select 1 / 0`.execute(transaction);
    for (let delivery = 0; delivery < LIMIT; delivery += 1) await fail(event);
    expect(await countDeliveries()).toBe(1);
    await deliver(event);
    expect(await isParked(event)).toBe(true);
    expect(await countDeliveries()).toBe(0);
  });
});
