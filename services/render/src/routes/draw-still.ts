import { clientGone } from '@nimantran/kit/http/client-gone';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { drawStill } from '@nimantran/proto/http/render/draw-still';
import type { FastifyInstance } from 'fastify';
import type { LiveStills } from '../live-stills/live-stills.ts';
import { LineFullError, OutdatedError } from '../live-stills/still-line.ts';
import { NotDrawnError } from '../live-stills/still-process.ts';
import { countLiveStill } from '../metrics.ts';
import { RenderError } from '../pipeline/errors.ts';

export function serveDrawStill(app: FastifyInstance, stills: LiveStills): void {
  route(
    app,
    drawStill,
    async ({ body, reply }) => {
      const signal = clientGone(reply, () => new OutdatedError('nobody waits for it'));
      const begun = performance.now();
      try {
        const still = await stills.draw(body, signal);
        countLiveStill('drawn', (performance.now() - begun) / 1000);
        return still;
      } catch (error) {
        const problem = problemOf(error);
        countLiveStill(problem.code, (performance.now() - begun) / 1000);
        throw problem;
      }
    },
    // A form asks several times a minute.
    { logLevel: 'warn' },
  );
}

/** Errors of drawing may quote what was typed, so only their kind is passed on. */
function problemOf(error: unknown): HttpProblem {
  if (error instanceof OutdatedError) return new HttpProblem(409, 'still_outdated', 'A newer picture was asked for.');
  if (error instanceof LineFullError)
    return new HttpProblem(429, 'stills_busy', 'Too many pictures are being drawn. Try again in a moment.');
  const isPermanent = (error instanceof NotDrawnError || error instanceof RenderError) && error.permanent;
  return isPermanent
    ? new HttpProblem(422, 'still_not_drawn', 'This scene cannot be drawn with these words or photos.')
    : new HttpProblem(503, 'still_failed', 'The picture could not be drawn. Try again in a moment.');
}
