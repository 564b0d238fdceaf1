import { randomUUID } from 'node:crypto';
import { defineEvent, type Envelope } from '@nimantran/proto/events/envelope';
import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { Type } from 'typebox';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import type { Bus } from '../../../src/bus/bus.ts';
import { takeAndDie } from '../queue/doom.ts';

export interface BusSetup {
  /** Another instance of the service: a separate bus on the same servers. */
  open(registry: ReaderRegistry): Bus;
  /** For use in a separate process. */
  address(registry: ReaderRegistry): { natsUrl?: string; stream?: string; databaseUrl?: string };
}

export const REDELIVER_AFTER_MS = 2_000;

/** Unique names, so that tests share servers without receiving each other's events. */
export function uniqueEvents(): { made: ReturnType<typeof event>; sold: ReturnType<typeof event>; suffix: string } {
  const suffix = Array.from(randomUUID().replaceAll('-', ''), (digit) =>
    'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)),
  ).join('');
  return { made: event(`shop${suffix}.thing.made`), sold: event(`shop${suffix}.thing.sold`), suffix };
}

function event(type: string) {
  return defineEvent({ type, version: 1, data: Type.Unknown() });
}

export function envelope(type: string, data: unknown = {}, keyVersion = 1): Envelope {
  return {
    id: randomUUID(),
    type,
    version: 1,
    occurred_at: new Date().toISOString(),
    key: 'thing-1',
    key_version: keyVersion,
    trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    data,
  };
}

