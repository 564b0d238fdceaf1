import { describe, expect, test } from 'vitest';
import { addWatermark, markBounds } from '../../src/lottie/watermark.ts';
import { drawLottie } from '../support/draw-lottie.ts';

const WIDE = { v: '5.7.0', w: 1920, h: 1080, fr: 30, ip: 0, op: 30, layers: [], assets: [] };
const UPRIGHT = { ...WIDE, w: 1080, h: 1920 };

/** Where something was drawn, in pixels of the animation. */
function inkOf(animation: Parameters<typeof drawLottie>[0]) {
  const { data, width, height } = drawLottie(animation, 10).getContext('2d').getImageData(0, 0, animation.w, animation.h);
  const ink = { left: width, top: height, right: 0, bottom: 0, light: 0 };
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4] ?? 0) < 60) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
    ink.light += 1;
  }
  return ink;
}

describe.each([
  ['wide', WIDE],
  ['upright', UPRIGHT],
])('the mark in a %s picture', (_shape, film) => {
  test.each(['Nimantran', 'शादी स्टूडियो', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'دعوت نامہ'])('stays in its corner as “%s”', (shop_name) => {
    const { left, top, right, bottom, light } = inkOf(addWatermark(film, { watermark: 'brand', shop_name }));
    const room = markBounds(film);
    expect(light).toBeGreaterThan(200);
    expect(left).toBeGreaterThanOrEqual(room.left - 2);
    expect(right).toBeLessThanOrEqual(room.right + 2);
    expect(top).toBeGreaterThanOrEqual(room.top - 8);
    // Below the line are the tails of letters.
    expect(bottom).toBeLessThanOrEqual(room.bottom + 14);
  });

  test('is the name of a new shop unless the job has another', () => {
    const drawn = (shop_name?: string) =>
      inkOf(addWatermark(film, { watermark: 'brand', ...(shop_name !== undefined && { shop_name }) }));
    expect(drawn()).toEqual(drawn('Nimantran'));
    expect(drawn()).not.toEqual(drawn('Shaadi Studio'));
  });

  test('of a preview lies across, whole', () => {
    const { left, right, top, bottom } = inkOf(
      addWatermark(film, { watermark: 'preview', shop_name: 'WWWWWWWWWWWWWWWWWWWWWWWW' }),
    );
    expect(right - left).toBeGreaterThan(film.w * 0.6);
    expect(Math.min(left, top, film.w - right, film.h - bottom)).toBeGreaterThan(10);
  });
});
