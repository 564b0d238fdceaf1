import { writeEvent } from '@nimantran/kit/events/outbox';
import { sampleRendered, stillsDrawn, themeLinted } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import type { RenderRow } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';

/** A theme's stills, its linter findings or its sample are ready; trials are not announced. */
export async function publishThemePictures(
  transaction: Transaction<Tables>,
  { id, kind, themeId, themeVersion, trialId }: RenderRow,
  { video, stills, lint }: RenderSuccess,
): Promise<void> {
  if (trialId !== null) return;
  const fact = { key: id, keyVersion: 1 };
  const about = { theme_id: themeId, theme_version: themeVersion };
  if (lint) await writeEvent(transaction, themeLinted, { ...fact, data: { ...about, lint } });
  if (kind === 'stills' && stills.length > 0) {
    const still_keys = stills.map((still) => still.object_key);
    await writeEvent(transaction, stillsDrawn, { ...fact, data: { ...about, still_keys } });
  } else if (video) await writeEvent(transaction, sampleRendered, { ...fact, data: { ...about, video } });
}
