import { closeAll, type RunningService } from '@nimantran/kit/service';
import { buildApp } from './app.ts';
import type { Context } from './context.ts';
import { listenForMetrics } from './http/listen-for-metrics.ts';
import { watchChanges } from './live/watch-changes.ts';

/** Serves until stopped. */
export async function start(context: Context): Promise<RunningService> {
  const { bus, config, log } = context;
  await bus?.prepare();
  const watching = bus ? await watchChanges({ ...context, bus }) : undefined;
  const app = await buildApp(context);
  const inside = await listenForMetrics(context, app.metrics);
  await app.listen({ host: config.HOST, port: config.PORT });
  log.info({ port: config.PORT }, 'the shop is open');
  return { stop: () => closeAll(app, inside, watching, context) };
}
