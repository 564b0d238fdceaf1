import { writeEvent } from '@nimantran/kit/events/outbox';
import { sampleRendered, stillsDrawn } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import type { RenderRow } from '../db/renders.ts';
import type { RenderSuccess, Tables } from '../db/schema.ts';

/** A theme's stills or its sample are there. */
export async function publishOfTheme(
  transaction: Transaction<Tables>,
  { id, kind, themeId, themeVersion }: RenderRow,
  { video, stills }: RenderSuccess,
): Promise<void> {
  const fact = { key: id, keyVersion: 1 };
  const about = { theme_id: themeId, theme_version: themeVersion };
  if (kind === 'stills') {
    const still_keys = stills.map((still) => still.object_key);
    await writeEvent(transaction, stillsDrawn, { ...fact, data: { ...about, still_keys } });
  } else if (video) await writeEvent(transaction, sampleRendered, { ...fact, data: { ...about, video } });
}
