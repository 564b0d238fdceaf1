import { writeEvent } from '@nimantran/kit/events/outbox';
import { sampleRendered } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import type { RenderRow } from '../db/renders.ts';
import type { RenderSuccess, Tables } from '../db/schema.ts';

/** A theme's sample is there. */
export async function publishSample(transaction: Transaction<Tables>, render: RenderRow, result: RenderSuccess): Promise<void> {
  await writeEvent(transaction, sampleRendered, {
    key: render.id,
    keyVersion: 1,
    data: {
      theme_id: render.themeId,
      theme_version: render.themeVersion,
      video: result.video,
      still_keys: result.stills.map((still) => still.object_key),
    },
  });
}
