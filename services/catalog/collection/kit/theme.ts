import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { LottieAnimationFile } from './lottie/types.ts';
import type { Score } from './music/score.ts';

/** Draws a sample picture for a photo slot: no photographs of people are shipped. */
export interface SamplePicture {
  file: string;
  width: number;
  height: number;
  draw: (context: import('@napi-rs/canvas').SKRSContext2D, width: number, height: number) => void;
}

/** A theme as composed here; `compileTheme` turns it into a package. */
export interface Theme {
  slug: string;
  manifest: ThemeManifest;
  animation: LottieAnimationFile;
  /** The second layout. */
  second?: LottieAnimationFile;
  score: Score;
  samples: readonly SamplePicture[];
}
