import { createRequire } from 'node:module';
import { fieldFault } from '@nimantran/proto/domain/field-text';
import { inOrder, looseMarks } from '@nimantran/proto/domain/mark-order';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { describe, expect, test } from 'vitest';
import { stringsOfEveryKind } from '../../../../infra/test-support/fixtures/strings-of-every-kind.ts';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { fieldWords } from '../../src/stages/clean-text.ts';
import { FALLBACK_SCRIPTS, fallbackFont } from '../../src/text/fallback-fonts.ts';
import { FontFace } from '../../src/text/font-face.ts';
import { itemise } from '../../src/text/itemise.ts';
import { layoutText, type TextStyle } from '../../src/text/layout.ts';

const require = createRequire(import.meta.url);
const style: TextStyle = {
  fonts: { theme: undefined, weight: 400 },
  size: 80,
  lineHeight: 96,
  tracking: 0,
  alignment: 'center',
  baselineShift: 0,
};
const set = (text: string) => layoutText(text, style, { kind: 'point', maxWidth: 100_000 }, 40);
const tofu = (text: string): boolean => set(text).clusters.some(({ glyphs }) => glyphs.some(({ id }) => id === 0));
const circled = (text: string): string[] => set(text).clusters.flatMap(({ looseMark }) => looseMark ?? []);
/** Tab, line feed and carriage return, and ETX, a forced line break of Lottie: the layout takes them out. */
const BREAKS = new Set([3, 9, 10, 13]);
const name: ThemeField = { key: 'x', label: 'X', kind: 'name', required: true, max_length: 60, sample: '' };

describe('characters that show nothing', () => {
  test('are missing where the font draws a box for them', () => {
    const silent: string[] = [];
    // The last of them are 3,600 that Unicode only reserves.
    for (let code = 0; code < 0xe1000; code += code > 0xe01ef ? shortOrAll(16, 1) : 1) {
      const sign = String.fromCodePoint(code);
      if (!/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(sign) || BREAKS.has(code)) continue;
      if (tofu(`A${sign}b`) && set(`A${sign}b`).missing.length === 0) silent.push(code.toString(16));
    }
    expect(silent).toEqual([]);
  });

  test.each([0x3164, 0x115f, 0x1160, 0xffa0, 0x1bca0, 0x1bca3])('U+%x is named as missing', (code) => {
    expect(set(`A${String.fromCodePoint(code)}b`).missing).toEqual([String.fromCodePoint(code)]);
  });
});

test('texts of every general category are refused, found, or set as typed with a glyph for every sign', () => {
  const strings = stringsOfEveryKind();
  expect(strings.length).toBeGreaterThan(500);
  const outcomes = strings.map(([category, typed]) => {
    const kept = tidyText(typed);
    if (fieldFault(name, typed) !== undefined) return 'refused';
    const words = fieldWords(name, kept);
    if (words !== kept) return `${category} ${JSON.stringify(typed)} is changed into ${JSON.stringify(words)}`;
    if (set(words).missing.length > 0 || circled(words).length > 0) return 'found';
    return tofu(words) ? `${category} ${JSON.stringify(typed)} has a box` : 'drawn';
  });
  const kinds = ['refused', 'found', 'drawn'];
  expect(outcomes.filter((outcome) => !kinds.includes(outcome))).toEqual([]);
  for (const kind of kinds) expect(outcomes.filter((outcome) => outcome === kind).length).toBeGreaterThan(30);
});

