import { describe, expect, it } from 'vitest';
import { fileNamePart } from '../../src/domain/file-name.ts';

describe("a text as part of a file's name", () => {
  it.each([
    ['Asha & Rohan', 20, 'Asha-Rohan'],
    ['आशा & रोहन', 20, 'आशा-रोहन'],
    ['../../"x"\r\n', 20, 'x'],
    ['💍', 20, ''],
    ['Asha & Rohan', 5, 'Asha'],
    ['Asha & Rohan', 0, ''],
  ])('%j in %i is %j', (text, longest, part) => expect(fileNamePart(text, longest)).toBe(part));
});
