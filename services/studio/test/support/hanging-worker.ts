import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { handlerOf } from '@nimantran/kit/queue/queue';
import { startRender } from '@nimantran/proto/http/studio/render-reports';
import { STILLS_QUEUE, stillsJob } from '@nimantran/proto/jobs/render';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';

// A worker that starts a render and never ends it: for a test that kills it.
const [databaseUrl = '', studioUrl = ''] = process.argv.slice(2);
const log = createLog('worker', 'silent');
const queues = createQueues({ pool: createQueuePool(databaseUrl), log });
const studio = createServiceClient({ baseUrl: studioUrl, audience: 'studio', tokens: serviceAuthOf('render').tokens });
await queues.work(
  STILLS_QUEUE,
  [
    handlerOf(stillsJob, async ({ data }) => {
      const params = { id: data.render_id, attempt: data.attempt };
      const begun = await studio(startRender, { params, body: { worker: String(process.pid) } }).then(
        () => 'begun',
        () => 'turned away',
      );
      process.send?.(begun);
      if (begun === 'begun') await new Promise(() => {});
    }),
  ],
  { lockMs: 1_000 },
);
