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
  garamondMedium: font('CormorantGaramond-Medium', 'cormorant-garamond', '500Medium', 'CormorantGaramond_500Medium'),
  garamondItalic: font(
    'CormorantGaramond-MediumItalic',
    'cormorant-garamond',
    '500Medium_Italic',
    'CormorantGaramond_500Medium_Italic',
  ),
  fraunces: font('Fraunces-SemiBold', 'fraunces', '600SemiBold', 'Fraunces_600SemiBold'),
  frauncesBlack: font('Fraunces-Black', 'fraunces', '900Black', 'Fraunces_900Black'),
  baloo: font('Baloo2-SemiBold', 'baloo-2', '600SemiBold', 'Baloo2_600SemiBold'),
  balooBold: font('Baloo2-ExtraBold', 'baloo-2', '800ExtraBold', 'Baloo2_800ExtraBold'),
  mukta: font('Mukta-Medium', 'mukta', '500Medium', 'Mukta_500Medium'),
  muktaBold: font('Mukta-Bold', 'mukta', '700Bold', 'Mukta_700Bold'),
  hind: font('Hind-Medium', 'hind', '500Medium', 'Hind_500Medium'),
} as const satisfies Record<string, FontFile>;

/**
 * Two families that sit well together, and the one that steps in where a line is in Devanagari: it stands in the package,
 * so that the renderer prefers it to its own fallback.
 */
export interface TypePairing {
  display: FontFile;
  text: FontFile;
  devanagari: FontFile;
}

export const PAIRINGS = {
  royal: { display: FONTS.script, text: FONTS.garamond, devanagari: FONTS.mukta },
  playful: { display: FONTS.balooBold, text: FONTS.baloo, devanagari: FONTS.baloo },
  homely: { display: FONTS.fraunces, text: FONTS.mukta, devanagari: FONTS.muktaBold },
} as const satisfies Record<string, TypePairing>;

/** The manifest's `fonts`: animation name → file in the package. */
export function fontFiles(fonts: readonly FontFile[]): Record<string, string> {
  return Object.fromEntries(fonts.map((font) => [font.name, `${font.name}.ttf`]));
}
