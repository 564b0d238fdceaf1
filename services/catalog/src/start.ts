import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { closeAll, type RunningService } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { buildApp } from './app.ts';
import { consumers } from './consumers/index.ts';
import type { Context } from './context.ts';

/** Serves and listens to events until told to stop. */
export async function start(context: Context): Promise<RunningService> {
  const { db, bus, config, log } = context;
  await bus.prepare();
  const app = await buildApp(context);
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'catalog', consumers: consumers(context), log });
  await app.listen({ host: config.HOST, port: config.PORT });
  return { stop: () => closeAll(app, relay, reader, context) };
}
