import type { Video } from '@nimantran/proto/domain/theme';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { useEffect, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { type LiveStillState, useLiveStill } from '../api/live-stills.ts';
import { nameOf, noteOf, Still } from './live-picture.tsx';
import css from './live-scenes.module.css';

const WIDTH = 720;

interface LiveScenesProps {
  theme: Video;
  draft: Draft;
  /** A scene is drawn, or cannot be. */
  onScene?: (index: number, still: LiveStill | undefined) => void;
}

/** All scenes of the video in order, to be swiped or scrolled; the sheet below says the same in words. */
export function LiveScenes({ theme, draft, onScene }: LiveScenesProps) {
  const first = useLiveStill({ theme, draft, scene: { index: 0 }, width: WIDTH });
  const [drawn, setDrawn] = useState(1);
  useDrawn(first, (still) => onScene?.(0, still));
  if (first.isGone) return null;
  const scenes = first.shown?.still.scenes ?? [''];
  return (
    // It scrolls sideways, so it takes the keyboard's focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable without a pointer
    <section className={css.row} aria-label="The scenes of your video" tabIndex={0}>
      {scenes.map((name, index) =>
        index === 0 ? (
          <Scene key="0" theme={theme} {...first} />
        ) : (
          <LaterScene
            // biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place in the video
            key={`${index} ${name}`}
            {...{ theme, draft, index }}
            // One after the other, so that the first ones are there soon.
            enabled={index <= drawn}
            onDrawn={(still) => {
              setDrawn((before) => Math.max(before, index + 1));
              onScene?.(index, still);
            }}
          />
        ),
      )}
    </section>
  );
}

interface LaterSceneProps {
  theme: Video;
  draft: Draft;
  index: number;
  enabled: boolean;
  onDrawn: (still: LiveStill | undefined) => void;
}

function LaterScene({ theme, draft, index, enabled, onDrawn }: LaterSceneProps) {
  const state = useLiveStill({ theme, draft, scene: { index }, width: WIDTH, enabled });
  useDrawn(state, onDrawn);
  return <Scene theme={theme} {...state} />;
}

function useDrawn({ shown, isGone }: LiveStillState, onDrawn: (still: LiveStill | undefined) => void): void {
  const still = shown?.still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to happen then is not what it depends on
  useEffect(() => {
    if (still !== undefined || isGone) onDrawn(still);
  }, [still, isGone]);
}

function Scene({ theme, shown }: { theme: Video } & LiveStillState) {
  return (
    <figure className={classes(css.scene, theme.portrait_orientation && css.portrait)}>
      {shown ? <Still theme={theme} shown={shown} /> : <div className={css.waiting} />}
      <figcaption>
        {shown && nameOf(shown)}
        <span className={css.note}>{shown && noteOf(shown)}</span>
      </figcaption>
    </figure>
  );
}
