import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { printPageOf } from '../../src/stages/print-pages.ts';
import { addTextLayer, readTextLayer } from '../../src/stages/text-layer.ts';
import { contentsOf } from '../support/pdf-contents.ts';

const LONG = 'دخترِ جناب ڈاکٹر فاروق صدیقی و بیگم شائستہ صدیقی';
const source = { width: 1080, height: 1920 };

test.each([
  ['of a line that the scene breaks', LONG],
  ['of a short line', 'عائشہ'],
  ['in Latin', 'With the blessings of our families'],
])('letters %s are too far apart to be taken for one drawn twice', async (_, text) => {
  const blank = await PDFDocument.create();
  const page = printPageOf(source, 'a5');
  blank.addPage([page.width, page.height]);
  const bounds = { left: 300, right: 800, top: 900, bottom: 1_150 };
  const pdf = await addTextLayer({
    ...{ pdf: Buffer.from(await blank.save()), page, source, title: 'Words' },
    texts: [[{ text, bounds, fields: [] }]],
  });
  const [, wide = 0, size = 0, y = 0] = (
    /([\d.]+) 0.000 0.000 ([\d.]+) [\d.]+ ([\d.]+) Tm/.exec(await contentsOf(pdf)) ?? []
  ).map(Number);
  // Letters are half an em wide.
  expect(size / (wide / 2)).toBeLessThanOrEqual(6.01);
  const scale = page.scene.width / source.width;
  const [bottom, top] = [bounds.bottom, bounds.top].map((edge) => page.height - page.scene.y - edge * scale);
  expect(y).toBeGreaterThan(bottom ?? 0);
  expect(y + 0.8 * size).toBeLessThanOrEqual((top ?? 0) + 0.01);
  expect((await readTextLayer(pdf)).flat()).toHaveLength(1);
});
