import { expect, test } from 'vitest';
import { endsWithTitle } from '../../src/text/titles.ts';

const AT = '|';
const ends = (marked: string): boolean => endsWithTitle(marked.replace(AT, ''), marked.indexOf(AT));

test.each([
  'Smt. |Asha',
  'SHRI |SURESH',
  'son of Dr |Rao',
  'Mr. & Mrs. |Thomas',
  'S. |Balwinder Singh',
  'K.R. |Narayan',
  'श्री |रामनाथ',
  'चि.सौ.कां. |मृणाल',
  'திருமதி. |மாலதி',
  'జయ (శ్రీమతి |లక్ష్మి',
  'و محترمہ |نسرین',
])('%s is a title before its name', (text) => {
  expect(ends(text)).toBe(true);
});

test.each([
  'Late |lunch',
  'open till late |Friday',
  'Asha |Rao',
  'विवाह |समारोह',
  '|Smt. Asha',
  'Smt.| Asha',
  'plan B |Hall',
  'Sr |',
])('%s is none', (text) => {
  expect(ends(text)).toBe(false);
});
