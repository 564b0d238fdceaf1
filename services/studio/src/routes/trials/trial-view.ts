import { HOUR_MS } from '@nimantran/proto/domain/durations';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { type ThemeTrial, TRIAL_HOURS, type TrialPart } from '@nimantran/proto/http/studio/theme-trials';
import type { Context } from '../../context.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { TrialRow } from '../../use-cases/trials/begin-trial.ts';
import { sign, signScenes } from '../signed-urls.ts';

/** A trial as its owner sees it: the newest stills and video requested. Calls media: not for use inside a transaction. */
export async function viewTrial(context: Context, trial: TrialRow): Promise<ThemeTrial> {
  const renders = await context.db
    .selectFrom('renders')
    .selectAll()
    .where('trialId', '=', trial.id)
    .orderBy('createdAt', 'desc')
    .execute();
  const newest = (wanted: RenderRow['kind']) => renders.find(({ kind }) => kind === wanted);
  const [, second] = layoutsOf(trial.manifest);
  const looked = renders.find(({ lint }) => lint);
  return {
    id: trial.id,
    package_id: trial.packageId,
    manifest: trial.manifest,
    expires_at: new Date(trial.createdAt.getTime() + TRIAL_HOURS * HOUR_MS).toISOString(),
    lint: looked?.result?.lint ?? null,
    ...(await viewPart(context, newest('stills'), newest('sample'))),
    second: second ? { layout: second, ...(await viewPart(context, newest('second_stills'), newest('second_sample'))) } : null,
  };
}

async function viewPart(context: Context, stills: RenderRow | undefined, sample: RenderRow | undefined): Promise<TrialPart> {
  return {
    stills: {
      state: stills?.state ?? 'queued',
      error: errorOf(stills),
      pictures: await signScenes(context, stills?.result?.stills ?? []),
    },
    film: sample
      ? {
          state: sample.state,
          error: errorOf(sample),
          progress: sample.state === 'running' ? (context.watchers.progressOf(sample.id) ?? null) : null,
          url: sample.result?.video ? ((await sign(context, sample.result.video.object_key)) ?? null) : null,
        }
      : null,
  };
}

const errorOf = (render: RenderRow | undefined): string | null => (render?.state === 'failed' ? render.error : null);