/** The contract of every bus adapter; `open` returns instances of the one under test. */
export function describeBusContract(setup: BusSetup): void {
  const opened: Bus[] = [];
  const open = (registry: ReaderRegistry): Bus => {
    const bus = setup.open(registry);
    opened.push(bus);
    return bus;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus.close()));
  });

  test('every reader gets an event that was published while it was not running', async () => {
    const { made, sold, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made, sold], [`ledger${suffix}`]: [made] };
    const bus = open(registry);
    await bus.prepare();
    const first = envelope(made.type, { count: 3 });
    const second = envelope(sold.type);
    await bus.publish(first);
    await bus.publish(second);
    const later = open(registry);
    const stock: Envelope[] = [];
    const ledger: Envelope[] = [];
    await later.consume(`stock${suffix}`, async (event) => void stock.push(event));
    await later.consume(`ledger${suffix}`, async (event) => void ledger.push(event));
    await eventually('both readers have theirs', () => stock.length >= 2 && ledger.length >= 1);
    expect(new Set(stock.map((event) => event.id))).toEqual(new Set([first.id, second.id]));
    expect(ledger).toEqual([first]);
  });

  test('two instances of a reader share its events', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const [one, two] = [open(registry), open(registry)];
    await one.prepare();
    const got: { by: string; id: string }[] = [];
    const seats = { one: 0, two: 0 };
    const handle = (by: 'one' | 'two') => async (event: Envelope) => {
      got.push({ by, id: event.id });
      seats[by] += 1;
      await eventually('the other has begun too', () => seats.one > 0 && seats.two > 0);
    };
    await one.consume(`stock${suffix}`, handle('one'));
    await two.consume(`stock${suffix}`, handle('two'));
    const events = Array.from({ length: 20 }, () => envelope(made.type));
    for (const event of events) await one.publish(event);
    await eventually('all events are handled', () => got.length >= events.length);
    expect(got.map((entry) => entry.id).sort()).toEqual(events.map((event) => event.id).sort());
    expect(new Set(got.map((entry) => entry.by))).toEqual(new Set(['one', 'two']));
  });

  test('an event whose handler throws comes again, and holds up no other', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const bus = open(registry);
    await bus.prepare();
    const stubborn = envelope(made.type);
    const other = envelope(made.type);
    const tries: string[] = [];
    await bus.consume(`stock${suffix}`, async (event) => {
      tries.push(event.id);
      if (event.id === stubborn.id && tries.filter((id) => id === stubborn.id).length < 4) throw new Error('not yet');
    });
    await bus.publish(stubborn);
    await bus.publish(other);
    await eventually('the fourth try', () => tries.filter((id) => id === stubborn.id).length === 4);
    expect(tries.indexOf(other.id)).toBeLessThan(tries.lastIndexOf(stubborn.id));
    expect(tries.filter((id) => id === other.id)).toHaveLength(1);
  });

  test('no more events are handled at once than asked for', async () => {
    const { made, sold, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made, sold] };
    const bus = open(registry);
    await bus.prepare();
    let running = 0;
    let most = 0;
    let done = 0;
    await bus.consume(
      `stock${suffix}`,
      async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 15));
        running -= 1;
        done += 1;
      },
      { concurrency: 3 },
    );
    for (let index = 0; index < 24; index += 1) await bus.publish(envelope(index % 2 ? made.type : sold.type));
    await eventually('all are done', () => done === 24);
    expect(most).toBe(3);
  });

  test('a handler slower than the redelivery time keeps its event', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const [one, two] = [open(registry), open(registry)];
    await one.prepare();
    let begun = 0;
    let done = 0;
    const slow = async (): Promise<void> => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      done += 1;
    };
    await one.consume(`stock${suffix}`, slow);
    await two.consume(`stock${suffix}`, slow);
    await one.publish(envelope(made.type));
    await eventually('the slow handler ends', () => done > 0);
    expect(begun).toBe(1);
  });

  test('an event whose reader is killed with it comes again, and again', async () => {
    const { made, suffix } = uniqueEvents();
    const reader = `stock${suffix}`;
    const registry = { [reader]: [made] };
    const bus = open(registry);
    await bus.prepare();
    const event = envelope(made.type);
    await bus.publish(event);
    const doom = { ...setup.address(registry), reader, type: made.type, lockMs: REDELIVER_AFTER_MS };
    await takeAndDie(doom);
    await takeAndDie(doom);
    const got: Envelope[] = [];
    await bus.consume(reader, async (again) => void got.push(again));
    await eventually('it is handled', () => got.length > 0);
    expect(got).toEqual([event]);
  }, 60_000);

  test('a watcher sees events on each instance, also those that no reader takes', async () => {
    const { made, suffix } = uniqueEvents();
    const loose = `loose${suffix}.thing.said`;
    const registry = { [`stock${suffix}`]: [made] };
    const [one, two] = [open(registry), open(registry)];
    await one.prepare();
    const seen: Record<'one' | 'two', string[]> = { one: [], two: [] };
    const watching = await one.watch([made.type, loose], (event) => void seen.one.push(event.id));
    await two.watch([made.type, loose], (event) => void seen.two.push(event.id));
    const events = [envelope(made.type), envelope(loose)];
    for (const event of events) await two.publish(event);
    await eventually('both have seen both', () => seen.one.length >= 2 && seen.two.length >= 2);
    expect(seen.one).toEqual(events.map((event) => event.id));
    expect(seen.two).toEqual(seen.one);
    await watching.close();
    await two.publish(envelope(made.type));
    await eventually('the other watcher sees the third', () => seen.two.length >= 3);
    expect(seen.one).toHaveLength(2);
  });

  test('a big event reaches its reader whole', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const bus = open(registry);
    await bus.prepare();
    const big = envelope(made.type, { text: 'शुभ विवाह '.repeat(3_000) });
    const got: Envelope[] = [];
    const watched: Envelope[] = [];
    await bus.watch([made.type], (event) => void watched.push(event));
    await bus.consume(`stock${suffix}`, async (event) => void got.push(event));
    await bus.publish(big);
    await eventually('read and watched', () => got.length > 0 && watched.length > 0);
    expect(got[0]).toEqual(big);
    expect(watched[0]?.id).toBe(big.id);
  });

  test('a new reader starts at now, and the one before it loses nothing', async () => {
    const { made, suffix } = uniqueEvents();
    const before = { [`stock${suffix}`]: [made] };
    const old = open(before);
    await old.prepare();
    await old.publish(envelope(made.type));
    const after = { ...before, [`ledger${suffix}`]: [made] };
    const bus = open(after);
    await bus.prepare();
    const stock: string[] = [];
    const ledger: string[] = [];
    await bus.consume(`stock${suffix}`, async (event) => void stock.push(event.id));
    await bus.consume(`ledger${suffix}`, async (event) => void ledger.push(event.id));
    const fresh = envelope(made.type);
    await bus.publish(fresh);
    await eventually('both have the new one', () => stock.length >= 2 && ledger.length >= 1);
    expect(ledger).toEqual([fresh.id]);
  });

  test('publishing an event again changes nothing', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const bus = open(registry);
    await bus.prepare();
    await bus.prepare();
    const got: string[] = [];
    await bus.consume(`stock${suffix}`, async (event) => void got.push(event.id));
    const repeated = envelope(made.type);
    for (let time = 0; time < 3; time += 1) await bus.publish(repeated);
    await eventually('it is handled', () => got.includes(repeated.id));
    for (let time = 0; time < 3; time += 1) await bus.publish(repeated);
    const last = envelope(made.type);
    await bus.publish(last);
    await eventually('the last is handled', () => got.includes(last.id));
    expect(got).toEqual([repeated.id, last.id]);
  });

  test('a reader that ends at the last version of each key does so whatever the order of delivery', async () => {
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const bus = open(registry);
    await bus.prepare();
    const latest = new Map<string, number>();
    let handled = 0;
    await bus.consume(
      `stock${suffix}`,
      async (event) => {
        if (Math.random() < 0.2) throw new Error('by chance');
        latest.set(event.key, Math.max(latest.get(event.key) ?? 0, event.key_version));
        handled += 1;
      },
      { concurrency: 4 },
    );
    for (let version = 1; version <= 10; version += 1) {
      for (const key of ['a', 'b', 'c']) await bus.publish({ ...envelope(made.type, {}, version), key });
    }
    await eventually('all are handled', () => handled >= 30);
    expect(Object.fromEntries(latest)).toEqual({ a: 10, b: 10, c: 10 });
  });

  test('a reader that is not registered is refused', async () => {
    const { made, suffix } = uniqueEvents();
    const bus = open({ [`stock${suffix}`]: [made] });
    await bus.prepare();
    await expect(bus.consume('stranger', async () => {})).rejects.toThrow('not registered');
  });

  test('it answers a ping', async () => {
    const bus = open({});
    await expect(bus.ping(3_000)).resolves.toBeUndefined();
  });
}
