import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { sceneOwners } from '../lottie/scene-layers.ts';
import { LAYER_PRECOMP, type LottieAnimation } from '../lottie/types.ts';

/** Scenes must cover the video without gaps or overlaps; an optional scene needs separate layers and an optional field. */
export function sceneFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  return [...tilingFindings(manifest), ...optionalFindings(manifest, animation)];
}

function tilingFindings({ scenes, frames }: ThemeManifest): LintFinding[] {
  const findings: LintFinding[] = [];
  let next = 0;
  const about = (name: string, frame: number, message: string): void => {
    const advice =
      'Start the first scene at 0 and each other scene one frame after the one before, and end the last scene with the video.';
    findings.push({ code: 'scene', severity: 'error', path: `scenes “${name}”`, frame, message, advice });
  };
  for (const scene of scenes) {
    if (scene.first_frame > next) about(scene.name, next, `Frames ${next} to ${scene.first_frame - 1} belong to no scene.`);
    if (scene.first_frame < next) about(scene.name, scene.first_frame, `It begins before the previous scene has ended.`);
    next = Math.max(next, scene.last_frame + 1);
  }
  const last = scenes.at(-1);
  if (last && next < frames) about(last.name, next, `Frames ${next} to ${frames - 1} belong to no scene.`);
  const names = scenes.map(({ name }) => name);
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index)))
    about(name, 0, 'Two scenes have this name, so designers could not tell their stills apart.');
  return findings;
}

function optionalFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  const { scenes } = manifest;
  const known = new Map([...manifest.fields, ...manifest.slots].map(({ key, required }) => [key, required]));
  const owners = sceneOwners(animation, scenes);
  const findings = scenes.flatMap((scene, index): LintFinding[] => {
    if (!scene.only_with) return [];
    const path = `scenes “${scene.name}”`;
    const found = (severity: LintFinding['severity'], message: string, advice: string): LintFinding => {
      return { code: 'optional_scene', severity, path, frame: scene.first_frame, message, advice };
    };
    const own = animation.layers.filter((_, at) => owners[at] === index);
    return [
      ...scene.only_with
        .filter((key) => !known.has(key))
        .map((key) =>
          found(
            'error',
            `The scene depends on “${key}”, which is neither a field nor a slot.`,
            'Name fields or photo slots in only_with.',
          ),
        ),
      ...scene.only_with
        .filter((key) => known.get(key) === true)
        .map((key) =>
          found(
            'warning',
            `The scene depends on “${key}”, which every customer fills in, so it is never left out.`,
            'Make the field or slot optional, or leave out only_with.',
          ),
        ),
      ...(own.length === 0
        ? [
            found(
              'error',
              'The scene can be left out, but no root layer belongs to it alone.',
              'Put the scene into its own composition at the root of the animation.',
            ),
          ]
        : []),
      ...(own.length > 0 && !own.some(({ ty }) => ty === LAYER_PRECOMP)
        ? [
            found(
              'note',
              'The scene can be left out and consists of layers at the root: without it, the scenes around it meet in a plain cut.',
              'Put each scene into one composition to keep the transitions as they are.',
            ),
          ]
        : []),
      ...(index === scenes.length - 1
        ? [
            found(
              'warning',
              'The last scene can be left out: the video then ends with a still frame of the scene before.',
              'Let the last scene show details that every invitation has.',
            ),
          ]
        : []),
    ];
  });
  if (!scenes.every(({ only_with }) => only_with)) return findings;
  const message = 'Every scene can be left out: an order without them would have no video.';
  return [
    ...findings,
    { code: 'optional_scene', severity: 'error', path: 'scenes', message, advice: 'Make at least one scene permanent.' },
  ];
}
