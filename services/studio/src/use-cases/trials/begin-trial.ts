import { currentTrace } from '@nimantran/kit/trace';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { isOfSecondLayout, isOfStills, type RenderKind, type RenderSpec } from '@nimantran/proto/jobs/render';
import { type Selectable, sql, type Transaction } from 'kysely';
import { type Connection, tellWatchers } from '../../db/jobs.ts';
import type { Tables, TrialTable } from '../../db/schema.ts';

export type TrialRow = Selectable<TrialTable>;

export interface TriedPackage {
  packageId: string;
  packageKey: string;
  version: string;
  manifest: ThemeManifest;
}

/** The content: the samples of the package, or the user's own details. */
export type TrialWords = Pick<RenderSpec, 'details' | 'bride_first' | 'resolution'>;

const SAMPLES: TrialWords = { details: 'sample', bride_first: false, resolution: '720p' };
const STILLS_RESOLUTION = '720p';

/** Begins a trial: the package is linted and its scenes are drawn, in each of its layouts. Open renders of the same person end. */
export async function beginTrial(transaction: Transaction<Tables>, ownerUid: string, tried: TriedPackage): Promise<TrialRow> {
  await endOpenRenders(transaction, ownerUid);
  const trial = await transaction
    .insertInto('trials')
    .values({ ...tried, ownerUid, manifest: JSON.stringify(tried.manifest) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await askForTrial(transaction, trial, 'stills', SAMPLES, true);
  await askForTrial(transaction, trial, 'second_stills', SAMPLES, false);
  await tellWatchers(transaction);
  return trial;
}

/** Has scenes and the video drawn with the given details. Open renders of the same person end, except for the linter's. */
export async function playTrial(transaction: Transaction<Tables>, trial: TrialRow, words: TrialWords): Promise<void> {
  await endOpenRenders(transaction, trial.ownerUid, trial.id);
  for (const kind of ['stills', 'second_stills', 'sample', 'second_sample'] as const)
    await askForTrial(transaction, trial, kind, words, false);
  await tellWatchers(transaction);
}

/** Another person's trial counts as not found. */
export async function findTrial(db: Connection, id: string, ownerUid: string): Promise<TrialRow | undefined> {
  return db.selectFrom('trials').selectAll().where('id', '=', id).where('ownerUid', '=', ownerUid).executeTakeFirst();
}

/** Serialises one person's trials: two started concurrently would both continue. */
export async function lockTrials(transaction: Transaction<Tables>, ownerUid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trials'), hashtext(${ownerUid}))`.execute(transaction);
}

/** Ends the renders of a person's trials that are not finished. */
export async function endOpenRenders(transaction: Transaction<Tables>, ownerUid: string, lintGoesOnOf?: string): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
    .where('trialId', 'in', transaction.selectFrom('trials').select('id').where('ownerUid', '=', ownerUid))
    .where('state', 'in', ['queued', 'running'])
    .$if(lintGoesOnOf !== undefined, (query) =>
      query.where((eb) => eb.or([eb('lint', '=', false), eb('trialId', '!=', lintGoesOnOf ?? '')])),
    )
    .execute();
}

/** Asks for nothing of a second layout that the package does not have. */
export async function askForTrial(
  transaction: Transaction<Tables>,
  trial: TrialRow,
  kind: RenderKind,
  words: TrialWords,
  lint: boolean,
): Promise<void> {
  const [, second] = layoutsOf(trial.manifest);
  const isSecond = isOfSecondLayout(kind);
  if (isSecond && second === undefined) return;
  const spec: RenderSpec = {
    theme: { id: trial.manifest.id, version: trial.version, package_key: trial.packageKey },
    ...words,
    ...(isOfStills(kind) ? { resolution: STILLS_RESOLUTION } : {}),
    ...(isSecond && second && { layout: second }),
    photos: {},
    music: null,
    colors: {},
    watermark: 'none',
    stills: isOfStills(kind),
    trial: true,
    ...(lint ? { lint } : {}),
  };
  await sql`
    insert into renders (kind, lint, trial_id, theme_id, theme_version, spec, trace)
    values (${kind}, ${lint}, ${trial.id}, ${trial.manifest.id}, 'trial ' || gen_random_uuid(), ${JSON.stringify(spec)}::jsonb, ${currentTrace()})
  `.execute(transaction);
}
