import { createRequire } from 'node:module';
import { FontFace } from './font-face.ts';

const require = createRequire(import.meta.url);

export type FontWeight = 400 | 500 | 600 | 700;
const WEIGHT_NAMES: Record<FontWeight, string> = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' };

const FAMILIES: Record<string, { package: string; file: string; regularOnly?: true }> = {
  Latn: { package: 'noto-sans', file: 'NotoSans' },
  Deva: { package: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  Gujr: { package: 'noto-sans-gujarati', file: 'NotoSansGujarati' },
  Taml: { package: 'noto-sans-tamil', file: 'NotoSansTamil' },
  Telu: { package: 'noto-sans-telugu', file: 'NotoSansTelugu' },
  Beng: { package: 'noto-sans-bengali', file: 'NotoSansBengali' },
  Guru: { package: 'noto-sans-gurmukhi', file: 'NotoSansGurmukhi' },
  Knda: { package: 'noto-sans-kannada', file: 'NotoSansKannada' },
  Mlym: { package: 'noto-sans-malayalam', file: 'NotoSansMalayalam' },
  Orya: { package: 'noto-sans-oriya', file: 'NotoSansOriya' },
  Sinh: { package: 'noto-sans-sinhala', file: 'NotoSansSinhala' },
  Olck: { package: 'noto-sans-ol-chiki', file: 'NotoSansOlChiki' },
  Mtei: { package: 'noto-sans-meetei-mayek', file: 'NotoSansMeeteiMayek' },
  Arab: { package: 'noto-nastaliq-urdu', file: 'NotoNastaliqUrdu' },
  // Letters of Sindhi, Pashto and others that the Nastaliq lacks; the code is ours.
  Ara2: { package: 'noto-naskh-arabic', file: 'NotoNaskhArabic' },
  // Stars, notes, crosses, hearts in the colour of the text: signs that no script's font has. Zsym is the ISO code of symbols;
  // Zsy2 is ours.
  Zsym: { package: 'noto-sans-symbols', file: 'NotoSansSymbols' },
  Zsy2: { package: 'noto-sans-symbols-2', file: 'NotoSansSymbols2', regularOnly: true },
};
const LATIN_LIKE = new Set(['Grek', 'Cyrl']);

const loaded = new Map<string, FontFace>();

/** The Noto font for a script at a weight, or undefined for a script without one. Files are read once per process. */
export function fallbackFont(script: string, weight: FontWeight): FontFace | undefined {
  const family = FAMILIES[LATIN_LIKE.has(script) ? 'Latn' : script];
  if (!family) return undefined;
  const weightName = WEIGHT_NAMES[family.regularOnly ? 400 : weight];
  const path = `@expo-google-fonts/${family.package}/${weightName}/${family.file}_${weightName}.ttf`;
  let face = loaded.get(path);
  if (!face) {
    face = FontFace.fromFile(require.resolve(path));
    loaded.set(path, face);
  }
  return face;
}

/** The weight nearest to a font's name and style. */
export function weightOf(description: string): FontWeight {
  const numeric = /(?:^|\D)([1-9]00)(?:\D|$)/.exec(description)?.[1];
  if (numeric) {
    const value = Number(numeric);
    return value >= 650 ? 700 : value >= 550 ? 600 : value >= 450 ? 500 : 400;
  }
  if (/semi-?\s?bold|demi/i.test(description)) return 600;
  if (/bold|black|heavy/i.test(description)) return 700;
  return /medium/i.test(description) ? 500 : 400;
}

const LIGHTER: Record<FontWeight, FontWeight> = { 400: 400, 500: 400, 600: 500, 700: 600 };
const SMALLEST_SCALE = 0.72;
const LARGEST_SCALE = 1.06;

/** Fallback fonts are scaled by the theme font's small letters and capitals relative to Noto Sans; lighter beside fine fonts. */
export function beside(theme: FontFace, weight: FontWeight): { fallbackScale: number; weight: FontWeight } {
  const noto = fallbackFont('Latn', weight);
  const ratios = ['x', 'H'].flatMap((letter) => {
    const own = theme.heightOf(letter);
    const reference = noto?.heightOf(letter);
    return own && reference ? [own / reference] : [];
  });
  if (ratios.length === 0) return { fallbackScale: 1, weight };
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const fallbackScale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, mean));
  return { fallbackScale, weight: fallbackScale < 0.92 ? LIGHTER[weight] : weight };
}

/** Scripts that have a fallback font, in the order they are tried for a sign without a script. */
export const FALLBACK_SCRIPTS = Object.keys(FAMILIES);
