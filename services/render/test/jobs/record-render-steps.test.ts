import { type OpenSpan, recordSpansBy, type SpanStart } from '@nimantran/kit/trace';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordSteps } from '../../src/jobs/record-render-steps.ts';
import type { RenderStep } from '../../src/pipeline/render-step.ts';

const PARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
let spans: SpanStart[] = [];
let stop: () => void;
beforeEach(() => {
  spans = [];
  stop = recordSpansBy({
    start(span): OpenSpan {
      spans.push(span);
      return { trace: `${span.name} of ${span.parent}`, name: () => {}, set: () => {}, fail: () => {}, end: () => {} };
    },
  });
});
afterEach(() => stop());

const sinceMs = Date.now() - 10_000;
const step = (changes: Partial<RenderStep> = {}): RenderStep => ({
  name: 'draw',
  startedAtMs: sinceMs + 1_000,
  endedAtMs: sinceMs + 2_000,
  ...changes,
});

it('puts what was done below what it was part of', () => {
  const encode = step({ name: 'encode', figures: { frames: 30 } });
  expect(recordSteps([step({ inside: [step({ name: 'segment', inside: [encode] })] })], { parent: PARENT, sinceMs })).toBe(3);
  expect(spans.map(({ name, parent }) => [name, parent])).toEqual([
    ['render draw', PARENT],
    ['render segment', `render draw of ${PARENT}`],
    ['render encode', `render segment of render draw of ${PARENT}`],
  ]);
  expect(spans[2]?.attributes).toEqual({ 'nimantran.render.frames': 30 });
});

it.each([
  ['a name that is none', step({ name: 'Asha & Ravi' })],
  ['a time before the job', step({ startedAtMs: sinceMs - 1 })],
  ['a time that is still to come', step({ endedAtMs: Date.now() + 60_000 })],
  ['an end before its beginning', step({ endedAtMs: sinceMs + 500 })],
])('takes no step with %s', (_, wrong) => {
  expect(recordSteps([wrong, step({ name: 'join' })], { parent: PARENT, sinceMs })).toBe(1);
  expect(spans.map(({ name }) => name)).toEqual(['render join']);
});

it('takes only so many, and no figures that are none', () => {
  const many = Array.from({ length: 5_000 }, () => step({ figures: { frames: Number.NaN, 'who?': 1, index: 2 } }));
  expect(recordSteps(many, { parent: PARENT, sinceMs })).toBe(600);
  expect(spans[0]?.attributes).toEqual({ 'nimantran.render.index': 2 });
});
