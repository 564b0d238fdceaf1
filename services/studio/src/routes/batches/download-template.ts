import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { downloadBatchTemplate } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { templateOf } from '../../domain/batch/template.ts';
import { sendCsv } from './send-csv.ts';

export function serveDownloadTemplate(app: FastifyInstance, { catalog }: Context): void {
  route(app, downloadBatchTemplate, async ({ query, reply }) => {
    const params = { theme_id: query.theme_id, version: 'current' };
    const { manifest } = await catalog(getThemeVersion, { params }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 404) throw notFound('theme_not_found', 'This theme is not on sale.');
      throw error;
    });
    await sendCsv(reply, `nimantran-batch-theme-${query.theme_id}.csv`, templateOf(manifest));
    return undefined;
  });
}
