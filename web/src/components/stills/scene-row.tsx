import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { useEffect, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { nameOf, noteOf } from '../../lib/stills/still-words.ts';
import css from './scene-row.module.css';

export const SCENE_WIDTH = 720;

export interface SceneState {
  still: LiveStill | undefined;
  note?: string | undefined;
  /** There is no picture, and none will come. */
  isGone: boolean;
}

interface SceneRowProps {
  label: string;
  /** Draws a scene by its number, as soon as it is enabled. */
  useScene: (index: number, enabled: boolean) => SceneState;
}

/** All scenes of a video in order, to be swiped or scrolled. */
export function SceneRow({ label, useScene }: SceneRowProps) {
  const first = useScene(0, true);
  const [drawn, setDrawn] = useState(1);
  if (first.isGone) return null;
  const scenes = first.still?.scenes ?? [''];
  const isPortrait = first.still !== undefined && first.still.height > first.still.width;
  return (
    // It scrolls sideways, so it takes the keyboard's focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable without a pointer
    <section className={css.row} aria-label={label} tabIndex={0}>
      {scenes.map((name, index) =>
        index === 0 ? (
          <Scene key="0" isPortrait={isPortrait} {...first} />
        ) : (
          <LaterScene
            // biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place in the video
            key={`${index} ${name}`}
            {...{ isPortrait, index, useScene }}
            // One after the other, so that the first ones are there soon.
            enabled={index <= drawn}
            onDrawn={() => setDrawn((before) => Math.max(before, index + 1))}
          />
        ),
      )}
    </section>
  );
}

interface LaterSceneProps extends Pick<SceneRowProps, 'useScene'> {
  isPortrait: boolean;
  index: number;
  enabled: boolean;
  onDrawn: () => void;
}

function LaterScene({ isPortrait, index, useScene, enabled, onDrawn }: LaterSceneProps) {
  const state = useScene(index, enabled);
  const isDrawn = state.still !== undefined || state.isGone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to happen then is not what it depends on
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn]);
  return <Scene isPortrait={isPortrait} {...state} />;
}

function Scene({ isPortrait, still, note }: { isPortrait: boolean } & SceneState) {
  return (
    <figure className={classes(css.scene, isPortrait && css.portrait)}>
      {still ? (
        <img
          src={still.picture}
          alt={`${nameOf(still)}, with these words`}
          width={still.width}
          height={still.height}
          decoding="async"
          className={css.picture}
        />
      ) : (
        <div className={css.waiting} />
      )}
      <figcaption>
        {still && nameOf(still)}
        <span className={css.note}>{still && (note ?? noteOf({ still, hasSampleWords: false, isLate: false }))}</span>
      </figcaption>
    </figure>
  );
}
