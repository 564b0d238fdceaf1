import { describe, expect, it } from 'vitest';
import { musicStartFault } from '../../src/domain/music-start.ts';

describe("where a customer's music begins", () => {
  it.each([
    [0, 180, undefined],
    [179, 180, undefined],
    [179.5, 180, 'is too near the end of the music: start within its first 179 seconds'],
    [200, 180.9, 'is too near the end of the music: start within its first 179 seconds'],
    [0, 0.5, undefined],
    [1, 0.5, 'is too near the end of the music: start within its first 0 seconds'],
  ])('%d s into %d s: %j', (start, duration, fault) => expect(musicStartFault(start, duration)).toBe(fault));
});
