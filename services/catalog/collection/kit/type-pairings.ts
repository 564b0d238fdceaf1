/** A font as animations name it, the package that brings it and its file there. */
export interface FontFile {
  name: string;
  package: string;
  file: string;
}

function font(name: string, packageName: string, folder: string, file: string): FontFile {
  return { name, package: `@expo-google-fonts/${packageName}`, file: `${folder}/${file}.ttf` };
}

export const FONTS = {
  script: font('GreatVibes-Regular', 'great-vibes', '400Regular', 'GreatVibes_400Regular'),
  roman: font('Marcellus-Regular', 'marcellus', '400Regular', 'Marcellus_400Regular'),
  garamond: font('CormorantGaramond-SemiBold', 'cormorant-garamond', '600SemiBold', 'CormorantGaramond_600SemiBold'),
  fraunces: font('Fraunces-SemiBold', 'fraunces', '600SemiBold', 'Fraunces_600SemiBold'),
  baloo: font('Baloo2-SemiBold', 'baloo-2', '600SemiBold', 'Baloo2_600SemiBold'),
  balooBold: font('Baloo2-ExtraBold', 'baloo-2', '800ExtraBold', 'Baloo2_800ExtraBold'),
  mukta: font('Mukta-Medium', 'mukta', '500Medium', 'Mukta_500Medium'),
  muktaBold: font('Mukta-Bold', 'mukta', '700Bold', 'Mukta_700Bold'),
} as const satisfies Record<string, FontFile>;

/** Families that sit well together: display for names, text for lines, and what their companions are. */
export const PAIRINGS = {
  /** A court's hand over inscriptional capitals and an old-style text face; Mukta where a line is in Devanagari. */
  royal: { names: FONTS.script, lines: FONTS.garamond, capitals: FONTS.roman, devanagari: FONTS.mukta },
  /** One round family in two weights, with a Devanagari of its own. */
  playful: { big: FONTS.balooBold, text: FONTS.baloo },
  /** A warm serif and a plain humanist that speaks both scripts. */
  homely: { title: FONTS.muktaBold, display: FONTS.fraunces, text: FONTS.mukta },
} as const satisfies Record<string, Record<string, FontFile>>;

/** The names that text layers use, by role. */
export function fontNames<Role extends string>(pairing: Readonly<Record<Role, FontFile>>): Record<Role, string> {
  const entries = Object.entries<FontFile>(pairing).map(([role, font]) => [role, font.name]);
  return Object.fromEntries(entries);
}

/** The manifest's `fonts`: animation name → file in the package. */
export function fontFiles(pairing: Readonly<Record<string, FontFile>>): Record<string, string> {
  return Object.fromEntries(Object.values(pairing).map((font) => [font.name, `${font.name}.ttf`]));
}
