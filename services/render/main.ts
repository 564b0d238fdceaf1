import { createLog } from '@nimantran/kit/log';
import { runService } from '@nimantran/kit/service';
import { RENDER_QUEUE, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { buildApp } from './src/app.ts';
import { readRenderConfig } from './src/config.ts';
import { type Context, createContext } from './src/context.ts';
import { makeJobFolder, startFolderSweep } from './src/jobs/job-folder.ts';
import { renderHandler, stillsHandler } from './src/jobs/render-job.ts';
import { openLiveStills } from './src/live-stills/live-stills.ts';
import { type CompiledCode, keepCompiledCode } from './src/worker/compiled-code.ts';
import { keepChildWaiting } from './src/worker/waiting-child.ts';

let log = createLog('render', 'info');

await runService(
  'render',
  () => log,
  async () => {
    const config = readRenderConfig(process.env);
    log = createLog('render', config.LOG_LEVEL);
    const context = createContext(config, { log });
    const code = keepCompiledCode({ isolation: context.isolation, makeDir: makeJobFolder });
    const live = config.RENDER_ROLE === 'queue' ? undefined : await openLiveStills(context, code);
    const app = await buildApp(context, live);
    const queue = config.RENDER_ROLE === 'live' ? [] : await workQueues(context, code);
    await app.listen({ host: config.HOST, port: config.PORT });
    return { stop: () => context.close(...queue, app, live, code) };
  },
);

async function workQueues(context: Context, code: CompiledCode): Promise<{ close(): Promise<unknown> }[]> {
  const { config, queues, isolation } = context;
  const room = keepChildWaiting({ isolation, makeDir: makeJobFolder, code });
  const videos = await queues.work(RENDER_QUEUE, [renderHandler(context, { code })], { concurrency: config.RENDER_JOBS_AT_ONCE });
  const stills = await queues.work(STILLS_QUEUE, [stillsHandler(context, { code, room })], {
    concurrency: config.RENDER_STILLS_AT_ONCE,
  });
  // In parallel: each may take most of the time that a process has for shutting down.
  return [{ close: () => Promise.all([videos.close(), stills.close()]) }, room, startFolderSweep(context)];
}
