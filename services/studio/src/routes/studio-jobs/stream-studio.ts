import { type EventsStream, openEventsStream } from '@nimantran/kit/http/events-stream';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { streamStudio } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

const MOST_STREAMS = 500;

export function serveStreamStudio(app: FastifyInstance, context: Context): void {
  route(app, streamStudio, async ({ request, reply }) => {
    const { watchers } = context;
    if (watchers.count >= MOST_STREAMS)
      throw new HttpProblem(503, 'too_many_streams', 'Too many pages are open that update live. Try again later.');
    const stream: EventsStream = openEventsStream(request, reply, () => watchers.remove(stream));
    watchers.add(stream);
    return undefined;
  });
}
