import { expect, it } from 'vitest';
import { sizeInWords } from '../../src/domain/file-size.ts';

it.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [181_000, '181 KB'],
  [999_499, '999 KB'],
  // Rounded to the kilobyte it would be 1000 KB.
  [999_500, '1.0 MB'],
  [2_412_000, '2.4 MB'],
  [26_214_400, '26.2 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
