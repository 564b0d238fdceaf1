import { coverPart } from '@nimantran/proto/domain/photo-part';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenCrop } from '../../../src/components/uploads/spoken-crop.ts';
import { closestZoom, keptCrop, panned, photoAround, shownPart, zoomed, zoomOf } from '../../../src/lib/uploads/crop.ts';

const PORTRAIT = { width: 620, height: 780 };
const WIDE = { width: 4000, height: 3000 };

const size = fc.record({ width: fc.integer({ min: 40, max: 4096 }), height: fc.integer({ min: 40, max: 4096 }) });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({
      pan: fc.record({ x: fc.double({ min: -3, max: 3, noNaN: true }), y: fc.double({ min: -3, max: 3, noNaN: true }) }),
    }),
    fc.record({ zoom: fc.double({ min: 1, max: 8, noNaN: true }), around: fc.record({ x: fraction, y: fraction }) }),
  ),
  { maxLength: 8 },
);

describe('the part of a photo', () => {
  it('is the middle in the slot’s shape until another is chosen', () => {
    const part = shownPart(WIDE, PORTRAIT, undefined);
    expect(part.height).toBe(1);
    expect(part.width * 4000).toBeCloseTo((3000 * 620) / 780);
    expect(part.x).toBeCloseTo((1 - part.width) / 2);
    expect(keptCrop(WIDE, PORTRAIT, part)).toBeUndefined();
  });

  it('stays inside the photo and in the slot’s shape to a pixel, and the video shows exactly that part', () => {
    fc.assert(
      fc.property(size, size, steps, (photo, slot, taken) => {
        let part = shownPart(photo, slot, undefined);
        for (const step of taken)
          part = 'pan' in step ? panned(part, step.pan) : zoomed(photo, slot, part, step.zoom, step.around);
        const kept = keptCrop(photo, slot, part) ?? shownPart(photo, slot, undefined);
        expect(Math.min(kept.x, kept.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(kept.x + kept.width, kept.y + kept.height)).toBeLessThanOrEqual(1 + 1e-9);
        const [width, height] = [kept.width * photo.width, kept.height * photo.height];
        expect(Math.abs(width - (height * slot.width) / slot.height)).toBeLessThan(1);
        const drawn = coverPart(photo.width, photo.height, slot.width / slot.height, kept);
        expect(Math.abs(drawn.x - part.x * photo.width)).toBeLessThan(1);
        expect(Math.abs(drawn.y - part.y * photo.height)).toBeLessThan(1);
      }),
    );
  });

  it('keeps what lies under the fingers where it is while zooming', () => {
    const before = shownPart(WIDE, PORTRAIT, { x: 0.3, y: 0.2, width: 0.3, height: 0.5 });
    const around = { x: 0.25, y: 0.7 };
    const after = zoomed(WIDE, PORTRAIT, before, zoomOf(WIDE, PORTRAIT, before) * 1.7, around);
    expect(zoomOf(WIDE, PORTRAIT, after)).toBeCloseTo(zoomOf(WIDE, PORTRAIT, before) * 1.7);
    expect(after.x + after.width * around.x).toBeCloseTo(before.x + before.width * around.x);
    expect(after.y + after.height * around.y).toBeCloseTo(before.y + before.height * around.y);
  });

  it('goes with the finger: a frame’s width to the right shows what was a frame’s width to the left', () => {
    const part = { x: 0.6, y: 0.4, width: 0.2, height: 0.3 };
    expect(panned(part, { x: 1, y: 0 })).toEqual({ ...part, x: expect.closeTo(0.4) });
    expect(panned(part, { x: -9, y: 9 })).toEqual({ ...part, x: 0.8, y: 0 });
  });

  it.each([
    ['a large photo at 1080p', WIDE, 1, ((3000 * 620) / 780 / 620) * 2],
    ['a photo of a large camera, as near as anything goes', { width: 9000, height: 9000 }, 2 / 3, 8],
    ['a small photo at 4K, not at all', { width: 500, height: 700 }, 2, 1],
  ])('can be taken from near: %s', (_, photo, scale, nearest) => {
    expect(closestZoom(photo, PORTRAIT, scale)).toBeCloseTo(nearest);
  });

  it('is laid out by the whole photo around the frame', () => {
    expect(photoAround({ x: 0.25, y: 0, width: 0.5, height: 1 })).toEqual({
      left: '-50%',
      top: '0%',
      width: '200%',
      height: '100%',
    });
  });

  it('is told in words', () => {
    expect(spokenCrop({ x: 0.25, y: 0, width: 0.5, height: 1 }, 1.4)).toBe('Zoom 140%, 50% from the left');
    expect(spokenCrop({ x: 0, y: 0.3, width: 0.4, height: 0.4 }, 2)).toBe('Zoom 200%, 0% from the left, 50% from the top');
  });
});
