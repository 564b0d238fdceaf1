import { describe, expect, it } from 'vitest';
import { photoNameKey } from '../../src/domain/photo-name.ts';

describe('the name of a photo in a batch', () => {
  it.each([
    ['Asha.JPG', 'asha.jpg', true],
    ['Jose\u0301.jpg', 'josé.jpg', true],
    [' asha.jpg', 'asha.jpg', true],
    ['asha.jpg', 'asha.jpeg', false],
  ])('%j and %j are the same: %j', (one, other, same) => expect(photoNameKey(one) === photoNameKey(other)).toBe(same));
});
