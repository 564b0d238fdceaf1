import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { drawDraftFilm } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob, noteJob } from '../../db/jobs.ts';
import { presentFilms, requestRender } from '../../db/renders.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

/** Failed films of one version, each of which was tried again by itself. */
const MOST_FAILED = 3;

export function serveDrawDraftFilm(app: FastifyInstance, context: Context): void {
  route(app, drawDraftFilm, async ({ params, user }) => {
    const job = await context.db.transaction().execute(async (transaction) => {
      const locked = await lockJob(transaction, params.id);
      requireClaim(locked, user);
      const films = await presentFilms(transaction, locked);
      if (films.some(({ state }) => state !== 'failed')) return locked;
      if (films.length >= MOST_FAILED)
        throw conflict('film_failed', 'This film failed three times. Correct the details, or judge the draft by its scenes.');
      await requestRender(transaction, locked, 'draft');
      await noteJob(transaction, locked.id, { who: whoIs(user), what: 'Film of the draft begun' });
      return locked;
    });
    return viewJob(context, job);
  });
}
