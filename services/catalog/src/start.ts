import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll, type RunningService } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { buildApp } from './app.ts';
import { consumersOf } from './consumers/index.ts';
import type { Context } from './context.ts';
import { forgetCompletedOrders } from './jobs/forget-completed-orders.ts';
import { forgetPackages } from './jobs/forget-packages.ts';
import { publishScheduled } from './jobs/publish-scheduled.ts';
import { sweepFolders } from './jobs/sweep-folders.ts';

/** Serves requests and consumes events until stopped. */
export async function start(context: Context): Promise<RunningService> {
  const { db, bus, config, log } = context;
  await bus.prepare();
  const app = await buildApp(context);
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'catalog', consumers: consumersOf(context), log });
  const schedule = startLoop({ name: 'publish what is scheduled', everyMs: 5_000, log, work: () => publishScheduled(context) });
  const packages = startLoop({ name: 'forget packages', everyMs: 600_000, log, work: () => forgetPackages(context) });
  const completed = startLoop({
    name: 'forget completed orders',
    everyMs: 3_600_000,
    log,
    work: () => forgetCompletedOrders(context),
  });
  const folders = startLoop({ name: 'sweep folders of packages', everyMs: 600_000, log, work: () => sweepFolders(context) });
  await app.listen({ host: config.HOST, port: config.PORT });
  return { stop: () => closeAll(app, schedule, packages, completed, folders, relay, reader, context) };
}
