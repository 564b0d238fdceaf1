import type { OpenReview } from '@nimantran/proto/http/orders/reviews';
import { drawReviewStill } from '@nimantran/proto/http/studio/review-stills';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SCENE_WIDTH, SceneRow } from '../../../components/stills/scene-row.tsx';
import { call, isProblem } from '../../../lib/http/api.ts';
import { savesData } from '../../../lib/stills/still-words.ts';

const AGAIN_MS = 4_000;
const TRIES = 3;

/** The scenes with the words of the round; the list below says the same in words, and is enough. */
export function ReviewScenes({ token, review: { round, with_photos } }: { token: string; review: OpenReview }) {
  const useScene = (index: number, enabled: boolean) => {
    const [form] = useState(() => crypto.randomUUID());
    const { data, isError } = useQuery({
      queryKey: ['open review', token, 'scene', round, with_photos, index],
      queryFn: ({ signal }) =>
        call(drawReviewStill, { params: { token }, body: { form, scene: { index }, width: SCENE_WIDTH }, signal }),
      enabled: enabled && !savesData(),
      staleTime: Number.POSITIVE_INFINITY,
      retry: (count, error) => count < TRIES && isProblem(error) && (error.status === 429 || error.status >= 500),
      retryDelay: AGAIN_MS,
      meta: {},
    });
    const note = data && data.sample_slots.length > 0 ? 'With sample photos.' : 'The words as the video will show them.';
    return { still: data, note, isGone: isError || savesData() };
  };
  return <SceneRow label="The scenes of the video" useScene={useScene} />;
}
