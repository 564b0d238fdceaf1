import { defineEvent, type Envelope } from '@nimantran/proto/events/envelope';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { Bus } from '../../../src/bus/bus.ts';
import { createBus } from '../../../src/bus/create-bus.ts';
import { createDatabase } from '../../../src/db/database.ts';
import type { EventTables } from '../../../src/db/event-tables.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { type Consumer, consumerOf } from '../../../src/events/inbox.ts';
import { createLog } from '../../../src/log.ts';

/** The effects of events on the test reader. */
export interface Tables extends EventTables {
  effects: { key: string; version: number; note: string };
}

/** Each suite names its own event and reader: this keeps suites apart on the bus. */
export function testEvent(name: string) {
  const event = defineEvent({
    type: `kittest.${name}.changed`,
    version: 1,
    data: Type.Object({ note: Type.String(), do: Type.Enum(['work', 'fail', 'die']) }),
  });
  return { event, registry: { [`kit_${name}`]: [event] }, reader: `kit_${name}` };
}

export const log = createLog('test', 'silent');

export async function openDatabase(url: string): Promise<Kysely<Tables>> {
  const db = createDatabase<Tables>(url);
  await migrate(db, `${import.meta.dirname}/no-migrations`);
  await sql`create table if not exists effects (key text not null, version integer not null, note text not null)`.execute(db);
  return db;
}

export function openBus(name: string, url: string, natsUrl: string | undefined): Bus {
  return createBus({ registry: testEvent(name).registry, natsUrl, databaseUrl: url, log, redeliverAfterMs: 40 });
}

/** A bus that delivers what a test hands to it, once, and passes on what the reader throws. */
export function handBus(publish: (event: Envelope) => Promise<void> = async () => {}) {
  const handlers = new Map<string, (event: Envelope) => Promise<void>>();
  const bus: Bus = {
    prepare: async () => {},
    publish,
    consume: async (reader, handle) => {
      handlers.set(reader, handle);
      return { close: async () => void handlers.delete(reader) };
    },
    watch: async () => ({ close: async () => {} }),
    ping: async () => {},
    close: async () => {},
  };
  const deliverTo = async (reader: string, event: Envelope): Promise<void> => handlers.get(reader)?.(event);
  return { bus, deliverTo };
}

/** Records the effect; an event may make it fail or kill the whole process. */
export function effectConsumer(name: string, order: 'any' | 'latest' = 'any'): Consumer<Tables> {
  return consumerOf<Tables, ReturnType<typeof testEvent>['event']>(
    testEvent(name).event,
    async (transaction, event) => {
      const { note } = event.data;
      await transaction.insertInto('effects').values({ key: event.key, version: event.key_version, note }).execute();
      if (event.data.do === 'fail') throw new Error('asked to fail');
      if (event.data.do === 'die') process.kill(process.pid, 'SIGKILL');
    },
    { order },
  );
}