describe('a sign without its letter', () => {
  const WRONG: [typed: string, right: string | undefined][] = [
    ['हँू', 'हूँ'],
    ['कंि', 'किं'],
    ['मैं हँू', 'मैं हूँ'],
    ['হঁ্যা', 'হ্যাঁ'],
    ['ਿਸੰਘ', 'ਸਿੰਘ'],
    ['ொக', 'கொ'],
    ['େକ', 'କେ'],
    ['કંુ', 'કું'],
    ['ిక', undefined],
    ['ेराम', undefined],
    ['र्ा', undefined],
    ['ाराम', undefined],
    ['राम ाव', undefined],
    ['ंराम', undefined],
    ['्राम', undefined],
  ];
  test.each(WRONG)('%s has a circle in the film, and the form tells it', (typed, right) => {
    expect(circled(typed).length).toBeGreaterThan(0);
    expect(looseMarks(typed)).toBe(true);
    expect(inOrder(typed)).toBe(right);
    if (right === undefined) return;
    expect(circled(right)).toEqual([]);
    expect(looseMarks(right)).toBe(false);
  });

  test('िवेक has a circle, and the form offers what its letters say', () => {
    expect(circled('िवेक').length).toBeGreaterThan(0);
    expect(looseMarks('िवेक')).toBe(true);
  });

  test('a circle that was typed is no finding', () => {
    expect(circled('◌ and राम')).toEqual([]);
    expect(looseMarks('◌ and राम')).toBe(false);
  });
});

describe('words whose letters the theme’s face has only in part', () => {
  const faces: [string, string][] = [
    ['cinzel/600SemiBold/Cinzel_600SemiBold.ttf', 'Aṇṇā'],
    ['cinzel/600SemiBold/Cinzel_600SemiBold.ttf', 'Kṛṣṇa'],
    ['kalam/400Regular/Kalam_400Regular.ttf', 'Kṛṣṇa'],
    ['vesper-libre/400Regular/VesperLibre_400Regular.ttf', 'Kṛṣṇa'],
    ['poppins/500Medium/Poppins_500Medium.ttf', 'Aṇṇā'],
    ['hind-guntur/500Medium/HindGuntur_500Medium.ttf', 'Aṇṇā'],
    ['suranna/400Regular/Suranna_400Regular.ttf', 'Aṇṇā'],
  ];
  test.each(faces)('%s: %s is in one face', (file, word) => {
    const theme = FontFace.fromFile(require.resolve(`@expo-google-fonts/${file}`));
    const { runs, missing } = itemise(`Priya & ${word}, Rao`, { theme, weight: 400 });
    expect(missing).toEqual([]);
    const inWord = runs.filter(({ start, end }) => start < 8 + word.length && end > 8);
    expect(new Set(inWord.map(({ font }) => font.name)).size).toBe(1);
    expect(runs[0]?.font).toBe(theme);
    expect(runs.at(-1)?.font).toBe(theme);
  });

  test('a sign or a digit that the face lacks does not move the word', () => {
    const theme = FontFace.fromFile(require.resolve('@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf'));
    const { runs } = itemise('Rahul✿ राहुलRao', { theme, weight: 400 });
    expect(runs[0]).toMatchObject({ start: 0, end: 5, font: theme });
    expect(runs.at(-1)).toMatchObject({ font: theme });
  });
});

test.each([
  ['త్రినాథ్ మల్లిక్ના સુપુત્ર', ['Telu', 'Gujr']],
  ['ഹൃദയം ജോസഫ്ની સુપુત્રી', ['Mlym', 'Gujr']],
  ['कृष्RAO', ['Deva', 'Latn']],
])('%s is set in the faces of both scripts, with nothing missing', (text, scripts) => {
  expect(set(text).missing).toEqual([]);
  expect(tofu(text)).toBe(false);
  expect([...new Set(itemise(text, style.fonts).runs.map(({ script }) => script))]).toEqual(scripts);
});

describe('fallback fonts', () => {
  test.each([
    ['Sinhala', 'Sinh', 'ශ්‍රී ලංකා සුබ මංගලම්'],
    ['Ol Chiki', 'Olck', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['Meetei Mayek', 'Mtei', 'ꯃꯩꯇꯩ ꯂꯣꯟ'],
    ['Sindhi', 'Arab', 'ڪراچي ۾ شادي'],
  ])('write %s', (_, script, text) => {
    expect(set(text).missing).toEqual([]);
    expect(tofu(text)).toBe(false);
    expect(circled(text)).toEqual([]);
    expect(itemise(text, style.fonts).runs[0]?.script).toBe(script);
  });

  test('exist in every weight', () => {
    for (const weight of [400, 500, 600, 700] as const)
      for (const script of FALLBACK_SCRIPTS) expect(fallbackFont(script, weight)).toBeDefined();
  });
});
