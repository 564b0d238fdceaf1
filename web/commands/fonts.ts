// fonts: cuts the shop's two families down to what its pages are set in, from the packages of Fontsource to src/styles/fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const OUT = path.join(import.meta.dirname, '../src/styles/fonts');
const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** What the shop's own words are written with; names with other letters fetch the other cuts. */
const LATIN = `${between(0x20, 0x7e)}\u00a0£©®°·×½é‘’“”–—…•€™−`;
const ACCENTED = [...between(0xa1, 0xff)].filter((letter) => !LATIN.includes(letter)).join('');
const EXT = `${between(0x100, 0x17f)}${between(0x1e00, 0x1eff)}`;
/** In the packages a part of `latin-ext`, and on every page of the shop. */
const RUPEE = '₹';

/** With the lightest and the boldest that styles ask for. */
const FAMILIES = [
  // One cut for all sizes, between those of text and of titles: the axis would double the file.
  { name: 'fraunces', file: 'fraunces/files/fraunces-%-opsz-normal.woff2', axes: { opsz: 48, wght: { min: 440, max: 650 } } },
  {
    name: 'hanken-grotesk',
    file: 'hanken-grotesk/files/hanken-grotesk-%-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];
const CUTS = [
  { name: 'latin', from: 'latin', letters: LATIN },
  { name: 'rupee', from: 'latin-ext', letters: RUPEE },
  { name: 'accented', from: 'latin', letters: ACCENTED },
  { name: 'ext', from: 'latin-ext', letters: EXT },
];

await mkdir(OUT, { recursive: true });
for (const { name: family, file, axes } of FAMILIES) {
  for (const { name, from, letters } of CUTS) {
    const font = await readFile(resolve(`@fontsource-variable/${file.replace('%', from)}`));
    const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(path.join(OUT, `${family}-${name}.woff2`), cut);
    console.log(`${family}-${name}.woff2: ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
