import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getUploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { startThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { beginTrial, lockTrials, type TriedPackage } from '../../use-cases/trials/begin-trial.ts';
import { unavailable } from '../signed-urls.ts';
import { viewTrial } from './trial-view.ts';

export function serveStartThemeTrial(app: FastifyInstance, context: Context): void {
  route(app, startThemeTrial, async ({ body, user }) => {
    const tried = await uploadedPackage(context, body.package_id, user.uid);
    const trial = await context.db.transaction().execute(async (transaction) => {
      await lockTrials(transaction, user.uid);
      return beginTrial(transaction, user.uid, tried);
    });
    return viewTrial(context, trial);
  });
}

/** @throws HttpProblem 404 for a package that is gone or was uploaded by another person */
async function uploadedPackage(context: Context, packageId: string, uid: string): Promise<TriedPackage> {
  try {
    const found = await context.catalog(getUploadedPackage, { params: { package_id: packageId } });
    if (found.uploaded_by !== uid) throw noPackage();
    return { packageId, packageKey: found.package_key, version: found.version, manifest: found.manifest };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) throw noPackage();
    throw unavailable('catalog', error);
  }
}

const noPackage = () =>
  notFound('no_such_package', 'This package does not exist, or it was deleted after a day. Upload it again.');
