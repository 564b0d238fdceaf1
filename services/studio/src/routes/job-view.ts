import type { StudioJob, StudioVersion } from '@nimantran/proto/http/studio';
import type { Context } from '../context.ts';
import { ownMusicOf, type VersionRow, versionsOf } from '../db/customisations.ts';
import { type JobRow, presentCustomisation } from '../db/jobs.ts';
import { newestQuestion, type QuestionRow } from '../db/questions.ts';
import { drawnOf, newestRender, playableDraft, type RenderRow } from '../db/renders.ts';
import type { StudioTheme } from '../themes/themes.ts';
import { summariesOf } from './job-summary.ts';
import { sign, signAll, signScenes, unavailable } from './signed.ts';

const HISTORY_LINES = 200;

/** All that a designer sees of a job. Asks catalog and media: not for use inside a transaction. */
export async function viewJob(context: Context, job: JobRow): Promise<StudioJob> {
  const { db } = context;
  const [theme, [summary], customisation, versions, film, redraw, draft, drawn, question, history] = await Promise.all([
    themeOf(context, job),
    summariesOf(db, [job]),
    presentCustomisation(db, job),
    versionsOf(db, job.id),
    newestRender(db, job.id, ['draft', 'preview', 'final']),
    newestRender(db, job.id, ['stills']),
    playableDraft(db, job.id),
    drawnOf(db, job.id),
    newestQuestion(db, job.id),
    db.selectFrom('jobHistory').selectAll().where('jobId', '=', job.id).orderBy('id', 'desc').limit(HISTORY_LINES).execute(),
  ]);
  if (!summary) throw new Error('a job has a summary');
  const uploads = await uploadsOf(context, job.id);
  const [film_url, scenes, photo_urls, music_url] = await Promise.all([
    draft?.result.video ? sign(context, draft.result.video.object_key) : undefined,
    signScenes(context, drawn?.result.stills ?? []),
    signAll(context, uploads.photos),
    uploads.music === null ? undefined : sign(context, uploads.music),
  ]);
  return {
    ...summary,
    theme: {
      id: job.themeId,
      version: job.themeVersion,
      title: job.themeTitle,
      portrait_orientation: theme.manifest.height > theme.manifest.width,
      has_bride_first_option: theme.manifest.has_bride_first_option,
      fields: theme.manifest.fields,
      slots: theme.manifest.slots,
    },
    version: job.customisationVersion,
    customisation,
    findings: drawn?.result.findings ?? [],
    render: film ? showRender(context, film) : null,
    redraw: redraw ? showRender(context, redraw) : null,
    // Null once the purge has taken the film.
    draft: draft && film_url !== undefined ? { version: draft.customisationVersion ?? 1, video_url: film_url } : null,
    stills: drawn && scenes.length > 0 ? { version: drawn.customisationVersion ?? 1, scenes } : null,
    versions: versions.map(versionView),
    question: question ? questionView(question) : null,
    note: job.note === null ? null : { text: job.note, by: job.noteBy ?? '' },
    has_own_music: ownMusicOf(versions) !== null,
    photo_urls,
    music_url: music_url ?? null,
    history: history.reverse().map((line) => ({ at: line.at.toISOString(), who: line.who, what: line.what })),
  };
}

export const versionView = ({ version, madeAt, madeByName, what }: VersionRow): StudioVersion => ({
  version,
  made_at: madeAt.toISOString(),
  made_by: madeByName || (version === 1 ? 'Customer' : 'Designer'),
  what: what || (version === 1 ? 'As ordered' : 'Corrected'),
});

const questionView = (row: QuestionRow): NonNullable<StudioJob['question']> => ({
  message: row.message,
  asked_by: row.askedBy,
  asked_at: row.askedAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
  changed: row.changed,
});

function showRender(context: Context, render: RenderRow): NonNullable<StudioJob['render']> {
  const { id, kind, state, attempt, error } = render;
  return { id, kind, state, attempt, error, progress: state === 'running' ? (context.watchers.progressOf(id) ?? null) : null };
}

/** Where the customer's photos (by slot) and music lie, as prepared renders have it: the music also when the newest has none of it. */
async function uploadsOf(context: Context, jobId: string): Promise<{ photos: Record<string, string>; music: string | null }> {
  const rows = await context.db
    .selectFrom('renders')
    .select('spec')
    .where('jobId', '=', jobId)
    .where('spec', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
  const newest = rows[0]?.spec;
  return {
    photos: Object.fromEntries(Object.entries(newest?.photos ?? {}).map(([slot, photo]) => [slot, photo.object_key])),
    music: rows.find(({ spec }) => spec?.music)?.spec?.music?.object_key ?? null,
  };
}

/** @throws HttpProblem 503 while catalog cannot be asked about a version that is new here */
export async function themeOf(context: Context, job: JobRow): Promise<StudioTheme> {
  try {
    return await context.themes.get(job.themeId, job.themeVersion);
  } catch (error) {
    throw unavailable('catalog', error);
  }
}
