import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { loadImage } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { openTrack } from '../../src/av/mp4-reader.ts';
import type { LottieAnimation } from '../../src/lottie/types.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { makeExtras } from '../../src/pipeline/make-extras.ts';
import { planVideo, type VideoPlan } from '../../src/pipeline/plan-video.ts';
import { ProgressMeter } from '../../src/pipeline/progress.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { CARD_LIMIT_BYTES, smallEnough } from '../../src/stages/draw-cards.ts';
import { makePdf } from '../../src/stages/invitation-pdf.ts';
import { type Paper, printPageOf } from '../../src/stages/print-pages.ts';
import { drawSquareCard, squareOf } from '../../src/stages/square-card.ts';
import { LOOP_LIMIT_BYTES } from '../../src/stages/video-loop.ts';
import { FIXTURE_FRAMES, writeFixtureTheme } from '../support/fixture-theme.ts';
import { contentsOf } from '../support/pdf-contents.ts';
import { aSpec } from '../support/spec.ts';

const MM = 72 / 25.4;
const newFolder = () => mkdtemp(join(tmpdir(), 'extras-test-'));

const packageDir = await writeFixtureTheme();
const themePackage = openThemePackage(packageDir);

async function planOf(change: Partial<RenderSpec>): Promise<VideoPlan> {
  const now = new Date('2030-01-01T00:00:00Z');
  return planVideo({ themePackage, spec: aSpec(change), photos: {}, scale: 1, now }, new StageClock(undefined));
}

async function pdfOf(details: Record<string, string>, paper: Paper = 'a5'): Promise<Uint8Array> {
  const { animation, shown, manifest } = await planOf({ details: { date: '2030-12-07', time: '19:30', ...details } });
  const path = join(await newFolder(), 'cards.pdf');
  expect(await makePdf({ animation, shown, scenes: manifest.scenes, paper, title: 'आशा & Rohan', path })).toEqual({
    path,
    pages: 1,
  });
  return readFile(path);
}

const linesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.flatMap((page) => page.split('\n').map((line) => line.trim()));
};

describe('the PDF of an invitation', () => {
  test.each([
    ['Hindi', { groom: 'श्री कृष्णन्', bride: 'द्रौपदी', message: 'आप सपरिवार सादर आमंत्रित हैं' }],
    ['Tamil', { groom: 'கார்த்திக்', bride: 'நந்தினி', message: 'அனைவரும் வருக!' }],
    ['Latin', { groom: 'José', bride: 'Priya', message: 'With the blessings of our families' }],
  ])('holds its words in %s, in reading order', async (_, details) => {
    const lines = await linesOf(await pdfOf(details));
    expect(lines).toEqual([`${details.groom} & ${details.bride}`, 'Saturday, 7 December 2030, 7:30 PM', details.message]);
  });

  test('holds its words in Urdu, whose letters run from right to left, beside emoji', async () => {
    const lines = await linesOf(await pdfOf({ groom: 'محمد عدنان', bride: 'عائشہ صدیقی', message: 'خوش آمدید 🎉' }));
    expect(lines[0]).toBe('محمد عدنان & عائشہ صدیقی');
    expect(lines.at(-1)).toContain('خوش آمدید');
    expect(lines.at(-1)).toContain('🎉');
  });

  test('is the same file each time', async () => {
    const details = { groom: 'राहुल', bride: 'Priya', message: '' };
    const [once, again] = [await pdfOf(details), await pdfOf(details)];
    expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
  });

  test('states the words of texts that run from left to right; the others would be read backwards', async () => {
    const contents = await contentsOf(await pdfOf({ groom: 'राहुल', bride: 'Priya', message: 'خوش آمدید' }));
    expect(contents.match(/\/Span/g)).toHaveLength(3);
    expect(contents.match(/\/ActualText/g)).toHaveLength(2);
    expect(contents).toContain(Buffer.from('राहुल & Priya', 'utf16le').swap16().toString('hex'));
    expect(contents).toContain('3 Tr');
  });

  test.each([
    ['a5', [613, 437], [210 * MM, 148 * MM]],
    // With an eighth of an inch beyond the cut.
    ['5x7', [522, 378], [7 * 72, 5 * 72]],
  ] as const)('has pages of %s with bleed, says where they are cut, and holds the words', async (paper, media, trim) => {
    const pdf = await pdfOf({ groom: 'राहुल', bride: 'Priya' }, paper);
    const { numPages, ...document } = await boxesOf(pdf);
    expect(numPages).toBe(1);
    expect(document.media).toEqual([0, 0, ...media]);
    expect(document.trim?.[2]).toBeCloseTo(trim[0], 2);
    expect(document.trim?.[3]).toBeCloseTo(trim[1], 2);
    expect((await linesOf(pdf))[0]).toBe('राहुल & Priya');
  });

  test.each([
    [1920, 1080, 'a5'],
    [1080, 1920, 'a5'],
    [1920, 1080, '5x7'],
    [1080, 1920, '5x7'],
  ] as const)('shows a scene of %i×%i whole, inside the cut page of %s', (width, height, paper) => {
    const { trim, scene, ...page } = printPageOf({ width, height }, paper);
    expect(page.width > page.height).toBe(width > height);
    expect(scene.width / scene.height).toBeCloseTo(width / height, 6);
    expect(Math.min(scene.x - trim.x, scene.y - trim.y)).toBeGreaterThanOrEqual(9 * MM - 0.01);
    expect(Math.min(trim.x, trim.y)).toBeGreaterThanOrEqual(3 * MM);
  });
});

