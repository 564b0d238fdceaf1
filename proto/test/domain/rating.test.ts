import { expect, it } from 'vitest';
import { lineFault, RATING_LIMITS } from '../../src/domain/rating.ts';

it.each([
  ['Our families watched it again and again.', undefined],
  ['बहुत सुंदर, समय पर मिला।', undefined],
  ['10/10, ready in 24 hours', undefined],
  ['', undefined],
  ['x'.repeat(RATING_LIMITS.line), undefined],
  ['x'.repeat(RATING_LIMITS.line + 1), 'is longer than 200 letters'],
  ['see https://a.example', 'has a link, a mail address or a phone number: leave it out'],
  ['buy at cheap-films.com now', 'has a link, a mail address or a phone number: leave it out'],
  ['WWW.example', 'has a link, a mail address or a phone number: leave it out'],
  ['write to me@example', 'has a link, a mail address or a phone number: leave it out'],
  ['call +91 98765 43210', 'has a link, a mail address or a phone number: leave it out'],
  ['two\nlines', 'has a line break or control character'],
  ['turned \u202Eround', 'has a line break or control character'],
])('judges %j', (line, fault) => {
  expect(lineFault(line)).toBe(fault);
});
