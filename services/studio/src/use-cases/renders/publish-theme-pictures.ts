import { writeEvent } from '@nimantran/kit/events/outbox';
import {
  sampleRendered,
  secondSampleRendered,
  secondStillsDrawn,
  stillsDrawn,
  themeLinted,
} from '@nimantran/proto/events/studio';
import { isOfSecondLayout, isOfStills } from '@nimantran/proto/jobs/render';
import type { Transaction } from 'kysely';
import type { RenderRow } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';
import { requestSecondLayouts } from './request-second-layouts.ts';

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
  const [drawn, rendered] = isOfSecondLayout(kind)
    ? ([secondStillsDrawn, secondSampleRendered] as const)
    : ([stillsDrawn, sampleRendered] as const);
  if (isOfStills(kind) && stills.length > 0) {
    const still_keys = stills.map((still) => still.object_key);
    await writeEvent(transaction, drawn, { ...fact, data: { ...about, still_keys } });
    if (kind === 'stills') await requestSecondLayouts(transaction, { themeId, themeVersion });
  } else if (video) await writeEvent(transaction, rendered, { ...fact, data: { ...about, video } });
}
