import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getStudioVersion } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { versionsOf } from '../../db/customisations.ts';
import { findJob } from '../../db/jobs.ts';
import { drawnOf } from '../../db/renders.ts';
import { signScenes } from '../signed-urls.ts';
import { versionView } from './job-view.ts';

export const noSuchVersion = () => notFound('version_not_found', 'This version of the job does not exist.');

export function serveGetStudioVersion(app: FastifyInstance, context: Context): void {
  route(app, getStudioVersion, async ({ params }) => {
    const job = await findJob(context.db, params.id);
    const row = (await versionsOf(context.db, job.id)).find(({ version }) => version === params.version);
    if (!row) throw noSuchVersion();
    const drawn = await drawnOf(context.db, job.id, row.version);
    return {
      ...versionView(row),
      customisation: row.customisation,
      scenes: await signScenes(context, drawn?.result.stills ?? []),
    };
  });
}
