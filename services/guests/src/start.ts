import { closeAll, type RunningService } from '@nimantran/kit/service';
import { buildApp } from './app.ts';
import type { Context } from './context.ts';
import { startBackground } from './jobs/start-background.ts';

/** Serves requests and consumes events until stopped. */
export async function start(context: Context): Promise<RunningService> {
  const app = await buildApp(context);
  const background = await startBackground(context);
  await app.listen({ host: context.config.HOST, port: context.config.PORT });
  return { stop: () => closeAll(app, background, context) };
}
