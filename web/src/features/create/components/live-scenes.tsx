import type { Video } from '@nimantran/proto/domain/theme';
import { SCENE_WIDTH, SceneRow, type SceneRowProps } from '../../../components/stills/scene-row.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { differenceOf, noteOf } from '../../../lib/stills/still-words.ts';
import { useLiveStill } from '../api/live-stills.ts';
import { type CardChoice, CardsHint, CardTick } from './card-choice.tsx';

interface LiveScenesProps extends Pick<SceneRowProps, 'onScene'>, Pick<CardChoice, 'onCards'> {
  theme: Video;
  draft: Draft;
}

/** All scenes of the video with the draft's words, to choose the cards from; the sheet below says the same in words. */
export function LiveScenes({ theme, draft, onScene, onCards }: LiveScenesProps) {
  const { cards } = draft;
  const useScene = (index: number, enabled: boolean) => {
    const { shown, isGone } = useLiveStill({ theme, draft, scene: { index }, width: SCENE_WIDTH, enabled });
    // What holds for all scenes is said once.
    const note = index === 0 ? noteOf : differenceOf;
    return { still: shown?.still, note: shown && note(shown), isGone };
  };
  return (
    <SceneRow
      label="The scenes of your video"
      {...{ useScene, onScene }}
      belowScene={(still) => <CardTick {...{ still, cards, onCards }} />}
      hint={<CardsHint cards={cards} />}
    />
  );
}
