// fonts: subsets the shop's two font families from the Fontsource packages to the characters that its pages use, and Noto to the scripts
// of names that staff read, into src/styles/fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const OUT = path.join(import.meta.dirname, '../src/styles/fonts');
const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** Characters of the shop's own texts; names with other letters load the other subsets. */
const LATIN = `${between(0x20, 0x7e)}\u00a0£©®°·×½é‘’“”–—…•€™−`;
const ACCENTED = [...between(0xa1, 0xff)].filter((letter) => !LATIN.includes(letter)).join('');
const EXT = `${between(0x100, 0x17f)}${between(0x1e00, 0x1eff)}`;
const RUPEE = '₹';
/** Hanken Grotesk has no rupee sign, so Mukta's is used, in a weight between those of prices. */
const MUKTA = '@expo-google-fonts/mukta/500Medium/Mukta_500Medium.ttf';

/** Joiners and the dotted circle, which texts of Indian scripts need, and the danda, which they share. */
const JOINERS = `\u200c\u200d\u25cc${between(0x964, 0x965)}`;
const INDIAN = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  oriya: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};
const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The ranges cover the lightest and the boldest weights that styles use. */
const FRAUNCES = { opsz: 48, wght: { min: 440, max: 650 } };
const HANKEN = { wght: { min: 400, max: 700 } };
// Fraunces at one optical size for all, between those of text and of titles: the axis would double the file.
const CUTS = [
  { out: 'fraunces-latin', from: fraunces('latin'), letters: LATIN, axes: FRAUNCES },
  { out: 'fraunces-rupee', from: fraunces('latin-ext'), letters: RUPEE, axes: FRAUNCES },
  { out: 'fraunces-accented', from: fraunces('latin'), letters: ACCENTED, axes: FRAUNCES },
  { out: 'fraunces-ext', from: fraunces('latin-ext'), letters: EXT, axes: FRAUNCES },
  { out: 'hanken-grotesk-latin', from: hanken('latin'), letters: LATIN, axes: HANKEN },
  { out: 'hanken-grotesk-rupee', from: MUKTA, letters: RUPEE, axes: {} },
  { out: 'hanken-grotesk-accented', from: hanken('latin'), letters: ACCENTED, axes: HANKEN },
  { out: 'hanken-grotesk-ext', from: hanken('latin-ext'), letters: EXT, axes: HANKEN },
  ...Object.entries(INDIAN).map(([script, first]) => ({
    out: `names-${script}`,
    from: `@expo-google-fonts/noto-sans-${script}/400Regular/NotoSans${capitalised(script)}_400Regular.ttf`,
    letters: between(first, first + 0x7f) + JOINERS,
    axes: {},
  })),
  {
    out: 'names-arabic',
    from: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
    letters: between(0x600, 0x6ff) + JOINERS,
    axes: {},
  },
];

await mkdir(OUT, { recursive: true });
for (const { out, from, letters, axes } of CUTS) {
  const cut = await subsetFont(await readFile(resolve(from)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
  });
  await writeFile(path.join(OUT, `${out}.woff2`), cut);
  console.log(`${out}.woff2: ${(cut.length / 1024).toFixed(1)} KB`);
}

function fraunces(part: string): string {
  return `@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`;
}

function hanken(part: string): string {
  return `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`;
}
