import type { Look } from '@nimantran/proto/domain/look';
import type { Scene } from '@nimantran/proto/domain/theme';
import { type Fingerprint, fingerprintDistance, fingerprintOf, isBlack } from '../draw/fingerprint.ts';
import { frameSize } from '../draw/frame-size.ts';
import { openThemePackage } from '../package/theme-package.ts';
import { bind } from '../stages/bind.ts';
import { openPainter, stackOf } from '../stages/draw-stills.ts';
import { outline } from '../stages/outline-text.ts';

const LOOKS = 8;
const SAME = 0.02;

/** Whether the sample is black or frozen here too. Frames are found by scene, since the video may have fewer scenes. */
export async function sampleIs(
  packageDir: string,
  look: Look,
  scenes: Scene[],
  what: 'black' | 'frozen',
  first: number,
  last: number,
): Promise<boolean> {
  const themePackage = openThemePackage(packageDir, look);
  const { manifest } = themePackage;
  const size = frameSize(manifest, '480p');
  const spec = { details: 'sample' as const, bride_first: false, colors: {} };
  const bound = await bind({ themePackage, spec, photos: {}, scale: size.width / manifest.width });
  const { animation } = outline(bound.animation, themePackage);
  const painter = openPainter(
    stackOf(animation, bound.frames, () => false),
    manifest,
    size,
  );
  const frames = Array.from({ length: LOOKS }, (_, look) => Math.round(first + ((last - first) * look) / (LOOKS - 1)));
  const prints: Fingerprint[] = [];
  for (const frame of frames) {
    painter.draw(inSample(frame, scenes, bound.scenes));
    const pixels = painter.pixels();
    const light = Uint8Array.from({ length: size.width * size.height }, (_, at) => lightOf(pixels, at * 4));
    prints.push(fingerprintOf(light, size.width, size));
    await painter.rest();
  }
  if (what === 'black') return prints.every(isBlack);
  return prints.every((print, look) => look === 0 || fingerprintDistance(print, prints[look - 1] ?? print) < SAME);
}

function lightOf(pixels: Buffer, at: number): number {
  const light = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  return 16 + (light * 219) / 255;
}

function inSample(frame: number, scenes: Scene[], sampleScenes: Scene[]): number {
  const scene = scenes.findLast(({ first_frame }) => first_frame <= frame);
  const twin = sampleScenes.find(({ name }) => name === scene?.name);
  return scene && twin ? frame - scene.first_frame + twin.first_frame : frame;
}
