import { createLog } from '@nimantran/kit/log';
import { runService } from '@nimantran/kit/service';
import { RENDER_QUEUE, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { buildApp } from './src/app.ts';
import { readRenderConfig } from './src/config.ts';
import { createContext } from './src/context.ts';
import { makeJobFolder, startFolderSweep } from './src/jobs/job-folder.ts';
import { renderHandler, stillsHandler } from './src/jobs/render-job.ts';
import { keepChildWaiting } from './src/worker/waiting-child.ts';

let log = createLog('render', 'info');

await runService(
  'render',
  () => log,
  async () => {
    const config = readRenderConfig(process.env);
    log = createLog('render', config.LOG_LEVEL);
    const context = createContext(config, { log });
    const app = await buildApp(context);
    const videos = await context.queues.work(RENDER_QUEUE, [renderHandler(context)], { concurrency: config.RENDER_JOBS_AT_ONCE });
    const room = keepChildWaiting({ isolation: context.isolation, makeDir: makeJobFolder });
    const stills = await context.queues.work(STILLS_QUEUE, [stillsHandler(context, room)], {
      concurrency: config.RENDER_STILLS_AT_ONCE,
    });
    const sweep = startFolderSweep(context);
    await app.listen({ host: config.HOST, port: config.PORT });
    // In parallel: each may take most of the time that a process has for shutting down.
    const workers = { close: () => Promise.all([videos.close(), stills.close()]) };
    return { stop: () => context.close(workers, room, sweep, app) };
  },
);
