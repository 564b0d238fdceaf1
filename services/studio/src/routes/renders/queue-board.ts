import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { permit } from '@nimantran/kit/http/route';
import { openQueuesToLookAt } from '@nimantran/kit/queue/queues-to-look-at';
import { QUEUE_BOARD_PATH } from '@nimantran/proto/http/studio/failed-theme-renders';
import { STUDIO_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { RENDER_QUEUE, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** Of a job's data only the identifiers: the rest are customers' details and photos. */
const SHOWN = ['render_id', 'attempt', 'kind', 'order_number', 'order_id'] as const;

/** Bull Board over the render-and-delivery queues, read-only, for admins, on Redis alone: the work to do is in Postgres. */
export function serveQueueBoard(app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>): void {
  if (config.REDIS_URL === undefined) return;
  const looked = openQueuesToLookAt(config.REDIS_URL, [RENDER_QUEUE, STILLS_QUEUE, STUDIO_QUEUE], log);
  const serverAdapter = new FastifyAdapter();
  serverAdapter.setBasePath(QUEUE_BOARD_PATH);
  createBullBoard({
    queues: looked.queues.map((queue) => {
      const adapter = new BullMQAdapter(queue as never, { readOnlyMode: true, allowRetries: false });
      adapter.setFormatter('data', namesOf);
      return adapter;
    }),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Nimantran', hideRedisDetails: true } },
  });
  // Refusals have the same form as everywhere.
  serverAdapter.setErrorHandler((error) => {
    throw error;
  });
  app.addHook('onClose', () => looked.close());
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => permit('admin', request.caller));
      await scope.register(serverAdapter.registerPlugin());
    },
    { prefix: QUEUE_BOARD_PATH },
  );
}

function namesOf(payload: unknown): Record<string, unknown> {
  const data = (payload as { data?: Record<string, unknown> } | null)?.data ?? {};
  return Object.fromEntries(SHOWN.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]));
}
