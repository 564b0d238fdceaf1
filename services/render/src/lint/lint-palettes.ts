import { looksOf } from '@nimantran/proto/domain/look';
import { colorsIn, paletteFaults } from '@nimantran/proto/domain/palette';
import type { LintFinding, LongestText } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { readThemePackage } from '../package/theme-package.ts';
import { drawnFindings } from './lint-drawn.ts';
import { furtherFindings } from './lint-layouts.ts';
import { ornamentFindings } from './longest-text.ts';

/** Faults of the palettes in theme.json. */
export function paletteFindings(manifest: ThemeManifest): LintFinding[] {
  const faults = paletteFaults(manifest).map((fault): LintFinding => {
    const message = `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`;
    return { code: 'package', severity: 'error', path: 'palettes', message, advice: 'Correct `palettes` in theme.json.' };
  });
  return [...faults, ...alikeFindings(manifest)];
}

/** Gradients and texts follow a slot by its own colour, so two slots of one colour have to stay alike. */
function alikeFindings(manifest: ThemeManifest): LintFinding[] {
  const slots = Object.entries(manifest.colors).map(([slot, hex]) => [slot, hex.toLowerCase()] as const);
  const alike = [...Map.groupBy(slots, ([, hex]) => hex).values()].map((group) => group.map(([slot]) => slot));
  return (manifest.palettes ?? []).flatMap(({ key, name }) => {
    const colors = colorsIn(manifest, key);
    return alike
      .filter((group) => new Set(group.map((slot) => colors[slot]?.toLowerCase())).size > 1)
      .map((group): LintFinding => {
        const message = `${group.join(' and ')} are one colour in the theme and several in “${name}”: gradients and texts cannot tell which they follow.`;
        const advice = 'Change one of them in `colors` and in the animation by a shade that nobody sees.';
        return { code: 'package', severity: 'error', path: `palettes.${key}`, message, advice };
      });
  });
}

/** What drawing the samples and the longest texts shows in the further palettes, beyond the findings on the theme's own. */
export async function drawnPaletteFindings(
  dir: string,
  whole: ThemeManifest,
  own: LintFinding[],
  texts: LongestText[],
): Promise<LintFinding[]> {
  const found: LintFinding[] = [];
  for (const look of looksOf(whole).filter(({ palette }) => palette !== undefined)) {
    const themePackage = readThemePackage(dir, look);
    const seen = [...(await ornamentFindings(texts, themePackage)), ...(await drawnFindings(themePackage))];
    found.push(...furtherFindings(own, seen, whole.palettes?.find(({ key }) => key === look.palette)?.name ?? ''));
  }
  return found;
}
