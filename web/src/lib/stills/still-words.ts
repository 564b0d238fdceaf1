import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';

export const nameOf = ({ scene, scenes }: LiveStill): string => `Scene ${scene + 1} of ${scenes.length}: ${scenes[scene] ?? ''}`;

export interface ShownAs {
  still: LiveStill;
  hasSampleWords: boolean;
  /** The shop has not drawn the latest words and tries again later. */
  isLate: boolean;
  /** Whether the video will have the small mark that each still has in its corner. */
  isMarked: boolean;
}

export function noteOf(shown: ShownAs): string {
  return (
    differenceOf(shown) ??
    (shown.isMarked ? 'As your video will show it.' : 'As your video will show it, without the mark in the corner.')
  );
}

/** What a still shows otherwise than the video will. */
export function differenceOf({ still, hasSampleWords, isLate }: ShownAs): string | undefined {
  if (isLate) return 'The picture follows in a moment.';
  const samples = [...(hasSampleWords ? ['words'] : []), ...(still.sample_slots.length > 0 ? ['photos'] : [])];
  return samples.length > 0 ? `With sample ${samples.join(' and ')} where yours are missing.` : undefined;
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
