import type { LintFinding, LongestText, ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { seenLayers } from '../lottie/first-seen.ts';
import { photoSlotOf, textKeyOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';

/** The findings on another look of a package that its own has not, marked with the name of the other. */
export function furtherFindings(own: LintFinding[], other: LintFinding[], name: string): LintFinding[] {
  const said = new Set(own.map(textOf));
  return other
    .filter((finding) => !said.has(textOf(finding)))
    .map((finding) => ({ ...finding, path: [name, finding.path].filter(Boolean).join(' › ') }));
}

/** The report on a package with two layouts, the second in `file`: what holds for both is said once, and a text is as long as it may be in either. */
export function joinedReports(own: ThemeLint, second: ThemeLint, file: string): ThemeLint {
  return {
    findings: [...own.findings, ...furtherFindings(own.findings, second.findings, file)],
    fonts: own.fonts,
    texts: own.texts.map((text) =>
      shorter(
        text,
        second.texts.find(({ field }) => field === text.field),
      ),
    ),
  };
}

const textOf = ({ code, path, frame, message }: LintFinding): string => JSON.stringify([code, path, frame, message]);

function shorter(text: LongestText, other: LongestText | undefined): LongestText {
  const fits = Object.entries(text.fits).map(([script, most]) => {
    const others = other?.fits[script] ?? null;
    return [script, most === null ? others : Math.min(most, others ?? most)] as const;
  });
  return { ...text, fits: Object.fromEntries(fits) };
}

/** Cards are chosen by their scenes, so each scene shows the same texts and photos in both layouts. */
export function sceneDifferences(own: ThemePackage, second: ThemePackage): LintFinding[] {
  const [mine, theirs] = [contentsOf(own), contentsOf(second)];
  return own.manifest.scenes.flatMap(({ name, still_frame }): LintFinding[] => {
    const [one, other] = [mine.get(name) ?? new Set<string>(), theirs.get(name) ?? new Set<string>()];
    const odd = [...one, ...other].filter((key) => !one.has(key) || !other.has(key));
    if (odd.length === 0) return [];
    const message = `The scene “${name}” shows ${odd.join(', ')} in one layout only.`;
    const advice = 'Show the same texts and photos of a scene in both layouts: the cards of a video are chosen by its scenes.';
    return [{ code: 'scene', severity: 'error', path: `scenes.${name}`, frame: still_frame, message, advice }];
  });
}

/** Scene → the texts and photos that it shows. */
function contentsOf({ manifest, animation }: ThemePackage): Map<string, Set<string>> {
  const slots = new Map((animation.assets ?? []).map((asset) => [asset.id, photoSlotOf(asset)]));
  const contents = new Map<string, Set<string>>();
  for (const { layer, scene } of seenLayers(animation, manifest.scenes)) {
    const slot = layer.refId === undefined ? undefined : slots.get(layer.refId);
    const key = textKeyOf(layer) ?? (slot === undefined ? undefined : `the photo ${slot}`);
    if (scene && key !== undefined) contents.set(scene.name, (contents.get(scene.name) ?? new Set()).add(key));
  }
  return contents;
}
