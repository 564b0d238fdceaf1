import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { getFilmProof, startFilmProof } from '@nimantran/proto/http/studio/film-proofs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { beginFilmProof, PROOF_OWNER } from '../../use-cases/trials/begin-film-proof.ts';
import { unavailable } from '../signed-urls.ts';

/** For orders, which proves with it that films are made. */
export function serveFilmProofs(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, startFilmProof, async ({ body }) => {
    const theme = await context
      .catalog(getThemeVersion, { params: { theme_id: body.theme_id, version: 'current' } })
      .catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) throw notFound('no_such_theme', 'This theme is not on sale.');
        throw unavailable('catalog', error);
      });
    const { package_key: packageKey, version, manifest } = theme;
    return {
      id: await db.transaction().execute((transaction) => beginFilmProof(transaction, { packageKey, version, manifest })),
    };
  });

  route(app, getFilmProof, async ({ params }) => {
    const render = await db
      .selectFrom('renders')
      .innerJoin('trials', 'trials.id', 'renders.trialId')
      .select(['renders.state', 'renders.error'])
      .select(sql<number>`extract(epoch from coalesce(renders.finished_at, now()) - renders.created_at)::float8`.as('seconds'))
      .where('trials.id', '=', params.id)
      .where('trials.ownerUid', '=', PROOF_OWNER)
      .executeTakeFirst();
    if (!render) throw notFound('no_such_trial', 'This film was given up, or deleted after a day.');
    const { state, error, seconds } = render;
    return { state, error: state === 'failed' ? error : null, seconds: Math.max(0, Math.round(seconds)) };
  });
}
