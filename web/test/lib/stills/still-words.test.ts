import { expect, it } from 'vitest';
import { noteOf } from '../../../src/lib/stills/still-words.ts';

const still = {
  picture: 'data:image/webp;base64,',
  width: 720,
  height: 405,
  scene: 0,
  scenes: ['Names'],
  findings: [],
  sample_slots: [] as string[],
};
const shown = { still, hasSampleWords: false, isLate: false, isMarked: true };

it.each([
  ['of a video with a watermark', {}, 'As your video will show it.'],
  ['of a video without one', { isMarked: false }, 'As your video will show it, without the mark in the corner.'],
  ['with samples', { hasSampleWords: true, isMarked: false }, 'With sample words where yours are missing.'],
  ['with sample photos', { still: { ...still, sample_slots: ['bride'] } }, 'With sample photos where yours are missing.'],
  ['that is late', { isLate: true, hasSampleWords: true }, 'The picture follows in a moment.'],
])('the note of a still %s is true', (_, given, note) => {
  expect(noteOf({ ...shown, ...given })).toBe(note);
});
