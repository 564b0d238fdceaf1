import { type Static, Type } from 'typebox';

export const PaletteKey = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const HexColor = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const MOST_SWATCH_COLORS = 4;
/** What a choice shows: a few colours that tell the palette from the others. */
const offered = {
  key: PaletteKey,
  name: Type.String({ minLength: 1, maxLength: 40 }),
  swatch: Type.Array(HexColor, { minItems: 1, maxItems: MOST_SWATCH_COLORS }),
};

/** As the shop offers it. */
export const OfferedPalette = Type.Object(offered);
export type OfferedPalette = Static<typeof OfferedPalette>;

/** In a theme.json: colours that the customer may choose. */
export const Palette = Type.Object({
  ...offered,
  /** Slot → colour, where it differs from the theme's own. */
  colors: Type.Record(Type.String(), HexColor),
  /** The id of an earlier theme that this palette has taken the place of: its address leads here, and it goes off sale. */
  replaces: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Palette = Static<typeof Palette>;

/** The parts of a manifest that say its colours. */
interface Colored {
  colors: Readonly<Record<string, string>>;
  palettes?: readonly Palette[];
}

/** Every colour of a theme by slot, in a chosen palette; its own without a choice. */
export function colorsIn({ colors, palettes = [] }: Colored, choice: string | undefined): Record<string, string> {
  return { ...colors, ...palettes.find(({ key }) => key === choice)?.colors };
}

/** The palettes of a package as the shop offers them, its own first. */
export const offeredPalettes = (palettes: readonly Palette[]): OfferedPalette[] =>
  palettes.map(({ key, name, swatch }) => ({ key, name, swatch }));

/** What a schema cannot say of palettes, as sentences' ends: "theme.json: …". */
export function paletteFaults({ id, colors, palettes = [] }: Colored & { id: number }): string[] {
  const keys = palettes.map(({ key }) => key);
  const [own] = palettes;
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `two palettes have the key ${key}`),
    ...(own && Object.keys(own.colors).length > 0 ? [`the palette ${own.key} is the theme's own, so it changes no colour`] : []),
    ...palettes.flatMap((palette) =>
      Object.keys(palette.colors)
        .filter((slot) => !Object.hasOwn(colors, slot))
        .map((slot) => `the palette ${palette.key} names ${slot}, which is not in colors`),
    ),
    ...palettes.filter(({ replaces }) => replaces === id).map(({ key }) => `the palette ${key} replaces its own theme`),
  ];
}
