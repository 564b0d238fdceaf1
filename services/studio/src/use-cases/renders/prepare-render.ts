import type { Customisation } from '@nimantran/proto/domain/customisation';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { lookOf } from '@nimantran/proto/domain/look';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import { INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { resolveUploads, type UploadKind } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { isOfSecondLayout, isOfStills, type RenderSpec } from '@nimantran/proto/jobs/render';
import type { StudioTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { findJob, type JobRow, presentCustomisation } from '../../db/jobs.ts';
import type { RenderRow } from '../../db/renders.ts';

const DRAFT_RESOLUTION: RenderResolution = '720p';
const PREVIEW_RESOLUTION: RenderResolution = '480p';
const SAMPLE_RESOLUTION: RenderResolution = '480p';
/** The largest size of a theme's picture in the shop. */
const STILLS_RESOLUTION: RenderResolution = '1080p';

/** The caller's token was rejected or it has to wait, so the answer says nothing about the resource. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** The order cannot be rendered as it is: asking again would not help. */
export class UnpreparableError extends Error {
  override readonly name = 'UnpreparableError';
}

/** Calls catalog, media and orders. @throws UnpreparableError when they do not know a part; ProblemError when they cannot be asked */
export async function prepareSpec(context: Context, render: RenderRow): Promise<RenderSpec> {
  try {
    const theme = await context.themes.get(render.themeId, render.themeVersion);
    const spec = await specOf(context, render, theme);
    return spec.watermark === 'none' ? spec : { ...spec, shop_name: await context.shopName.get() };
  } catch (error) {
    if (error instanceof ProblemError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status)) {
      throw new UnpreparableError(error.problem.detail, { cause: error });
    }
    throw error;
  }
}

async function specOf(context: Context, render: RenderRow, theme: StudioTheme): Promise<RenderSpec> {
  if (render.batchRowId !== null) return batchSpec(context, render, render.batchRowId, theme);
  if (render.jobId === null) return themeSpec(render, theme);
  return jobSpec(context, render, await findJob(context.db, render.jobId), theme);
}

function themeSpec(render: RenderRow, theme: StudioTheme): RenderSpec {
  const isStills = isOfStills(render.kind);
  const [, second] = layoutsOf(theme.manifest);
  return {
    theme: { id: render.themeId, version: render.themeVersion, package_key: theme.packageKey },
    details: 'sample',
    photos: {},
    music: null,
    bride_first: false,
    colors: {},
    ...(isOfSecondLayout(render.kind) && second && { layout: second }),
    resolution: isStills ? STILLS_RESOLUTION : SAMPLE_RESOLUTION,
    watermark: theme.manifest.has_watermark ? 'brand' : 'none',
    stills: isStills,
    ...(render.lint ? { lint: true } : {}),
  };
}

/** A preview is small and watermarked, so that it cannot replace the video. */
function qualityOf(render: RenderRow, job: JobRow, theme: StudioTheme): Pick<RenderSpec, 'resolution' | 'watermark' | 'stills'> {
  if (render.kind === 'preview') return { resolution: PREVIEW_RESOLUTION, watermark: 'preview', stills: false };
  return {
    resolution: render.kind === 'final' ? job.resolution : DRAFT_RESOLUTION,
    watermark: theme.manifest.has_watermark && !job.removeWatermark ? 'brand' : 'none',
    // Also for a job's own stills: they are those of its draft.
    stills: true,
  };
}

async function jobSpec(context: Context, render: RenderRow, job: JobRow, theme: StudioTheme): Promise<RenderSpec> {
  const { customisation } = await context.db
    .selectFrom('customisations')
    .select('customisation')
    .where('jobId', '=', job.id)
    .where('version', '=', render.customisationVersion ?? 0)
    .executeTakeFirstOrThrow();
  return {
    ...(await customSpec(context, render, theme, customisation, job.customerUid)),
    ...qualityOf(render, job, theme),
    ...(job.pageToken !== null && { qr_address: `${context.config.PUBLIC_URL}${INVITATION_PATH}/${job.pageToken}` }),
  };
}

/** From a row's own details and photos, or from an order's present customisation. */
async function batchSpec(context: Context, render: RenderRow, rowId: string, theme: StudioTheme): Promise<RenderSpec> {
  const row = await context.db
    .selectFrom('batchRows')
    .innerJoin('batches', 'batches.id', 'batchRows.batchId')
    .select(['batchRows.jobId', 'batchRows.details', 'batchRows.photos', 'batchRows.brideFirst'])
    .select(['batches.resolution', 'batches.layout', 'batches.palette', 'batches.madeByUid'])
    .where('batchRows.id', '=', rowId)
    .executeTakeFirstOrThrow();
  const look = { resolution: row.resolution, watermark: 'none', stills: false } as const;
  if (row.jobId !== null) {
    const job = await findJob(context.db, row.jobId);
    if (job.erasedAt !== null)
      throw new UnpreparableError('The customer of this order has been erased, together with the details.');
    const customisation = await presentCustomisation(context.db, job);
    return { ...(await customSpec(context, render, theme, customisation, job.customerUid)), ...look };
  }
  const photos = Object.entries(row.photos).map(([slot, { uploadId }]) => [slot, { upload_id: uploadId }] as const);
  const customisation = {
    ...{ details: row.details, photos: Object.fromEntries(photos), music: null, bride_first: row.brideFirst },
    ...lookOf(row),
  };
  return { ...(await customSpec(context, render, theme, customisation, row.madeByUid)), ...look };
}

async function customSpec(
  context: Context,
  render: RenderRow,
  theme: StudioTheme,
  customisation: Customisation,
  ownerUid: string,
): Promise<Omit<RenderSpec, 'resolution' | 'watermark' | 'stills'>> {
  const photos = Object.entries(customisation.photos);
  const { music } = customisation;
  const ids = [...new Set([...photos.map(([, photo]) => photo.upload_id), ...(music ? [music.upload_id] : [])])];
  const { uploads } =
    ids.length === 0 ? { uploads: [] } : await context.media(resolveUploads, { body: { owner_uid: ownerUid, upload_ids: ids } });
  const keyOf = (id: string, kind: UploadKind) => {
    const upload = uploads.find((found) => found.id === id);
    if (upload === undefined) throw new UnpreparableError(`The upload ${id} does not exist.`);
    if (upload.kind !== kind) throw new UnpreparableError(`The upload ${id} is no ${kind}.`);
    return upload.object_key;
  };
  return {
    theme: { id: render.themeId, version: render.themeVersion, package_key: theme.packageKey },
    details: customisation.details,
    photos: Object.fromEntries(
      photos.map(([slot, { upload_id, crop }]) => [slot, { object_key: keyOf(upload_id, 'photo'), ...(crop ? { crop } : {}) }]),
    ),
    music: music ? { object_key: keyOf(music.upload_id, 'music'), start_seconds: music.start_seconds } : null,
    bride_first: customisation.bride_first,
    ...(customisation.cards && { cards: customisation.cards }),
    ...lookOf(customisation),
    colors: {},
  };
}
