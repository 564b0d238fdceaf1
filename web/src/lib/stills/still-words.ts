import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';

export const nameOf = ({ scene, scenes }: LiveStill): string => `Scene ${scene + 1} of ${scenes.length}: ${scenes[scene] ?? ''}`;

export interface ShownAs {
  still: LiveStill;
  hasSampleWords: boolean;
  /** The shop has not drawn the latest words and tries again later. */
  isLate: boolean;
}

export function noteOf({ still, hasSampleWords, isLate }: ShownAs): string {
  if (isLate) return 'The picture follows in a moment.';
  const samples = [...(hasSampleWords ? ['words'] : []), ...(still.sample_slots.length > 0 ? ['photos'] : [])];
  return samples.length > 0 ? `With sample ${samples.join(' and ')} where yours are missing.` : 'As your video will show it.';
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
