import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { piecesOf } from '../../collection/props/pieces.ts';

/** A picture with filled rectangles: left, top, width, height. */
function pictureWith(...rectangles: [number, number, number, number][]) {
  const canvas = createCanvas(600, 400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c84020';
  for (const rectangle of rectangles) context.fillRect(...rectangle);
  return canvas;
}

/** The pieces laid over each other again, as they are drawn. */
function together(pieces: ReturnType<typeof piecesOf>) {
  const canvas = createCanvas(600, 400);
  for (const { left, top, canvas: piece } of pieces) canvas.getContext('2d').drawImage(piece, left, top);
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, 600, 400).data);
}

const pixelsOf = (canvas: ReturnType<typeof pictureWith>) =>
  Buffer.from(canvas.getContext('2d').getImageData(0, 0, 600, 400).data);

test('islands far from each other are pieces, with a margin and nothing of each other', () => {
  // The first reaches around the second: their rectangles overlap.
  const picture = pictureWith([20, 20, 300, 20], [20, 20, 20, 300], [200, 200, 40, 40], [500, 300, 80, 80]);
  const pieces = piecesOf(picture);
  expect(pieces.map(({ left, top, canvas }) => [left, top, canvas.width, canvas.height])).toEqual([
    [18, 18, 304, 304],
    [498, 298, 84, 84],
  ]);
  expect(together(pieces)).toEqual(pixelsOf(picture));
});

test('islands stay apart where their common rectangle is much larger, even if their own overlap, and nothing is drawn twice', () => {
  const picture = pictureWith([0, 0, 300, 8], [0, 0, 8, 300], [250, 250, 300, 140]);
  const pieces = piecesOf(picture);
  expect(pieces.map(({ left, top, canvas }) => [left, top, canvas.width, canvas.height])).toEqual([
    [0, 0, 302, 302],
    [246, 246, 308, 148],
  ]);
  expect(together(pieces)).toEqual(pixelsOf(picture));
});

test('a picture with hardly an empty edge, and one of which nothing shows, stay whole', () => {
  for (const picture of [pictureWith([4, 4, 590, 390]), pictureWith()]) {
    const [piece, ...others] = piecesOf(picture);
    expect(others).toEqual([]);
    expect([piece?.left, piece?.top, piece?.canvas]).toEqual([0, 0, picture]);
  }
});

test('an empty border is cut off', () => {
  const [piece, ...others] = piecesOf(pictureWith([200, 100, 100, 120]));
  expect(others).toEqual([]);
  expect([piece?.left, piece?.top, piece?.canvas.width, piece?.canvas.height]).toEqual([198, 98, 104, 124]);
});
