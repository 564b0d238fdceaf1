import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import type { CodePlace, ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { markBounds } from '../lottie/watermark.ts';
import type { Bounds } from '../text/bounds.ts';

/** A second and a half; the last frame stays when a player stops. */
const LEAST_FRAMES = 45;
/** Messengers lay buttons over the edge of a video. */
const EDGE = 0.04;

const boundsOf = ({ x, y, size }: CodePlace): Bounds => ({ left: x, top: y, right: x + size, bottom: y + size });

const meet = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether ink in the last scene lies where a code would. */
export const runsIntoCode = (place: CodePlace, ink: Bounds): boolean => meet(boundsOf(place), ink);

export function codeFinding(severity: LintFinding['severity'], message: string, advice: string, frame?: number): LintFinding {
  return { code: 'scene', severity, path: 'qr', ...(frame === undefined ? {} : { frame }), message, advice };
}

/** Whether the place for a code is seen: inside the picture, long enough, in a scene that every video has. */
export function codePlaceFindings({ qr, scenes, width, height }: ThemeManifest): LintFinding[] {
  const last = scenes.at(-1);
  if (!qr || !last) return [];
  const findings: LintFinding[] = [];
  const place = boundsOf(qr);
  const edge = EDGE * Math.min(width, height);
  const found = (severity: LintFinding['severity'], message: string, advice: string): void => {
    findings.push(codeFinding(severity, message, advice, last.still_frame));
  };
  const frames = last.last_frame - last.still_frame;
  if (frames < LEAST_FRAMES)
    found(
      'error',
      `The code would be seen for ${frames} frames; people need at least ${LEAST_FRAMES} to point a phone at it.`,
      'Let the last scene come to rest earlier, or end later; or leave out the place: the code then follows the last scene on a card.',
    );
  if (last.only_with)
    found(
      'error',
      'The last scene can be left out, and the code with it.',
      'Leave out its only_with; or leave out the place: the code then follows the last scene on a card.',
    );
  if (place.left < edge || place.top < edge || place.right > width - edge || place.bottom > height - edge)
    found('error', 'The place is not within the inner 92 % of the picture.', 'Move it inwards: messengers cover the edge.');
  if (meet(place, markBounds({ w: width, h: height })))
    found('warning', 'The place covers the mark in the lower right corner.', 'Move it, so that videos with the mark show both.');
  return findings;
}
