import { pairsOf } from '@nimantran/proto/domain/bride-first';
import { coverPart } from '@nimantran/proto/domain/photo-part';
import { describe, expect, test } from 'vitest';
import { cleanText, fieldWords } from '../../src/stages/clean-text.ts';
import { isPhoto } from '../../src/stages/photo-file.ts';
import { fillField, fillTemplate, type Words } from '../../src/stages/text-templates.ts';
import { fixtureManifest, photo } from '../support/fixture-theme.ts';

const fields = new Map([
  ...fixtureManifest().fields.map((field) => [field.key, field] as const),
  ['venue', { key: 'venue', label: 'Venue', kind: 'place', required: false, max_length: 60, sample: '' }] as const,
  ['city', { key: 'city', label: 'City', kind: 'place', required: false, max_length: 60, sample: '' }] as const,
]);
const details = { bride: 'Priya', groom: 'Rahul', date: '2026-12-05', time: '19:30', venue: 'Lake Palace', city: 'Udaipur' };
const words = (change: Record<string, string> = {}, brideFirst = false): Words => ({
  fields,
  details: { ...details, ...change },
  brideFirst,
  pairs: pairsOf({ fields: fields.values() }),
});

describe('templates', () => {
  test.each([
    ['{date|long}', {}, 'Saturday, 5 December 2026'],
    ['{date}', {}, 'Saturday, 5 December 2026'],
    ['{date|weekday} · {date|day} · {date|month} · {date|year}', {}, 'Saturday · 5 · December · 2026'],
    ['{time|clock}', {}, '7:30 PM'],
    ['{time|clock}', { time: '00:05' }, '12:05 AM'],
    ['{time|clock}', { time: '12:00' }, '12:00 PM'],
    ['{time|clock}', { time: 'after sunset' }, 'after sunset'],
    ['{date|long}', { date: '2026-02-30' }, '2026-02-30'],
    ['{venue}, {city}', { city: '' }, 'Lake Palace'],
    ['{venue}, {city}', { venue: '' }, 'Udaipur'],
    ['at {venue}, {city}', { venue: '', city: '' }, ''],
    ['Reception at {venue}', { venue: '   ' }, ''],
    ['{venue}, {city}', { venue: 'Lake Palace, 24.5764, 73.6835' }, 'Lake Palace, Udaipur'],
    ['{venue}, {city}', { venue: 'https://maps.app.goo.gl/AbC1' }, 'Udaipur'],
    ['We wed', {}, 'We wed'],
    ['{time|clock}', { time: '9:05' }, '9:05'],
    ['{time|clock}', { time: '19:30:00' }, '19:30:00'],
    ['{time|clock}', { time: '24:00' }, '24:00'],
    ['{date|long}', { date: '12026-12-05' }, '12026-12-05'],
    ['{date|long}', { date: '0026-12-05' }, 'Saturday, 5 December 26'],
    ['{venue}, {city}, India', { city: '' }, 'Lake Palace, India'],
    ['{venue} ({city})', { city: '' }, 'Lake Palace'],
    ['{groom} & {bride}', { bride: '' }, 'Rahul'],
    ['Son of {groom}', { groom: '' }, ''],
    ['Join us\nat {venue}\nin {city}', { venue: '' }, 'Join us\nin Udaipur'],
    ['{venue}, {city}', { venue: 'A -  B -', city: '' }, 'A -  B -'],
  ])('%s with %o gives %s', (text, change, expected) => {
    expect(fillTemplate({ text }, words(change)).text).toBe(expected);
  });

  test.each([
    ['hi', 'शनिवार, 5 दिसंबर 2026 · शाम 7:30'],
    ['gu', 'શનિવાર, 5 ડિસેમ્બર 2026 · 7:30 સાંજે'],
    ['ta', 'சனி, 5 டிசம்பர் 2026 · அந்தி மாலை 7:30'],
    ['te', 'శనివారం, 5 డిసెంబర్ 2026 · 7:30 సాయంత్రం'],
    ['pa', 'ਸ਼ਨੀਵਾਰ, 5 ਦਸੰਬਰ 2026 · ਸ਼ਾਮੀਂ 7:30'],
    ['ur', 'ہفتہ، 5 دسمبر 2026 · 7:30 شام'],
  ] as const)('dates and times in %s: %s', (language, expected) => {
    const { text } = fillTemplate({ text: '{date|long} · {time|clock}' }, { ...words(), language });
    expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  test.each([
    [{ text: '{groom} & {bride}', bride_first: '{bride} weds {groom}' }, false, 'Rahul & Priya'],
    [{ text: '{groom} & {bride}', bride_first: '{bride} weds {groom}' }, true, 'Priya weds Rahul'],
    [{ text: '{groom} & {bride}' }, true, 'Priya & Rahul'],
    [{ text: '{bride} & {groom}' }, true, 'Priya & Rahul'],
    [{ text: 'Welcome to {groom}’s home' }, true, 'Welcome to Rahul’s home'],
  ])('%o, bride first %s: %s', (template, brideFirst, expected) => {
    expect(fillTemplate(template, words({}, brideFirst)).text).toBe(expected);
  });

  test('layers of the two names alone change places', () => {
    expect(fillField('groom', words({}, true)).text).toBe('Priya');
    expect(fillField('bride', words({}, true)).text).toBe('Rahul');
    expect(fillField('city', words({}, true)).text).toBe('Udaipur');
  });
});

test('words are composed and freed of control characters', () => {
  expect(cleanText('Zoe\u0308\u0000 \u202Eabc\r\nline')).toBe('Zoë abc\nline');
  expect(cleanText('क्\u200Dष')).toBe('क्\u200Dष');
});

const field = (kind: 'name' | 'long_text', max_length: number) => ({
  key: 'x',
  label: 'X',
  kind,
  required: false,
  max_length,
  sample: '',
});

describe('words as they were typed', () => {
  test.each([
    [
      'lose spaces at the ends of lines',
      'long_text',
      90,
      '  Join us  \n at eight \n\n\n\nDinner follows \n\n',
      'Join us\nat eight\n\nDinner follows',
    ],
    ['stand on one line where the field has one', 'name', 90, 'Priya\r\n  Sharma\u2028', 'Priya Sharma'],
    ['keep joiners of Indian scripts', 'name', 90, 'क्\u200Dष श्\u200Cर', 'क्\u200Dष श्\u200Cर'],
    ['lose marks that turn the line around', 'name', 90, '\u202EPriya\u202C\uFEFF', 'Priya'],
    ['are shortened by whole letters', 'name', 4, 'नमस्ते', 'नम'],
    ['do not lose half an emoji', 'name', 5, 'Ria 👩‍👩‍👧', 'Ria'],
    ['may grow by composing', 'name', 3, '\u095B\u095B\u095B', 'ज़ज़ज़'],
    ['keep what stands for a lost letter, so that it is found', 'name', 9, 'Ra\uFFFDm\uFFFC', 'Ra\uFFFDm\uFFFC'],
    ['survive half a sign', 'name', 9, 'Ria\uD83D', 'Ria\uFFFD'],
  ] as const)('%s', (_, kind, limit, typed, expected) => {
    expect(fieldWords(field(kind, limit), typed)).toBe(expected.normalize('NFC'));
  });
});

describe('photos fill their slot', () => {
  test.each([
    ['a wide photo in a square', 2000, 1000, 1, undefined, { x: 500, y: 0, width: 1000, height: 1000 }],
    ['a tall photo in a wide slot', 900, 1600, 2, undefined, { x: 0, y: 575, width: 900, height: 450 }],
    [
      'a crop of the slot’s shape',
      1000,
      1000,
      1,
      { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
      { x: 500, y: 500, width: 500, height: 500 },
    ],
    ['a crop past the edge', 1000, 1000, 1, { x: 0.8, y: 0, width: 0.5, height: 0.2 }, { x: 800, y: 0, width: 200, height: 200 }],
  ])('%s', (_, width, height, aspect, crop, expected) => {
    const part = coverPart(width, height, aspect, crop);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(part[key]).toBeCloseTo(expected[key]);
  });
});

test('drawings are no photos', () => {
  expect(isPhoto(photo(10, 10))).toBe(true);
  expect(isPhoto(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'))).toBe(false);
  expect(isPhoto(Buffer.alloc(0))).toBe(false);
});
