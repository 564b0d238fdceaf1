import { describe, expect, it } from 'vitest';
import {
  heardPart,
  isTooShort,
  lastStart,
  loudnessAt,
  startAround,
  startWithin,
} from '../../../src/components/uploads/music-window.ts';
import { barsFor } from '../../../src/components/uploads/waveform-bars.ts';
import { clockOf, spokenClock } from '../../../src/lib/time/clock.ts';
import { musicFault } from '../../../src/lib/uploads/music-fault.ts';

const SONG = { duration_seconds: 187.46 };

describe('the part of a track that is heard', () => {
  it.each([
    [0, 0],
    [31.04, 31],
    [31.06, 31.1],
    [-5, 0],
    [Number.POSITIVE_INFINITY, 157.4],
    [157.46, 157.4],
  ])('begins, where %d is wanted, at %d', (wanted, start) => {
    expect(startWithin(SONG, 30, wanted)).toBe(start);
  });

  it('fills the video, whatever start is chosen', () => {
    expect(lastStart(SONG, 30) + 30).toBeLessThanOrEqual(SONG.duration_seconds);
    expect(isTooShort({ ...SONG, start_seconds: lastStart(SONG, 30) }, 30)).toBe(false);
  });

  it('has its middle where the waveform is tapped, as far as it goes', () => {
    expect(startAround(SONG, 30, 0.5)).toBeCloseTo(78.7);
    expect(startAround(SONG, 30, 0.01)).toBe(0);
    expect(startAround(SONG, 30, 1)).toBe(157.4);
  });

  it('is a window of the video’s length, or all of a short track', () => {
    const heard = heardPart({ duration_seconds: 100, start_seconds: 20 }, 30);
    expect(heard).toEqual({ from: 0.2, to: 0.5 });
    expect(heardPart({ duration_seconds: 12, start_seconds: 0 }, 30)).toEqual({ from: 0, to: 1 });
  });

  it('is too short where its end would be heard', () => {
    expect(isTooShort({ duration_seconds: 12, start_seconds: 0 }, 30)).toBe(true);
    expect(isTooShort({ duration_seconds: 29.5, start_seconds: 0 }, 30)).toBe(false);
    expect(lastStart({ duration_seconds: 12 }, 30)).toBe(0);
  });

  it('fades over its last two seconds', () => {
    expect(loudnessAt(10, 30)).toBe(1);
    expect(loudnessAt(28, 30)).toBe(1);
    expect(loudnessAt(29, 30)).toBeCloseTo(Math.SQRT1_2);
    expect(loudnessAt(30, 30)).toBe(0);
    expect(loudnessAt(31, 30)).toBe(0);
  });
});

describe('a waveform', () => {
  const waveform = Array.from({ length: 240 }, (_, bar) => (bar === 100 ? 100 : bar % 7));

  it('has as many bars as there is room for, and no more than there are', () => {
    expect(barsFor(waveform, 328)).toHaveLength(82);
    expect(barsFor(waveform, 4_000)).toHaveLength(240);
    expect(barsFor(waveform, 1)).toHaveLength(1);
  });

  it('keeps the loudest at its place, and shows silence as a line', () => {
    const bars = barsFor(waveform, 328);
    expect(bars.indexOf(100)).toBe(Math.floor((100 * 82) / 240));
    expect(Math.min(...barsFor(new Array(240).fill(0), 328))).toBeGreaterThan(0);
  });
});

it.each([
  [0, '0:00', '0 seconds'],
  [9.96, '0:09', '9 seconds'],
  [60, '1:00', '1 minute'],
  [121.5, '2:01', '2 minutes 1 second'],
])('%d seconds read as %s and are heard as %s', (seconds, read, heard) => {
  expect(clockOf(seconds)).toBe(read);
  expect(spokenClock(seconds)).toBe(heard);
});

it.each([
  ['song.mp3', 'audio/mpeg', 4_000_000, undefined],
  ['Voice note.M4A', '', 4_000_000, undefined],
  ['song.ogg', 'video/ogg', 4_000_000, undefined],
  ['photo.jpg', 'image/jpeg', 4_000_000, 'Choose an MP3, M4A, WAV or OGG file.'],
  ['song.mp3', 'audio/mpeg', 0, 'This file is empty.'],
  ['song.wav', 'audio/wav', 31 * 1024 * 1024, 'Choose a file of at most 30 MB.'],
])('%s (%s, %i bytes) is judged before it travels', (name, type, size, fault) => {
  expect(musicFault({ name, type, size }, 30)).toBe(fault);
});
