import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { closeAll, type RunningService } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { buildApp } from './app.ts';
import { consumersOf } from './consumers/index.ts';
import type { OrdersContext } from './context.ts';
import { forgetOtherOpenings } from './db/first-run/proofs.ts';
import { startJobs } from './jobs/index.ts';

/** Listens, reads, relays and works, until it is stopped. Starting does not require the payment provider. */
export async function start(context: OrdersContext): Promise<RunningService> {
  const { db, bus, log, config } = context;
  await forgetOtherOpenings(db, config);
  await bus.prepare();
  const app = await buildApp(context);
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'orders', consumers: consumersOf(context), log });
  const jobs = await startJobs(context);
  await app.listen({ host: config.HOST, port: config.PORT });
  log.info({ port: config.PORT }, 'orders listens');
  return { stop: () => closeAll({ close: () => app.close() }, jobs, reader, relay, context) };
}
