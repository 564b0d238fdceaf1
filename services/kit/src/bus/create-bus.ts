import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { createQueuePool } from '../queue/postgres-pool.ts';
import type { Bus } from './bus.ts';
import { NatsBus } from './nats-bus.ts';
import { QueueBus } from './queue-bus.ts';

export interface BusOptions {
  registry: ReaderRegistry;
  /** Set: NATS JetStream. Unset: BullMQ on Postgres, through the pool shared with the queues, or by an address. */
  natsUrl?: string | undefined;
  pool?: pg.Pool | undefined;
  databaseUrl?: string | undefined;
  log: Log;
  redeliverAfterMs?: number;
}

/** The only place where the bus's adapter is chosen. @throws Error if there is neither NATS nor Postgres */
export function createBus(options: BusOptions): Bus {
  const { registry, log } = options;
  const timing = options.redeliverAfterMs === undefined ? {} : { redeliverAfterMs: options.redeliverAfterMs };
  if (options.natsUrl) return new NatsBus({ registry, log, url: options.natsUrl, ...timing });
  if (options.pool) return new QueueBus({ registry, log, pool: options.pool, ...timing });
  if (!options.databaseUrl) throw new Error('The bus needs NATS or Postgres, but neither is configured.');
  const pool = createQueuePool(options.databaseUrl);
  const bus = new QueueBus({ registry, log, pool, ...timing });
  const close = bus.close.bind(bus);
  bus.close = async () => {
    await close();
    await pool.end();
  };
  return bus;
}
