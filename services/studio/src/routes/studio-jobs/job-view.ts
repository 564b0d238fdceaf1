import { chosenLayout, layoutsOf } from '@nimantran/proto/domain/layout';
import type { StudioJob, StudioVersion } from '@nimantran/proto/http/studio/jobs';
import type { StudioTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { ownMusicOf, type VersionRow, versionsOf } from '../../db/customisations.ts';
import { type JobRow, presentCustomisation } from '../../db/jobs.ts';
import { newestQuestion, type QuestionRow } from '../../db/questions.ts';
import { drawnOf, newestRender, playableDraft, presentFilms, type RenderRow } from '../../db/renders.ts';
import { uploadKeysOf } from '../../db/upload-keys.ts';
import { photoIdsOf, replacedPhotos } from '../../domain/replaced-photos.ts';
import { sign, signAll, signScenes, unavailable } from '../signed-urls.ts';
import { summariesOf } from './job-summary.ts';

const HISTORY_LINES = 200;

/** A job as a designer sees it. Calls catalog and media: not for use inside a transaction. */
export async function viewJob(context: Context, job: JobRow): Promise<StudioJob> {
  const { db } = context;
  const [theme, [summary], customisation, versions, render, [film], draft, drawn, question, history] = await Promise.all([
    themeOf(context, job),
    summariesOf(db, [job]),
    presentCustomisation(db, job),
    versionsOf(db, job.id),
    newestRender(db, job.id, ['stills', 'preview', 'final']),
    presentFilms(db, job),
    playableDraft(db, job.id),
    drawnOf(db, job.id),
    newestQuestion(db, job.id),
    db.selectFrom('jobHistory').selectAll().where('jobId', '=', job.id).orderBy('id', 'desc').limit(HISTORY_LINES).execute(),
  ]);
  if (!summary) throw new Error('a job has a summary');
  const keys = await uploadKeysOf(db, job.id, versions);
  const ownMusic = ownMusicOf(versions);
  const [video_url, scenes, photo_urls, replaced_photo_urls, music_url] = await Promise.all([
    draft?.result.video ? sign(context, draft.result.video.object_key) : undefined,
    signScenes(context, drawn?.result.stills ?? []),
    signAll(context, keysOfPhotos(keys, photoIdsOf(customisation))),
    signAll(context, keysOfPhotos(keys, replacedPhotos(customisation, versions))),
    signOne(context, ownMusic && keys.get(ownMusic.upload_id)),
  ]);
  return {
    ...summary,
    theme: {
      id: job.themeId,
      version: job.themeVersion,
      title: job.themeTitle,
      portrait_orientation: chosenLayout(layoutsOf(theme.manifest), customisation.layout) === 'portrait',
      has_bride_first_option: theme.manifest.has_bride_first_option,
      fields: theme.manifest.fields,
      slots: theme.manifest.slots,
    },
    version: job.customisationVersion,
    customisation,
    findings: drawn?.result.findings ?? [],
    render: render ? showRender(context, render) : null,
    film: film ? showRender(context, film) : null,
    // Null once the purge has deleted the video.
    draft: draft && video_url !== undefined ? { version: draft.customisationVersion ?? 1, video_url } : null,
    stills: drawn && scenes.length > 0 ? { version: drawn.customisationVersion ?? 1, scenes } : null,
    versions: versions.map(versionView),
    question: question ? questionView(question) : null,
    note: job.note === null ? null : { text: job.note, by: job.noteBy ?? '' },
    has_own_music: ownMusic !== null,
    photo_urls,
    replaced_photo_urls,
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

const signOne = (context: Context, key: string | null | undefined) => (key ? sign(context, key) : undefined);

/** Slot key → object, without uploads that no render was prepared from yet. */
const keysOfPhotos = (keys: ReadonlyMap<string, string>, ids: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ids).flatMap(([slot, id]) => {
      const key = keys.get(id);
      return key === undefined ? [] : [[slot, key]];
    }),
  );

export async function themeOf(context: Context, job: JobRow): Promise<StudioTheme> {
  try {
    return await context.themes.get(job.themeId, job.themeVersion);
  } catch (error) {
    throw unavailable('catalog', error);
  }
}