async function boxesOf(pdf: Uint8Array): Promise<{ numPages: number; media: number[]; trim: number[] | undefined }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const [page] = document.getPages();
  const [media, trim] = [page?.getMediaBox(), page?.getTrimBox()];
  return {
    numPages: document.getPageCount(),
    media: media ? [media.x, media.y, media.width, media.height] : [],
    trim: trim && [trim.x, trim.y, trim.width, trim.height],
  };
}

test('a card takes the best quality at which it is small enough', async () => {
  const asked: number[] = [];
  const encode = async (quality: number): Promise<Buffer> => {
    asked.push(quality);
    return Buffer.alloc(quality * 5_000);
  };
  expect((await smallEnough(encode)).length).toBe(CARD_LIMIT_BYTES);
  expect(asked).toEqual([92, 88, 84, 80]);
  await expect(smallEnough(encode, 10)).rejects.toMatchObject({ stage: 'cards', code: 'verify_failed', permanent: false });
});

test('a square card shows an upright scene whole, on a mat', async () => {
  const mat = squareOf({ width: 1080, height: 1920 });
  expect(mat.width).toBe(mat.height);
  expect(mat.scene.width / mat.scene.height).toBeCloseTo(1080 / 1920, 6);
  expect(Math.min(mat.scene.x, mat.scene.y)).toBeGreaterThan(0.04 * mat.width);
  const { animation, manifest } = await planOf({});
  const path = join(await newFolder(), 'square.jpg');
  const scene = manifest.scenes[0] as Scene;
  const upright = { ...animation, w: 1080, h: 1920 };
  const drawn = await drawSquareCard({ animation: upright, scene, path });
  expect(drawn).toEqual({ scene: 'Names', path, width: 1080, height: 1080 });
  expect(await loadImage(path)).toMatchObject({ width: 1080, height: 1080 });
  expect((await readFile(path)).length).toBeLessThanOrEqual(CARD_LIMIT_BYTES);
});

test('a small final has cards and a PDF at full size, and a loop without sound', async () => {
  const outDir = await newFolder();
  const { extras, findings, videoPath, frames } = await renderVideo({
    packageDir,
    spec: aSpec({ resolution: '480p', stills: false, watermark: 'brand' }),
    inputs: { photos: {} },
    outDir,
    forGuests: true,
  });
  if (!extras?.pdf || !extras.loop) throw new Error('the extras are missing');
  const { loop } = extras;
  expect(extras.missing).toEqual([]);
  expect(findings).toEqual([]);
  expect(extras.cards.map(({ scene, width, height }) => [scene, width, height])).toEqual([['Names', 1920, 1080]]);
  expect(extras.square).toBeUndefined();
  const [card] = extras.cards;
  expect(await loadImage(card?.path ?? '')).toMatchObject({ width: 1920, height: 1080 });
  expect((await readFile(card?.path ?? '')).length).toBeLessThanOrEqual(CARD_LIMIT_BYTES);
  expect(await loadImage(card?.thumbnail.path ?? '')).toMatchObject({ width: 427, height: 240 });
  expect([extras.pdf.pages, extras.pdf5x7?.pages]).toEqual([1, 1]);
  expect(extras.loop).toMatchObject({ frames: FIXTURE_FRAMES, width: 848, height: 476 });
  expect((await readFile(loop.path)).length).toBeLessThanOrEqual(LOOP_LIMIT_BYTES);
  expect(() => openTrack(loop.path, AVMEDIA_TYPE_AUDIO)).toThrow();
  const track = openTrack(loop.path, AVMEDIA_TYPE_VIDEO);
  expect([...track.packets()]).toHaveLength(FIXTURE_FRAMES);
  track.close();

  // What cannot be drawn as a PDF goes out without one.
  const without = await makeExtras({
    plan: { ...(await planOf({})), animation: {} as LottieAnimation },
    ...{ details: {}, brideFirst: false, outDir, clock: new StageClock(undefined), meter: new ProgressMeter(undefined) },
    video: { path: videoPath ?? '', size: { width: 854, height: 480 }, fps: 30, frames, comment: 'test', threads: 1 },
  });
  expect([without.cards.length, without.pdf, without.pdf5x7, without.loop?.frames]).toEqual([
    ...[1, undefined, undefined, FIXTURE_FRAMES],
  ]);
  expect(without.missing).toEqual(Array(2).fill('The animation cannot be drawn.'));
});
