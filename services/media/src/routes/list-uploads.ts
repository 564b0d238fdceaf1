import { route } from '@nimantran/kit/http/route';
import { listUploads } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pageOfUploads } from '../db/uploads.ts';
import { pageToken, readPageToken } from '../domain/page-token.ts';
import { storageProblem } from '../domain/storage-problem.ts';
import { viewUpload } from './upload-view.ts';

const USUAL_RESULTS = 100;

export function serveListUploads(app: FastifyInstance, context: Context): void {
  route(app, listUploads, async ({ query, user }) => {
    const { pageToken: token, maxResults: limit = USUAL_RESULTS, kind } = query;
    const after = token === undefined ? undefined : readPageToken(token);
    if (token !== undefined && after === undefined) {
      throw storageProblem(400, 'pageToken does not come from this list. Start again without it.', [
        { field: 'pageToken', message: 'must be the nextPageToken of an answer' },
      ]);
    }
    const { rows, end } = await pageOfUploads(context.db, user.uid, { after, kind, limit });
    const items = await Promise.all(rows.map((row) => viewUpload(context, row)));
    return { items, nextPageToken: end ? pageToken(end) : null };
  });
}
