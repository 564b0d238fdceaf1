/** A font by the name that animations use, its npm package and its file there. */
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
  pinyon: font('PinyonScript-Regular', 'pinyon-script', '400Regular', 'PinyonScript_400Regular'),
  alexBrush: font('AlexBrush-Regular', 'alex-brush', '400Regular', 'AlexBrush_400Regular'),
  parisienne: font('Parisienne-Regular', 'parisienne', '400Regular', 'Parisienne_400Regular'),
  dancing: font('DancingScript-Bold', 'dancing-script', '700Bold', 'DancingScript_700Bold'),
  lobster: font('Lobster-Regular', 'lobster', '400Regular', 'Lobster_400Regular'),
  pacifico: font('Pacifico-Regular', 'pacifico', '400Regular', 'Pacifico_400Regular'),
  roman: font('Marcellus-Regular', 'marcellus', '400Regular', 'Marcellus_400Regular'),
  cinzel: font('Cinzel-SemiBold', 'cinzel', '600SemiBold', 'Cinzel_600SemiBold'),
  cinzelDecorative: font('CinzelDecorative-Bold', 'cinzel-decorative', '700Bold', 'CinzelDecorative_700Bold'),
  italiana: font('Italiana-Regular', 'italiana', '400Regular', 'Italiana_400Regular'),
  garamond: font('CormorantGaramond-SemiBold', 'cormorant-garamond', '600SemiBold', 'CormorantGaramond_600SemiBold'),
  fraunces: font('Fraunces-SemiBold', 'fraunces', '600SemiBold', 'Fraunces_600SemiBold'),
  playfair: font('PlayfairDisplay-SemiBold', 'playfair-display', '600SemiBold', 'PlayfairDisplay_600SemiBold'),
  playfairItalic: font(
    'PlayfairDisplay-SemiBoldItalic',
    'playfair-display',
    '600SemiBold_Italic',
    'PlayfairDisplay_600SemiBold_Italic',
  ),
  yeseva: font('YesevaOne-Regular', 'yeseva-one', '400Regular', 'YesevaOne_400Regular'),
  shrikhand: font('Shrikhand-Regular', 'shrikhand', '400Regular', 'Shrikhand_400Regular'),
  josefin: font('JosefinSans-Regular', 'josefin-sans', '400Regular', 'JosefinSans_400Regular'),
  josefinBold: font('JosefinSans-SemiBold', 'josefin-sans', '600SemiBold', 'JosefinSans_600SemiBold'),
  poppins: font('Poppins-Medium', 'poppins', '500Medium', 'Poppins_500Medium'),
  poppinsBold: font('Poppins-Bold', 'poppins', '700Bold', 'Poppins_700Bold'),
  fredoka: font('Fredoka-Medium', 'fredoka', '500Medium', 'Fredoka_500Medium'),
  fredokaBold: font('Fredoka-Bold', 'fredoka', '700Bold', 'Fredoka_700Bold'),
  baloo: font('Baloo2-SemiBold', 'baloo-2', '600SemiBold', 'Baloo2_600SemiBold'),
  balooBold: font('Baloo2-ExtraBold', 'baloo-2', '800ExtraBold', 'Baloo2_800ExtraBold'),
  mukta: font('Mukta-Medium', 'mukta', '500Medium', 'Mukta_500Medium'),
  muktaBold: font('Mukta-Bold', 'mukta', '700Bold', 'Mukta_700Bold'),
  // Families for other scripts, most with a matching Latin.
  tiro: font('TiroDevanagariHindi-Regular', 'tiro-devanagari-hindi', '400Regular', 'TiroDevanagariHindi_400Regular'),
  vesper: font('VesperLibre-Bold', 'vesper-libre', '700Bold', 'VesperLibre_700Bold'),
  kalam: font('Kalam-Bold', 'kalam', '700Bold', 'Kalam_700Bold'),
  modak: font('Modak-Regular', 'modak', '400Regular', 'Modak_400Regular'),
  serifDevanagari: font(
    'NotoSerifDevanagari-SemiBold',
    'noto-serif-devanagari',
    '600SemiBold',
    'NotoSerifDevanagari_600SemiBold',
  ),
  gujarati: font('MuktaVaani-Medium', 'mukta-vaani', '500Medium', 'MuktaVaani_500Medium'),
  gujaratiBold: font('BalooBhai2-ExtraBold', 'baloo-bhai-2', '800ExtraBold', 'BalooBhai2_800ExtraBold'),
  tamil: font('Catamaran-SemiBold', 'catamaran', '600SemiBold', 'Catamaran_600SemiBold'),
  tamilBold: font('BalooThambi2-ExtraBold', 'baloo-thambi-2', '800ExtraBold', 'BalooThambi2_800ExtraBold'),
  telugu: font('HindGuntur-Medium', 'hind-guntur', '500Medium', 'HindGuntur_500Medium'),
  teluguDisplay: font('Suranna-Regular', 'suranna', '400Regular', 'Suranna_400Regular'),
  malayalam: font('Manjari-Bold', 'manjari', '700Bold', 'Manjari_700Bold'),
  malayalamDisplay: font('Gayathri-Bold', 'gayathri', '700Bold', 'Gayathri_700Bold'),
  bengali: font('HindSiliguri-Medium', 'hind-siliguri', '500Medium', 'HindSiliguri_500Medium'),
  bengaliDisplay: font('NotoSerifBengali-Bold', 'noto-serif-bengali', '700Bold', 'NotoSerifBengali_700Bold'),
  odia: font('NotoSansOriya-SemiBold', 'noto-sans-oriya', '600SemiBold', 'NotoSansOriya_600SemiBold'),
  odiaDisplay: font('NotoSansOriya-ExtraBold', 'noto-sans-oriya', '800ExtraBold', 'NotoSansOriya_800ExtraBold'),
  nastaliq: font('NotoNastaliqUrdu-SemiBold', 'noto-nastaliq-urdu', '600SemiBold', 'NotoNastaliqUrdu_600SemiBold'),
} as const satisfies Record<string, FontFile>;

/** The names that text layers use, by role. */
export function fontNames<Role extends string>(pairing: Readonly<Record<Role, FontFile>>): Record<Role, string> {
  const entries = Object.entries<FontFile>(pairing).map(([role, font]) => [role, font.name]);
  return Object.fromEntries(entries);
}

/** The manifest's `fonts`: animation name → file in the package. */
export function fontFiles(pairing: Readonly<Record<string, FontFile>>): Record<string, string> {
  return Object.fromEntries(Object.values(pairing).map((font) => [font.name, `${font.name}.ttf`]));
}
