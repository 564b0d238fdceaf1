/** A process that takes one job or event and never finishes it; the tests kill it. */
import { defineEvent } from '@nimantran/proto/events/envelope';
import { defineJob } from '@nimantran/proto/jobs/job';
import { pino } from 'pino';
import { Type } from 'typebox';
import { createBus } from '../../../src/bus/create-bus.ts';
import { NatsBus } from '../../../src/bus/nats-bus.ts';
import { createQueues } from '../../../src/queue/create-queues.ts';
import { createQueuePool } from '../../../src/queue/postgres-pool.ts';
import { handlerOf } from '../../../src/queue/queue.ts';

interface Doom {
  databaseUrl?: string;
  redisUrl?: string;
  natsUrl?: string;
  stream?: string;
  lockMs: number;
  queue?: string;
  reader?: string;
  type?: string;
}

const doom = JSON.parse(process.argv[2] ?? '{}') as Doom;
const log = pino({ level: 'silent' });
const pool = doom.databaseUrl ? createQueuePool(doom.databaseUrl) : undefined;

async function hang(): Promise<void> {
  process.send?.('taken');
  await new Promise<void>((resolve) => setTimeout(resolve, 60_000));
}

if (doom.queue !== undefined) {
  const job = defineJob({ queue: doom.queue, name: 'work', data: Type.Unknown() });
  const queues = createQueues({ redisUrl: doom.redisUrl, pool, log });
  await queues.work(doom.queue, [handlerOf(job, hang)], { lockMs: doom.lockMs });
}
if (doom.reader !== undefined) {
  const event = defineEvent({ type: doom.type ?? '', version: 1, data: Type.Unknown() });
  const registry = { [doom.reader]: [event] };
  const timing = { redeliverAfterMs: doom.lockMs };
  const bus = doom.natsUrl
    ? new NatsBus({ registry, url: doom.natsUrl, log, ...timing, ...(doom.stream ? { stream: doom.stream } : {}) })
    : createBus({ registry, pool, log, ...timing });
  await bus.consume(doom.reader, hang);
}
