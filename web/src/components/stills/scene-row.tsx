import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { nameOf } from '../../lib/stills/still-words.ts';
import css from './scene-row.module.css';

export const SCENE_WIDTH = 720;

export interface SceneState {
  still: LiveStill | undefined;
  note?: string | undefined;
  /** There is no picture, and none will come. */
  isGone: boolean;
}

export interface SceneRowProps {
  label: string;
  /** Draws a scene by its number, as soon as it is enabled. */
  useScene: (index: number, enabled: boolean) => SceneState;
  /** A scene is drawn, or cannot be. */
  onScene?: ((index: number, still: LiveStill | undefined) => void) | undefined;
  /** Shown below each drawn scene. */
  belowScene?: ((still: LiveStill) => ReactNode) | undefined;
  /** Shown below the row. */
  hint?: ReactNode;
}

/** All scenes of a video in order, to be swiped or scrolled. */
export function SceneRow({ label, useScene, onScene, belowScene, hint }: SceneRowProps) {
  const first = useScene(0, true);
  const [drawn, setDrawn] = useState(1);
  useDrawn(first, (still) => onScene?.(0, still));
  if (first.isGone) return null;
  const scenes = first.still?.scenes ?? [''];
  const isPortrait = first.still !== undefined && first.still.height > first.still.width;
  return (
    <>
      {/* It scrolls sideways, so it takes the keyboard's focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable without a pointer */}
      <section className={css.row} aria-label={label} tabIndex={0}>
        {scenes.map((name, index) =>
          index === 0 ? (
            <Scene key="0" {...{ isPortrait, belowScene, ...first }} />
          ) : (
            <LaterScene
              // biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place in the video
              key={`${index} ${name}`}
              {...{ isPortrait, index, useScene, belowScene }}
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
      {hint}
    </>
  );
}

interface LaterSceneProps extends Pick<SceneRowProps, 'useScene' | 'belowScene'> {
  isPortrait: boolean;
  index: number;
  enabled: boolean;
  onDrawn: (still: LiveStill | undefined) => void;
}

function LaterScene({ isPortrait, index, useScene, belowScene, enabled, onDrawn }: LaterSceneProps) {
  const state = useScene(index, enabled);
  useDrawn(state, onDrawn);
  return <Scene {...{ isPortrait, belowScene, ...state }} />;
}

function useDrawn({ still, isGone }: SceneState, onDrawn: (still: LiveStill | undefined) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not depend on the callback
  useEffect(() => {
    if (still !== undefined || isGone) onDrawn(still);
  }, [still, isGone]);
}

type SceneProps = { isPortrait: boolean } & Pick<SceneRowProps, 'belowScene'> & SceneState;

function Scene({ isPortrait, still, note, belowScene }: SceneProps) {
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
        <span className={css.note}>{note}</span>
        {still && belowScene?.(still)}
      </figcaption>
    </figure>
  );
}
