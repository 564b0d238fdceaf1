import { describe, expect, test } from 'vitest';
import { editKeyframes, shifted } from '../../src/lottie/edit-keyframes.ts';
import { type CutScenes, cutScenes } from '../../src/stages/cut-scenes.ts';
import {
  drawFrames,
  emptyShare,
  type Film,
  type FilmScene,
  farthest,
  type JointKind,
  makeFilm,
} from '../support/fixture-scenes.ts';

const RED: FilmScene = { name: 'Red', color: [0.8, 0.1, 0.1], frames: 40 };
const GREEN: FilmScene = { name: 'Green', color: [0.1, 0.6, 0.2], frames: 50, onlyWith: 'green' };
const BLUE: FilmScene = { name: 'Blue', color: [0.1, 0.2, 0.8], frames: 36, onlyWith: 'blue' };
const GOLD: FilmScene = { name: 'Gold', color: [0.8, 0.6, 0.1], frames: 44 };

function cut(film: Film, filled: string[] = []): CutScenes {
  return cutScenes(film.animation, film, new Set(filled));
}

/** The cut video must look like one that was made without the scene. */
function expectSameFilm(actual: CutScenes, wanted: Film, mayBeEmpty = 0): void {
  expect(actual.frames).toBe(wanted.frames);
  expect(actual.animation.op - actual.animation.ip).toBe(wanted.frames);
  expect(actual.scenes.map(({ only_with: _, ...scene }) => scene)).toEqual(
    wanted.scenes.map(({ only_with: _, ...scene }) => scene),
  );
  const joints = wanted.scenes.map(({ first_frame }) => first_frame);
  const frames = Array.from({ length: wanted.frames }, (_, frame) => frame).filter(
    (frame) =>
      frame % 7 === 0 || frame === wanted.frames - 1 || joints.some((joint) => frame >= joint - 8 && frame <= joint + 12),
  );
  const [pictures, expected] = [drawFrames(actual.animation, frames), drawFrames(wanted.animation, frames)];
  expect(frames.filter((_, index) => farthest(pictures[index] ?? [], expected[index] ?? []) > 3)).toEqual([]);
  expect(frames.filter((_, index) => emptyShare(pictures[index] ?? new Uint8ClampedArray(4)) > mayBeEmpty)).toEqual([]);
}

const KINDS: JointKind[] = ['fade in', 'iris in', 'slide in', 'fade out', 'grow out'];
const PAIRS = KINDS.flatMap((into) => KINDS.map((out) => [into, out] as const));

describe('a scene without its words leaves no trace', () => {
  test.each(PAIRS)('that came by “%s” and went by “%s”', (into, out) => {
    const film = makeFilm([RED, GREEN, GOLD], [into, out]);
    expectSameFilm(cut(film), makeFilm([RED, GOLD], [out]));
  });

  test('two in a row', () => {
    const film = makeFilm([RED, GREEN, BLUE, GOLD], ['grow out', 'iris in', 'fade out']);
    expectSameFilm(cut(film), makeFilm([RED, GOLD], ['fade out']));
  });

  test('two with one between them that stays', () => {
    const film = makeFilm([RED, GREEN, GOLD, BLUE, { ...RED, name: 'End' }], ['fade out', 'iris in', 'grow out', 'slide in']);
    expectSameFilm(cut(film), makeFilm([RED, GOLD, { ...RED, name: 'End' }], ['iris in', 'slide in']));
  });

  test('the first: the video begins with the second at rest', () => {
    for (const joint of KINDS)
      expectSameFilm(cut(makeFilm([GREEN, RED, GOLD], [joint, 'fade in'])), makeFilm([RED, GOLD], ['fade in']));
  });

  test('the last: the video ends with the one before at rest', () => {
    for (const joint of KINDS)
      expectSameFilm(cut(makeFilm([RED, GOLD, BLUE], ['fade in', joint])), makeFilm([RED, GOLD], ['fade in']));
  });

  test('with hard cuts around it', () => {
    expectSameFilm(cut(makeFilm([RED, GREEN, GOLD], ['cut', 'cut'])), makeFilm([RED, GOLD], ['cut']));
    const { animation, frames } = cut(makeFilm([RED, GREEN, GOLD], ['cut', 'fade in']));
    expect(frames).toBe(84);
    expect(drawFrames(animation, [39, 40, 44, 50]).map(emptyShare)).toEqual([0, 0, 0, 0]);
  });

  test.each(['fade in', 'fade out', 'grow out'] as const)('built of layers at the root that %s', (joint) => {
    const film = makeFilm([RED, GREEN, GOLD], [joint, joint], true);
    expectSameFilm(cut(film), makeFilm([RED, GOLD], [joint], true));
  });
});

