import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createLog } from '@nimantran/kit/log';
import type { Envelope } from '@nimantran/proto/events/envelope';
import pg from 'pg';
import type { Link } from '../test-support/stand-ins/faulty-proxy.ts';
import type { Fault, FaultKind, LinkName, ProcessName, ServerName } from './fault-plan.ts';
import { familyOf } from './postgres-server.ts';
import type { World } from './world.ts';

/** The parts of a world that faults break: those that its plan names. */
export interface Breakable extends Pick<World, 'databaseUrl' | 'natsUrl' | 'disk' | 'moveClock'> {
  shop: {
    /** A process that is started again whenever it ends. */
    child(name: ProcessName): { readonly pid: number | undefined; kill(): void };
    ready(limitMs: number): Promise<void>;
  };
  servers: Partial<World['servers']>;
  links: Partial<World['links']>;
}

/** Repairs what a fault broke. */
type Mend = () => Promise<unknown>;
type Break = (world: Breakable, target: string, fault: Fault) => Promise<Mend | undefined>;

const MOST_AGAIN = 200;
const nothing: Mend = async () => {};

/** The effect of each fault; undefined if this machine cannot produce it. */
const BREAKS: Record<FaultKind, Break> = {
  kill: async ({ shop }, name) => {
    shop.child(name as ProcessName).kill();
    return nothing;
  },
  pause: async ({ shop }, name) => pause([shop.child(name as ProcessName).pid]),
  'kill server': async ({ servers }, name) => {
    const server = partOf(servers, name as ServerName);
    await server.kill();
    return () => server.restart();
  },
  'pause server': async ({ servers }, name) => pause(await familyOf(partOf(servers, name as ServerName).pid)),
  cut: async ({ links }, name) => {
    partOf(links, name as LinkName).cut();
    return nothing;
  },
  refuse: ({ links }, name) => spoil(partOf(links, name as LinkName), { kind: 'refusing' }),
  stall: ({ links }, name) => spoil(partOf(links, name as LinkName), { kind: 'stalled' }),
  slow: ({ links }, name) => spoil(partOf(links, name as LinkName), { kind: 'slow', bytesPerSecond: 200_000, delayMs: 120 }),
  'black hole': ({ links }, name) => spoil(partOf(links, name as LinkName), { kind: 'swallowing' }),
  'wrong clock': async (world, name, { seconds }) => {
    await world.moveClock(name as ProcessName, seconds);
    return () => world.moveClock(name as ProcessName, 0);
  },
  'full store': ({ links }) => spoil(partOf(links, 's3'), { kind: 'full' }),
  'full disk': async ({ disk, servers }) => {
    if (!disk) return undefined;
    await disk.fill();
    return async () => {
      await disk.free();
      // As an operator would do: Postgres may have stopped if it could not write its log.
      await partOf(servers, 'postgres').restart();
    };
  },
  'wiped Redis': async ({ servers }) => {
    await wipeRedis(partOf(servers, 'redis').port);
    return nothing;
  },
  'events again': async (world) => {
    await repeatEvents(world);
    return nothing;
  },
};

/** Faults for which the bench sends requests to a server itself: they come first in a step, before that server is broken. */
const ASKING: ReadonlySet<FaultKind> = new Set(['wiped Redis', 'events again']);

/** The order in which the faults of a step begin. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((one, other) => Number(ASKING.has(other.kind)) - Number(ASKING.has(one.kind)));
}

/** Begins a fault. Returns the function that ends it; undefined if this machine cannot produce the fault. */
export function begin(world: Breakable, fault: Fault): Promise<Mend | undefined> {
  return BREAKS[fault.kind](world, fault.target, fault);
}

/** @throws Error if the plan names a part that the world does not have */
function partOf<Name extends string, Part>(parts: Partial<Record<Name, Part>>, name: Name): Part {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no ${name} to break.`);
  return part;
}

async function spoil(link: Link, state: Parameters<Link['become']>[0]): Promise<Mend> {
  await link.become(state);
  return () => link.become({ kind: 'clear' });
}

function pause(pids: readonly (number | undefined)[]): Mend {
  const tell = (signal: NodeJS.Signals): void => {
    for (const pid of pids) {
      try {
        if (pid !== undefined) process.kill(pid, signal);
      } catch {
        // The process has ended in the meantime.
      }
    }
  };
  tell('SIGSTOP');
  return async () => tell('SIGCONT');
}

async function wipeRedis(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setTimeout(10_000, () => socket.destroy(new Error('Redis does not answer.')));
  try {
    socket.write('FLUSHALL\r\n');
    const [answer] = await once(socket, 'data');
    if (!String(answer).startsWith('+OK')) throw new Error(`Redis was not wiped: ${answer}`);
  } finally {
    socket.destroy();
  }
}

/** Delivers old events to all their readers again, in random order and without the id by which the bus would recognise them. */
async function repeatEvents({ databaseUrl, natsUrl }: Breakable): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  // A bus without readers publishes as if to watchers, without an id, so the stream takes the event as new.
  const bus = createBus({ registry: {}, natsUrl, log: createLog('chaos', 'silent') });
  try {
    await client.connect();
    const owners = await client.query<{ schemaname: string }>(`select schemaname from pg_tables where tablename = 'outbox'`);
    for (const { schemaname: owner } of owners.rows) {
      const { rows } = await client.query<{ envelope: Envelope }>(
        `select envelope from ${owner}.outbox where published_at is not null order by md5(id::text) limit $1`,
        [MOST_AGAIN],
      );
      for (const { envelope } of rows) await bus.publish(envelope);
    }
  } finally {
    await client.end().catch(() => {});
    await bus.close();
  }
}

/**
 * Waits until every process reports ready. Returns the milliseconds it took. @throws StartError after the limit, naming those
 * that are not ready
 */
export async function untilReady({ shop }: Pick<Breakable, 'shop'>, limitMs: number): Promise<number> {
  const start = performance.now();
  // A process that was just killed may still be reported as running.
  await sleep(50);
  await shop.ready(limitMs);
  return performance.now() - start;
}
