import { HttpProblem } from '@nimantran/kit/http/problem';
import { ProblemError } from '@nimantran/proto/http/client';
import { signDownload } from '@nimantran/proto/http/media';
import type { StudioJob, StudioJobSummary } from '@nimantran/proto/http/studio';
import type { Context } from '../context.ts';
import { type JobRow, presentCustomisation } from '../db/jobs.ts';
import { playableDraft, type RenderRow } from '../db/renders.ts';
import type { StudioTheme } from '../themes/themes.ts';

/** Longer than a designer looks at one job without loading it again. */
const ADDRESS_SECONDS = 3_600;
const HISTORY_LINES = 200;

export function summaryOf(job: JobRow): StudioJobSummary {
  return {
    id: job.id,
    order_number: job.orderNumber,
    theme_title: job.themeTitle,
    headline: job.headline,
    state: job.state,
    delivery: job.delivery,
    resolution: job.resolution,
    due_at: job.dueAt.toISOString(),
    makes: job.makes,
    waits_for: job.state === 'on_hold' ? (job.holdReason ?? 'answer') : null,
    claimed_by: job.claimedBy,
    lease_until: job.leaseUntil?.toISOString() ?? null,
  };
}

/** All that a designer sees of a job. Asks catalog and media: not for use inside a transaction. */
export async function viewJob(context: Context, job: JobRow): Promise<StudioJob> {
  const { db } = context;
  const [theme, customisation, newest, draft, history] = await Promise.all([
    themeOf(context, job),
    presentCustomisation(db, job),
    newestRender(context, job.id),
    playableDraft(db, job.id),
    db.selectFrom('jobHistory').selectAll().where('jobId', '=', job.id).orderBy('id', 'desc').limit(HISTORY_LINES).execute(),
  ]);
  const { photos, music } = await uploadsOf(context, job.id);
  return {
    ...summaryOf(job),
    theme: {
      id: job.themeId,
      version: job.themeVersion,
      title: job.themeTitle,
      portrait_orientation: theme.manifest.height > theme.manifest.width,
      has_bride_first_option: theme.manifest.has_bride_first_option,
      fields: theme.manifest.fields,
      slots: theme.manifest.slots,
    },
    customisation,
    findings: draft?.result.findings ?? [],
    render: newest ? showRender(context, newest) : null,
    draft: draft ? await showDraft(context, draft.result) : null,
    photo_urls: await signAll(context, photos),
    music_url: (music === null ? undefined : await sign(context, music)) ?? null,
    history: history.reverse().map((line) => ({ at: line.at.toISOString(), who: line.who, what: line.what })),
  };
}

async function newestRender(context: Context, jobId: string): Promise<RenderRow | undefined> {
  return context.db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', jobId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function showRender(context: Context, render: RenderRow): NonNullable<StudioJob['render']> {
  const { id, kind, state, attempt, error } = render;
  return { id, kind, state, attempt, error, progress: state === 'running' ? (context.watchers.progressOf(id) ?? null) : null };
}

type DraftResult = NonNullable<RenderRow['result']>;

/** Null once the purge has taken the draft. */
async function showDraft(context: Context, result: DraftResult): Promise<StudioJob['draft']> {
  const [video, stills] = await Promise.all([
    result.video ? sign(context, result.video.object_key) : undefined,
    Promise.all(result.stills.map(async (still) => ({ scene: still.scene, url: await sign(context, still.object_key) }))),
  ]);
  if (video === undefined) return null;
  return { video_url: video, stills: stills.flatMap(({ scene, url }) => (url === undefined ? [] : [{ scene, url }])) };
}

/** Where the customer's photos (by slot) and music lie, as the newest prepared render has it. */
async function uploadsOf(context: Context, jobId: string): Promise<{ photos: Record<string, string>; music: string | null }> {
  const row = await context.db
    .selectFrom('renders')
    .select('spec')
    .where('jobId', '=', jobId)
    .where('spec', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    photos: Object.fromEntries(Object.entries(row?.spec?.photos ?? {}).map(([slot, photo]) => [slot, photo.object_key])),
    music: row?.spec?.music?.object_key ?? null,
  };
}

async function signAll(context: Context, keys: Record<string, string>): Promise<Record<string, string>> {
  const signed = await Promise.all(Object.entries(keys).map(async ([name, key]) => [name, await sign(context, key)] as const));
  return Object.fromEntries(signed.flatMap(([name, url]) => (url === undefined ? [] : [[name, url]])));
}

async function sign(context: Context, key: string): Promise<string | undefined> {
  try {
    return (await context.media(signDownload, { body: { object_key: key, expires_in_seconds: ADDRESS_SECONDS } })).url;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw unavailable('media', error);
  }
}

/** @throws HttpProblem 503 while catalog cannot be asked about a version that is new here */
export async function themeOf(context: Context, job: JobRow): Promise<StudioTheme> {
  try {
    return await context.themes.get(job.themeId, job.themeVersion);
  } catch (error) {
    throw unavailable('catalog', error);
  }
}

function unavailable(service: string, error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  return new HttpProblem(503, `${service}_unavailable`, 'Part of the studio cannot be reached. Try again in a moment.');
}
