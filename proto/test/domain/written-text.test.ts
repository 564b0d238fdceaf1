import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFault, textLength, tidyText } from '../../src/domain/written-text.ts';

describe('text as the shop keeps it', () => {
  it.each([
    ['loses blanks around it', '  Asha \n', 'Asha'],
    ['is composed', 'Jose\u0301', 'José'],
    ['ends its lines in one way', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['keeps joiners of Indian scripts', 'क्\u200Dष', 'क्\u200Dष'],
    ['lines that a word processor ended', 'Come\u2028early,\u2029stay late', 'Come\nearly,\nstay late'],
  ])('%s', (_, typed, kept) => expect(tidyText(typed)).toBe(kept));

  it('is the same when it is tidied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
    );
  });

  it.each([
    ['  Asha\n', 4],
    ['🪔🪔', 2],
    ['Jose\u0301', 4],
    ['नमस्ते', 6],
    ['\u095B', 2],
    ['', 0],
  ])('%j has the length %i', (text, length) => expect(textLength(text)).toBe(length));
});

describe('a message that somebody writes', () => {
  it.each([
    ['', 'line', 'is required'],
    ['', 'lines', 'is required'],
    ['विवाह‍ स्वागत شادی', 'line', undefined],
    ['one\ntwo\tthree', 'lines', undefined],
    ['a\tb', 'line', 'has a control character'],
    ['a\nb', 'line', 'has a control character'],
    ['\u009f', 'lines', 'has a control character'],
    ['a\u0000b', 'lines', 'has a control character'],
  ] as const)('%j as %s: %j', (text, kind, fault) => expect(textFault(text, kind)).toBe(fault));
});
