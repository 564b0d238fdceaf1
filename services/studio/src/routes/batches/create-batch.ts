import { readClock } from '@nimantran/kit/db/database';
import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { lookFaults } from '@nimantran/proto/domain/look';
import { photoNameKey } from '@nimantran/proto/domain/photo-name';
import type { User } from '@nimantran/proto/domain/user';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { BATCH_LIMITS, createBatch } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type CheckedRow, checkFile } from '../../domain/batch/check-file.ts';
import { batchOfKey, makeBatch, type NewRow } from '../../use-cases/batches/create-batch.ts';
import { viewBatch } from './batch-view.ts';

type Asked = BodyOf<typeof createBatch>;

/** The file in base 64, and the names of its photos. */
const BODY_BYTES = 2 * BATCH_LIMITS.file_bytes;
/** Uploads per request to media. */
const ASKED_AT_ONCE = 40;

export function serveCreateBatch(app: FastifyInstance, context: Context): void {
  route(
    app,
    createBatch,
    async ({ body, user, idempotencyKey }) => {
      const known = await batchOfKey(context, user, idempotencyKey);
      if (known) return viewBatch(context, known);
      const [theme, photos] = await Promise.all([currentTheme(context, body.theme_id), photosOf(context, user, body)]);
      const [unoffered] = lookFaults(theme.manifest, body);
      if (unoffered)
        throw badRequest(`invalid_${unoffered.field}`, `This theme does not offer this ${unoffered.field}. Choose another.`);
      const { table, faults, rows } = checkFile(theme.manifest, Buffer.from(body.file, 'base64'), {
        dates: body.dates,
        brideFirst: body.bride_first && theme.manifest.has_bride_first_option,
        photos,
        today: await readClock(context.db, context.clock),
      });
      const pinned = { themeId: theme.theme_id, themeVersion: theme.version };
      const used = rows.flatMap((row) => Object.values(row.photos).map((photo) => photo.uploadId));
      const made = await makeBatch(context, user, idempotencyKey, {
        batch: {
          ...pinned,
          title: `${theme.manifest.title}: ${body.file_name}`.slice(0, 200),
          source: 'csv',
          themeTitle: theme.manifest.title,
          resolution: body.resolution,
          layout: body.layout ?? null,
          palette: body.palette ?? null,
          file: table ? JSON.stringify({ name: body.file_name, ...table, dates: body.dates }) : null,
          faults: JSON.stringify(faults),
        },
        rows: rows.map((row) => rowOf(row, pinned)),
        uploadIds: [...new Set(used)],
      });
      return viewBatch(context, made);
    },
    { bodyLimitBytes: BODY_BYTES },
  );
}

function rowOf(checked: CheckedRow, theme: Pick<NewRow, 'themeId' | 'themeVersion'>): NewRow {
  const { row, details, photos, brideFirst, fileName, faults } = checked;
  return {
    ...theme,
    row,
    jobId: null,
    orderNumber: null,
    details: JSON.stringify(details),
    photos: JSON.stringify(photos),
    brideFirst,
    fileName,
    faults: JSON.stringify(faults),
    state: faults.some(({ severity }) => severity === 'fault') ? 'faulty' : 'waiting',
  };
}

/** The version on sale, stored from here on: the batch is made from this one whatever is published meanwhile. */
async function currentTheme(context: Context, themeId: number) {
  try {
    const found = await context.catalog(getThemeVersion, { params: { theme_id: themeId, version: 'current' } });
    await context.themes.get(themeId, found.version);
    return found;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.status === 404) throw badRequest('theme_not_found', 'This theme is not on sale. Choose another.');
    throw new HttpProblem(503, 'catalog_unavailable', 'The themes cannot be reached. Try again in a moment.');
  }
}

/** The photos by file name, ignoring case; each exists and is checked. */
async function photosOf({ media }: Context, user: User, { photos }: Asked): Promise<Map<string, string>> {
  const byName = new Map(photos.map(({ file_name, upload_id }) => [photoNameKey(file_name), upload_id]));
  if (byName.size < photos.length)
    throw badRequest('photo_names', 'Two photos have the same name. Give each a different name, and use it in the file.');
  const ids = [...new Set(byName.values())];
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const upload_ids = ids.slice(from, from + ASKED_AT_ONCE);
    const { uploads } = await media(resolveUploads, { body: { owner_uid: user.uid, upload_ids } }).catch(refuse);
    if (uploads.some(({ kind }) => kind !== 'photo')) throw badRequest('photo_kind', 'One of the files is music, not a photo.');
  }
  return byName;
}

function refuse(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  if (error.status === 404) throw badRequest('photo_not_ready', 'One of the photos is missing or not checked yet. Add it again.');
  throw new HttpProblem(503, 'media_unavailable', 'The photos cannot be reached. Try again in a moment.');
}
