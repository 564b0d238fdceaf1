import { expect, test } from 'vitest';
import { drifting } from '../../collection/kit/atmosphere.ts';
import { plane, standOn } from '../../collection/kit/camera.ts';
import { circle } from '../../collection/kit/geometry/circle.ts';
import { keepClear } from '../../collection/kit/keep-clear.ts';
import { composition } from '../../collection/kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../collection/kit/lottie/layers.ts';
import { isTrack, track } from '../../collection/kit/lottie/motion.ts';
import { ellipse } from '../../collection/kit/lottie/shapes.ts';
import { framedPhoto, photoPlace } from '../../collection/kit/photo-frame.ts';
import { text } from '../../collection/kit/text/text-layer.ts';

const WIDTH = 1920;
const HER = { file: 'her.jpg', width: 400, height: 400, draw: () => {} };

const words = (at: [number, number], width: number, height: number): Layer =>
  text({ key: 'names', font: 'Text', size: 60, color: '#ffffff', width, height }, { at });

/** A piece that falls through the whole frame at x. */
const piece = (x: number): Layer => ({
  ...shapes('petal', [ellipse([0, 0], 30)], { at: track([0, [x, -100]], [100, [x, 1180]]) }),
  isLoose: true,
});

/** The places of all loose layers, key by key. */
const placesIn = (layers: readonly Layer[]): number[][] =>
  layers
    .filter(({ isLoose }) => isLoose)
    .map(({ options: { at } }) => (at && isTrack(at) ? at.keys.map(([, [x = 0]]) => x) : []));

test('a piece that falls over words is moved beside them, one beside them stays, and their order is kept', () => {
  const layers = [words([960, 540], 800, 100), piece(100), piece(700), piece(1200)];
  const [beside, ...moved] = placesIn(keepClear(layers, WIDTH));
  expect(beside).toEqual([100, 100]);
  const [first = 0, second = 0] = moved.map(([x = 0]) => x);
  expect(first).toBeLessThan(960 - 400 - 33);
  expect(second).toBeGreaterThan(960 + 400 + 33);
});

test('a piece that ends above the words stays', () => {
  const above = { ...piece(960), options: { at: track([0, [960, -100]], [100, [960, 400]]) } };
  expect(placesIn(keepClear([words([960, 540], 800, 100), above], WIDTH))).toEqual([[960, 960]]);
});

test('a piece keeps clear of a photo in its opening, which is beside the layer’s own place', () => {
  const face = framedPhoto(photoPlace('her', 'Her photo', HER), {
    opening: circle(100),
    covers: { width: 200, height: 200, middle: [0, 300] },
    ...{ at: [960, 240], from: 0, frames: 100, backing: '#ffffff' },
  });
  const pieces = [840, 960, 1120].map(piece);
  const kept = keepClear([...face, ...pieces], WIDTH);
  expect(placesIn(pieces.filter((layer) => !kept.includes(layer)))).toEqual([
    [840, 840],
    [960, 960],
  ]);
});

test('a piece is left out where words fill the frame', () => {
  expect(keepClear([words([960, 540], 1920, 100), piece(960)], WIDTH)).toHaveLength(1);
});

test.each([
  [
    'on a plane that moves',
    [660, 1260],
    (box: Layer) => standOn(plane('near', 1, WIDTH, 1080, { frames: 100, slide: [600, 0] }), [box]),
  ],
  ['in a composition', [1260], (box: Layer) => [nested('card', composition('card', WIDTH, 1080, [box]), { at: [300, 0] })]],
  ['that are a matte', [960], (box: Layer) => [shapes('metal', [], { matte: box })]],
])('words %s are where they show', (_, over, laid) => {
  const pieces = [660, 960, 1260].map(piece);
  const kept = keepClear([...laid(words([960, 540], 200, 100)), ...pieces], WIDTH);
  expect(placesIn(pieces.filter((layer) => !kept.includes(layer)))).toEqual(over.map((x) => [x, x]));
});

test('what drifts is loose, and the words themselves and other layers are never moved', () => {
  const drift = drifting('petal', () => ellipse([0, 0], 30), {
    ...{ count: 12, seed: 5, width: WIDTH, height: 1080, frames: 100, sizes: [50, 110], fall: 400, wind: 30 },
  });
  const still = shapes('ornament', [ellipse([0, 0], 30)], { at: [960, 540] });
  const box = words([960, 540], 1200, 700);
  const layers = keepClear([still, box, ...drift], WIDTH);
  expect(layers.slice(0, 2)).toEqual([still, box]);
  const across = placesIn(layers.filter((layer) => !drift.includes(layer)));
  expect(across.length).toBeGreaterThan(0);
  for (const way of across) expect(way.every((x) => x < 360) || way.every((x) => x > 1560)).toBe(true);
});
