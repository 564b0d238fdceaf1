import { describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { editKeyframes, shifted } from '../../src/lottie/edit-keyframes.ts';
import { type CutScenes, cutScenes } from '../../src/stages/cut-scenes.ts';
import {
  drawFrames,
  emptyShare,
  farthest,
  type JointKind,
  makeVideo,
  type Video,
  type VideoScene,
} from '../support/fixture-scenes.ts';

const RED: VideoScene = { name: 'Red', color: [0.8, 0.1, 0.1], frames: 40 };
const GREEN: VideoScene = { name: 'Green', color: [0.1, 0.6, 0.2], frames: 50, onlyWith: 'green' };
const BLUE: VideoScene = { name: 'Blue', color: [0.1, 0.2, 0.8], frames: 36, onlyWith: 'blue' };
const GOLD: VideoScene = { name: 'Gold', color: [0.8, 0.6, 0.1], frames: 44 };

function cut(video: Video, filled: string[] = []): CutScenes {
  return cutScenes(video.animation, video, new Set(filled));
}

/** The cut video must look like one that was made without the scene. */
function expectSameVideo(actual: CutScenes, wanted: Video, mayBeEmpty = 0): void {
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
/** Each kind with itself and with the next. */
const TRIED = shortOrAll(
  PAIRS.filter((_, at) => at % (KINDS.length + 1) < 2),
  PAIRS,
);

describe('a scene without its words leaves no trace', () => {
  test.each(TRIED)('that came by “%s” and went by “%s”', (into, out) => {
    const video = makeVideo([RED, GREEN, GOLD], [into, out]);
    expectSameVideo(cut(video), makeVideo([RED, GOLD], [out]));
  });

  test('two in a row', () => {
    const video = makeVideo([RED, GREEN, BLUE, GOLD], ['grow out', 'iris in', 'fade out']);
    expectSameVideo(cut(video), makeVideo([RED, GOLD], ['fade out']));
  });

  test('two with one between them that stays', () => {
    const video = makeVideo([RED, GREEN, GOLD, BLUE, { ...RED, name: 'End' }], ['fade out', 'iris in', 'grow out', 'slide in']);
    expectSameVideo(cut(video), makeVideo([RED, GOLD, { ...RED, name: 'End' }], ['iris in', 'slide in']));
  });

  test('the first: the video begins with the second at rest', () => {
    for (const joint of KINDS)
      expectSameVideo(cut(makeVideo([GREEN, RED, GOLD], [joint, 'fade in'])), makeVideo([RED, GOLD], ['fade in']));
  });

  test('the last: the video ends with the one before at rest', () => {
    for (const joint of KINDS)
      expectSameVideo(cut(makeVideo([RED, GOLD, BLUE], ['fade in', joint])), makeVideo([RED, GOLD], ['fade in']));
  });

  test('with hard cuts around it', () => {
    expectSameVideo(cut(makeVideo([RED, GREEN, GOLD], ['cut', 'cut'])), makeVideo([RED, GOLD], ['cut']));
    const { animation, frames } = cut(makeVideo([RED, GREEN, GOLD], ['cut', 'fade in']));
    expect(frames).toBe(84);
    expect(drawFrames(animation, [39, 40, 44, 50]).map(emptyShare)).toEqual([0, 0, 0, 0]);
  });

  test.each(['fade in', 'fade out', 'grow out'] as const)('built of layers at the root that %s', (joint) => {
    const video = makeVideo([RED, GREEN, GOLD], [joint, joint], true);
    expectSameVideo(cut(video), makeVideo([RED, GOLD], [joint], true));
  });
});

test('a video whose time line does not begin at 0', () => {
  const video = makeVideo([RED, GREEN, GOLD], ['iris in', 'fade out']);
  const late = video.animation.layers.map((layer) => {
    const moved = editKeyframes(layer, (property) => shifted(property, 20));
    return { ...moved, ip: layer.ip + 20, op: layer.op + 20, st: (layer.st ?? 0) + 20 };
  });
  const animation = { ...video.animation, ip: 20, op: video.animation.op + 20, layers: late };
  expectSameVideo(cut({ ...video, animation }), makeVideo([RED, GOLD], ['fade out']));
});

test('scenes that hang on one camera', () => {
  const onCamera = (video: Video): Video => {
    const camera = {
      ty: 3,
      nm: 'camera',
      ind: 80,
      ip: 0,
      op: video.frames,
      ks: { p: { a: 0, k: [2, 1] }, s: { a: 0, k: [140, 140] } },
    };
    const layers = video.animation.layers.map((layer) => ({ ...layer, parent: 80 }));
    return { ...video, animation: { ...video.animation, layers: [camera, ...layers] } };
  };
  expectSameVideo(
    cut(onCamera(makeVideo([RED, GREEN, GOLD], ['grow out', 'iris in']))),
    onCamera(makeVideo([RED, GOLD], ['iris in'])),
    1,
  );
});

test('a mixture of ways in and out at the root shows no empty ground', () => {
  for (const [into, out] of [
    ['fade out', 'fade in'],
    ['fade in', 'fade out'],
    ['grow out', 'fade in'],
  ] as const) {
    const result = cut(makeVideo([RED, GREEN, GOLD], [into, out], true));
    const pictures = drawFrames(
      result.animation,
      Array.from({ length: result.frames }, (_, frame) => frame),
    );
    expect(pictures.map(emptyShare).filter((share) => share > 0)).toEqual([]);
  }
});

test('a scene that has its words stays, and nothing is touched', () => {
  const video = makeVideo([RED, GREEN, GOLD], ['fade in', 'fade out']);
  expect(cut(video, ['green'])).toEqual({ animation: video.animation, scenes: video.scenes, frames: video.frames });
});

test('a video that loses every scene is rejected', () => {
  expect(() => cut(makeVideo([GREEN, BLUE], ['fade in']))).toThrow(/none were given/);
});

test('a scene before that has less left than the way out is long stands still at its end', () => {
  const video = makeVideo([RED, GREEN, GOLD], ['fade in', 'fade out']);
  const short = video.animation.layers.map((layer) => (layer.nm === 'Red' ? { ...layer, op: 42 } : layer));
  const result = cutScenes({ ...video.animation, layers: short }, video, new Set());
  expect(drawFrames(result.animation, [40, 44, 48]).map(emptyShare)).toEqual([0, 0, 0]);
});

describe('layers that run through all scenes', () => {
  const scenes: VideoScene[] = [RED, GREEN, GOLD];
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
    const video = makeVideo(scenes, ['fade in', 'fade in']);
    const child = { ty: 4, nm: 'speck', ip: 0, op: 134, st: 0, parent: 90, ks: {}, shapes: [] };
    const animation = { ...video.animation, layers: [through(k), child, ...video.animation.layers] };
    const result = cutScenes(animation, video, new Set());
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
