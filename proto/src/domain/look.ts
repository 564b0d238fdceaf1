import { Type } from 'typebox';
import { chosenLayout, Layout, layoutsOf } from './layout.ts';
import { colorsIn, PaletteKey } from './palette.ts';
import type { ThemeManifest } from './theme-package.ts';

/** How a customer has a theme drawn. Absent is the theme's own. */
export const lookProperties = { layout: Type.Optional(Layout), palette: Type.Optional(PaletteKey) };
export interface Look {
  layout?: Layout | undefined;
  palette?: string | undefined;
}
/** The parts of a look, without those that are the theme's own. */
type Chosen = { layout?: Layout; palette?: string };

export const lookOf = ({ layout, palette }: { [Part in keyof Look]?: Look[Part] | null }): Chosen => ({
  ...(layout && { layout }),
  ...(palette && { palette }),
});

/** Every look of a theme: its palettes, its own first, in each layout. */
export const looksOf = (theme: Parameters<typeof lookFaults>[0]): (Look & { layout: Layout })[] =>
  [undefined, ...(theme.palettes?.slice(1).map(({ key }) => key) ?? [])].flatMap((palette) =>
    layoutsOf(theme).map((layout) => ({ layout, palette })),
  );

/** The parts of a look that a theme does not have, and what to say of them. */
export function lookFaults(
  theme: Pick<ThemeManifest, 'width' | 'height' | 'second_layout' | 'palettes'>,
  { layout, palette }: Look,
): { field: keyof Look; message: string }[] {
  const message = 'is not offered by this theme';
  const offersPalette = palette === undefined || theme.palettes?.some(({ key }) => key === palette) === true;
  return [
    ...(chosenLayout(layoutsOf(theme), layout) === undefined ? [{ field: 'layout' as const, message }] : []),
    ...(offersPalette ? [] : [{ field: 'palette' as const, message }]),
  ];
}

/** A manifest as if the look were the package's only one; undefined for one that the package does not have. */
export function manifestIn(manifest: ThemeManifest, look: Look): ThemeManifest | undefined {
  if (lookFaults(manifest, look).length > 0) return undefined;
  const { second_layout, palettes: _, ...own } = manifest;
  const shown = { ...own, colors: colorsIn(manifest, look.palette) };
  const layouts = layoutsOf(manifest);
  if (chosenLayout(layouts, look.layout) === layouts[0]) return shown;
  const { qr: _ownPlace, width: height, height: width, ...shared } = shown;
  return { ...shared, width: width === 1080 ? 1080 : 1920, height: height === 1080 ? 1080 : 1920, ...second_layout };
}
