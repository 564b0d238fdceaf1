import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getUploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export function serveGetUploadedPackage(app: FastifyInstance, { db }: Context): void {
  route(app, getUploadedPackage, async ({ params }) => {
    const found = await db.selectFrom('themePackages').selectAll().where('id', '=', params.package_id).executeTakeFirst();
    if (!found) throw notFound('no_such_package', 'This package does not exist.');
    return {
      package_key: found.objectKey,
      version: found.version,
      manifest: found.manifest,
      uploaded_by: found.uploadedBy,
    };
  });
}
