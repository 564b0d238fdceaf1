import { consumerOf } from '@nimantran/kit/events/inbox';
import { stillsDrawn } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';
import { showOfTheme } from '../db/show-of-theme.ts';

/** A version's scenes are there as pictures: the shop shows the one that the theme names. */
export const onStillsDrawn = consumerOf<Tables, typeof stillsDrawn>(stillsDrawn, async (transaction, { data }) => {
  const { still_keys } = data;
  await showOfTheme(transaction, data, ({ thumbnail_scene }) => ({
    sampleStillKey: still_keys[thumbnail_scene] ?? still_keys[0] ?? null,
  }));
});
