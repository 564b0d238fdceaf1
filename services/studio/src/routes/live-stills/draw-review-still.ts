import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { lookOf } from '@nimantran/proto/domain/look';
import { reviewedWords } from '@nimantran/proto/http/orders/reviews';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { drawReviewStill } from '@nimantran/proto/http/studio/review-stills';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { unavailable } from '../signed-urls.ts';
import { askerOf, photosOf, rendererOf, shopNameFor, stillGone } from './ask-renderer.ts';

/** Draws the words that orders keeps for the link, in the version that was shared; a reader sends no words. */
export function serveDrawReviewStill(app: FastifyInstance, context: Context): void {
  route(
    app,
    drawReviewStill,
    async ({ params: { token }, body, request, reply }) => {
      const render = rendererOf(context);
      const signal = stillGone(reply);
      const shared = await wordsBehind(context, token, signal);
      const { theme_id, theme_version, details, bride_first } = shared;
      const { packageKey } = await context.themes.get(theme_id, theme_version).catch((error: unknown) => {
        throw unavailable('catalog', error);
      });
      const { form, scene, width } = body;
      return render(
        {
          ...askerOf(clientAddressOf(request), form),
          shop_name: await shopNameFor(context),
          theme: { id: theme_id, version: theme_version, package_key: packageKey },
          ...{ details, bride_first, scene, width },
          ...lookOf(shared),
          ...(await ownPhotos(context, shared, signal)),
        },
        signal,
      );
    },
    // A page asks for every scene.
    { logLevel: 'warn' },
  );
}

/** @throws HttpProblem 404 `review_not_found`, 503 */
const wordsBehind = ({ orders }: Context, token: string, signal: AbortSignal) =>
  orders(reviewedWords, { params: { token }, signal }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) throw notFound(error.code, error.problem.detail);
    throw unavailable('orders', error);
  });

/** The theme's samples replace photos that have been deleted since. */
async function ownPhotos(context: Context, { photos, owner_uid }: Awaited<ReturnType<typeof wordsBehind>>, signal: AbortSignal) {
  return photosOf(context, photos, owner_uid, signal).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.code === 'no_such_photo') return { owner: null, photos: {} };
    throw error;
  });
}
