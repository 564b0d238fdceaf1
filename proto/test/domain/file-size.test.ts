import { expect, it } from 'vitest';
import { sizeInWords } from '../../src/domain/file-size.ts';
import { DEFAULT_UPLOAD_MB } from '../../src/domain/upload-size.ts';

it.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [184_320, '180 KB'],
  [1_048_063, '1023 KB'],
  // Rounded to the kilobyte it would be 1024 KB.
  [1_048_064, '1.0 MB'],
  [2_412_000, '2.3 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));

it('shows a photo at the limit as large as the limit says', () => {
  expect(sizeInWords(DEFAULT_UPLOAD_MB.photo * 2 ** 20)).toBe(`${DEFAULT_UPLOAD_MB.photo}.0 MB`);
});
