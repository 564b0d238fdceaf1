import { type EventsStream, openEventsStream } from '@nimantran/kit/http/events-stream';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { streamBatch } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { viewBatch } from './batch-view.ts';

const MOST_STREAMS = 100;

export function serveStreamBatch(app: FastifyInstance, context: Context): void {
  route(app, streamBatch, async ({ params, request, reply }) => {
    const { batchWatchers } = context;
    if (batchWatchers.count >= MOST_STREAMS)
      throw new HttpProblem(503, 'too_many_streams', 'Too many pages are open that update live. Try again later.');
    const now = await viewBatch(context, await findBatch(context.db, params.id));
    const stream: EventsStream = openEventsStream(request, reply, () => batchWatchers.remove(stream));
    batchWatchers.add(params.id, stream);
    stream.send('batch', now);
    return undefined;
  });
}