test('a film whose time line does not begin at nought', () => {
  const film = makeFilm([RED, GREEN, GOLD], ['iris in', 'fade out']);
  const late = film.animation.layers.map((layer) => {
    const moved = editKeyframes(layer, (property) => shifted(property, 20));
    return { ...moved, ip: layer.ip + 20, op: layer.op + 20, st: (layer.st ?? 0) + 20 };
  });
  const animation = { ...film.animation, ip: 20, op: film.animation.op + 20, layers: late };
  expectSameFilm(cut({ ...film, animation }), makeFilm([RED, GOLD], ['fade out']));
});

test('scenes that hang on one camera', () => {
  const onCamera = (film: Film): Film => {
    const camera = {
      ty: 3,
      nm: 'camera',
      ind: 80,
      ip: 0,
      op: film.frames,
      ks: { p: { a: 0, k: [2, 1] }, s: { a: 0, k: [140, 140] } },
    };
    const layers = film.animation.layers.map((layer) => ({ ...layer, parent: 80 }));
    return { ...film, animation: { ...film.animation, layers: [camera, ...layers] } };
  };
  expectSameFilm(
    cut(onCamera(makeFilm([RED, GREEN, GOLD], ['grow out', 'iris in']))),
    onCamera(makeFilm([RED, GOLD], ['iris in'])),
    1,
  );
});

test('a mixture of ways in and out at the root shows no empty ground', () => {
  for (const [into, out] of [
    ['fade out', 'fade in'],
    ['fade in', 'fade out'],
    ['grow out', 'fade in'],
  ] as const) {
    const result = cut(makeFilm([RED, GREEN, GOLD], [into, out], true));
    const pictures = drawFrames(
      result.animation,
      Array.from({ length: result.frames }, (_, frame) => frame),
    );
    expect(pictures.map(emptyShare).filter((share) => share > 0)).toEqual([]);
  }
});

test('a scene that has its words stays, and nothing is touched', () => {
  const film = makeFilm([RED, GREEN, GOLD], ['fade in', 'fade out']);
  expect(cut(film, ['green'])).toEqual({ animation: film.animation, scenes: film.scenes, frames: film.frames });
});

test('a film of which nothing is left is refused', () => {
  expect(() => cut(makeFilm([GREEN, BLUE], ['fade in']))).toThrow(/none were given/);
});

test('a scene before that has less left than the way out is long stands still at its end', () => {
  const film = makeFilm([RED, GREEN, GOLD], ['fade in', 'fade out']);
  const short = film.animation.layers.map((layer) => (layer.nm === 'Red' ? { ...layer, op: 42 } : layer));
  const result = cutScenes({ ...film.animation, layers: short }, film, new Set());
  expect(drawFrames(result.animation, [40, 44, 48]).map(emptyShare)).toEqual([0, 0, 0]);
});

describe('layers that run through all scenes', () => {
  const scenes: FilmScene[] = [RED, GREEN, GOLD];
  const through = (k: object[]) => ({
    ty: 3,
    nm: 'camera',
    ind: 90,
    ip: 0,
    op: 134,
    st: 0,
    ks: { p: { a: 1, k } },
  });
  const keys = (k: object[]): unknown => {
    const film = makeFilm(scenes, ['fade in', 'fade in']);
    const child = { ty: 4, nm: 'speck', ip: 0, op: 134, st: 0, parent: 90, ks: {}, shapes: [] };
    const animation = { ...film.animation, layers: [through(k), child, ...film.animation.layers] };
    const result = cutScenes(animation, film, new Set());
    expect(result.animation.layers.find(({ nm }) => nm === 'speck')?.op).toBe(84);
    return result.animation.layers[0]?.ks?.p;
  };

  test('go on evenly where nothing happens to them in the cut', () => {
    expect(
      keys([
        { t: 0, s: [0, 0] },
        { t: 134, s: [134, 0] },
      ]),
    ).toEqual({
      a: 1,
      k: [
        { t: 0, s: [0, 0] },
        { t: 84, s: [134, 0] },
      ],
    });
  });

  test('take the value that they had after the cut within the transition', () => {
    expect(
      keys([
        { t: 10, s: [0, 0] },
        { t: 50, s: [8, 0] },
        { t: 60, s: [80, 0] },
      ]),
    ).toMatchObject({
      k: [
        { t: 10, s: [0, 0] },
        { t: 40, s: [6, 0] },
        { t: 52, s: [80, 0] },
      ],
    });
  });
});
