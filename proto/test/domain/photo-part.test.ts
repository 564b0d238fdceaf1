import { describe, expect, it } from 'vitest';
import { leavesPhoto } from '../../src/domain/photo-part.ts';

describe('a crop', () => {
  it.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, false],
    [{ x: 0.1 + 0.2, y: 0, width: 0.7, height: 1 }, false],
    [{ x: 0.5, y: 0, width: 0.5002, height: 1 }, true],
    [{ x: 0, y: 0.6, width: 1, height: 0.5 }, true],
  ])('%j leaves the photo: %j', (crop, leaves) => expect(leavesPhoto(crop)).toBe(leaves));
});
