import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { createServiceTokens } from '@nimantran/kit/auth/service-token';
import { createApp } from '@nimantran/kit/http/app';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { handlerOf } from '@nimantran/kit/queue/queue';
import { closeAll, runService } from '@nimantran/kit/service';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import { RENDER_QUEUE, renderJob, STILLS_QUEUE, stillsJob } from '@nimantran/proto/jobs/render';
import { readConfig } from './config.ts';
import { Manifests } from './manifests.ts';
import { runJob, type Worker } from './run-job.ts';
import { serveLiveStills } from './serve-live-stills.ts';
import { StandInVideos } from './stand-in-videos.ts';

/**
 * A stand-in for services/render that only sleeps: the same queues, the same requests to studio, the same writes to the object
 * store, but each video is one grey second. RENDER_SLEEP_MS sets the duration of a segment, RENDER_JOBS_AT_ONCE the number of
 * concurrent jobs.
 */
let log = createLog('render', 'info');
const PING_MS = 2_000;

await runService(
  'render',
  () => log,
  async () => {
    const config = readConfig(process.env);
    log = createLog('render', config.LOG_LEVEL);
    const tokens = createServiceTokens({ service: 'render', config });
    const pool = config.REDIS_URL || !config.DATABASE_URL ? undefined : createQueuePool(config.DATABASE_URL);
    const queues = createQueues({ redisUrl: config.REDIS_URL, pool, log });
    const store = createObjectStore({
      ...{ s3: config.s3, dataDir: config.DATA_DIR, publicUrl: '' },
      signingSecret: randomBytes(32).toString('hex'),
    });
    const worker: Worker = {
      ...{ log, store, videos: new StandInVideos(), manifests: new Manifests(store), sleepMs: config.RENDER_SLEEP_MS },
      studio: createServiceClient({ baseUrl: config.STUDIO_URL, audience: 'studio', tokens }),
      name: `${hostname()}.${process.pid}`.slice(0, 120),
    };
    const app = await createApp({
      ...{ log, tokens, checkAnswers: true },
      readiness: { queue: () => queues.ping(PING_MS), object_store: () => store.head('renders/readiness-probe') },
    });
    serveLiveStills(app, worker.manifests, worker.videos);
    const videos = await queues.work(RENDER_QUEUE, [handlerOf(renderJob, (job) => runJob(worker, job))], {
      concurrency: config.RENDER_JOBS_AT_ONCE,
    });
    const stills = await queues.work(STILLS_QUEUE, [handlerOf(stillsJob, (job) => runJob(worker, job))], {
      concurrency: config.RENDER_STILLS_AT_ONCE,
    });
    await app.listen({ host: config.HOST, port: config.PORT });
    return { stop: () => closeAll(videos, stills, app, queues, pool && { close: () => pool.end() }) };
  },
);
