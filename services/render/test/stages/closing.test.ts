import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THEME_LANGUAGES } from '@nimantran/proto/domain/theme';
import { LEAST_CODE_PX, type ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { MOST_CODE_LETTERS, type RenderSpec } from '@nimantran/proto/jobs/render';
import { describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo, type VideoPlan } from '../../src/pipeline/plan-video.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { planSegments, type SegmentPlan } from '../../src/segments/plan-segments.ts';
import type { SegmentShelf } from '../../src/segments/shelf.ts';
import { closingWords } from '../../src/stages/closing.ts';
import { openPainter } from '../../src/stages/draw-stills.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';
import { planSound } from '../../src/stages/sound.ts';
import { layoutText } from '../../src/text/layout.ts';
import { FIXTURE_FRAMES, writeFixtureTheme } from '../support/fixture-theme.ts';
import { readEnd } from '../support/read-code.ts';
import { aSpec } from '../support/spec.ts';

const ADDRESS = 'https://nimantran.example/i/Zr9dK2mWqX7cVb4NfT0sLg';
const LONGEST = `https://${'long-name-of-a-shop.'.repeat(2)}example/i/`.padEnd(MOST_CODE_LETTERS, 'x');
const SIZE = { width: 480, height: 270 };
const DETAILS = { groom: 'Rohan', bride: 'Priya', date: '2030-12-07' };

const packageDir = await writeFixtureTheme();

async function planOf(
  change: Partial<RenderSpec>,
  manifest?: (manifest: ThemeManifest) => void,
  frame?: number,
): Promise<VideoPlan> {
  const themePackage = openThemePackage(manifest ? await writeFixtureTheme(manifest) : packageDir);
  const job = { themePackage, spec: aSpec(change), photos: {}, scale: 0.25, now: new Date('2030-01-01') };
  return planVideo(frame === undefined ? job : { ...job, frameOf: () => frame }, new StageClock(undefined));
}

function piecesOf({ stack, parts, manifest }: VideoPlan): SegmentPlan[] {
  return planSegments(stack, parts, manifest.frames, videoSettings(SIZE, '480p', 30));
}

const closingOf = ({ parts, manifest }: VideoPlan) => ({ first: parts.at(-1)?.first_frame ?? 0, frames: manifest.frames });

describe('the closing of a film', () => {
  test('follows the last scene of a theme without a place for the code, and only for an address', async () => {
    const closed = await planOf({ qr_address: ADDRESS });
    expect(closingOf(closed).first).toBe(FIXTURE_FRAMES);
    const seconds = (closed.manifest.frames - FIXTURE_FRAMES) / 30;
    expect(seconds).toBeGreaterThan(3.4);
    expect(seconds).toBeLessThan(5.2);
    expect(closed.code?.address).toBe(ADDRESS);
    expect(closed.manifest.scenes.at(-1)?.last_frame).toBe(FIXTURE_FRAMES - 1);
    const without = await planOf({});
    expect(without).toMatchObject({ code: undefined, manifest: { frames: FIXTURE_FRAMES } });
    expect(without.parts).toEqual(without.manifest.scenes);
  });

  test("leaves a theme's own place to the code, unless the scene with it is cut", async () => {
    const place = { x: 1_500, y: 60, size: LEAST_CODE_PX };
    const placed = await planOf({ qr_address: ADDRESS }, (manifest) => Object.assign(manifest, { qr: place }));
    expect(placed).toMatchObject({ code: { place }, manifest: { frames: FIXTURE_FRAMES } });
    const cut = await planOf({ qr_address: ADDRESS, details: DETAILS }, (manifest) => {
      manifest.qr = place;
      manifest.scenes = [
        { name: 'Names', first_frame: 0, last_frame: 23, still_frame: 20 },
        { name: 'Words', first_frame: 24, last_frame: FIXTURE_FRAMES - 1, still_frame: 40, only_with: ['message'] },
      ];
    });
    expect(closingOf(cut).first).toBe(24);
    expect(cut.code?.place).not.toEqual(place);
  });

  test('is no part of a live still', async () => {
    expect(await planOf({ qr_address: ADDRESS }, undefined, 40)).toMatchObject({
      code: undefined,
      manifest: { frames: FIXTURE_FRAMES },
    });
  });

  test('leaves the pieces before it as they are; its own pieces name the address and belong to the order', async () => {
    const piecesWith = async (change: Partial<RenderSpec>) => piecesOf(await planOf(change));
    const film = await piecesWith({});
    const closed = await piecesWith({ qr_address: ADDRESS });
    expect(closed.slice(0, film.length)).toEqual(film);
    expect(closed[film.length]?.first).toBe(FIXTURE_FRAMES);
    expect(film.map(({ personal }) => personal)).toEqual(film.map(() => false));
    expect(closed.at(-1)?.personal).toBe(true);
    const other = await piecesWith({ qr_address: LONGEST });
    expect(other.at(-1)?.hash).not.toBe(closed.at(-1)?.hash);
    // The background shows a customer's words too.
    const ordered = await piecesWith({ qr_address: ADDRESS, details: DETAILS });
    expect(ordered.slice(film.length).map(({ personal }) => personal)).toEqual(ordered.slice(film.length).map(() => true));
  });

  test('is drawn again when the words below it change', async () => {
    const [one, two] = await Promise.all(
      ['Priya', 'Asha'].map(async (bride) => piecesOf(await planOf({ qr_address: ADDRESS, details: { ...DETAILS, bride } }))),
    );
    expect(one?.at(-1)?.hash).not.toBe(two?.at(-1)?.hash);
  });

  test('lies dark and blurred below a white card, with the mark on it', async () => {
    const { stack, manifest, code } = await planOf({ qr_address: ADDRESS, watermark: 'brand' });
    const painter = openPainter(stack, manifest, SIZE);
    const lightAt = async (frame: number): Promise<(x: number, y: number) => number> => {
      painter.draw(frame);
      const pixels = Buffer.from(painter.pixels());
      await painter.rest();
      return (x, y) => pixels[(Math.round(y) * SIZE.width + Math.round(x)) * 4 + 1] ?? 0;
    };
    const film = await lightAt(FIXTURE_FRAMES - 1);
    const first = await lightAt(FIXTURE_FRAMES);
    const end = await lightAt(manifest.frames - 1);
    const place = code?.place ?? { x: 0, y: 0, size: 0 };
    const photo = [45, 185] as const;
    expect(first(...photo)).toBe(film(...photo));
    expect(end(...photo)).toBeLessThan(film(...photo) * 0.8);
    expect(end(place.x / 4 + 4, place.y / 4 + 4)).toBe(255);
    // The edges are as light as their neighbourhood.
    for (const [x, y] of [
      [0, 100],
      [SIZE.width - 1, 100],
    ] as const)
      expect(Math.abs(end(x, y) - end(Math.abs(x - 8), y))).toBeLessThan(6);
    const corner = (light: typeof end): number =>
      Math.max(
        ...Array.from({ length: 100 * 12 }, (_, at) =>
          light(SIZE.width - 110 + (at % 100), SIZE.height - 24 + Math.floor(at / 100)),
        ),
      );
    expect(corner(end)).toBeGreaterThan(150);
  });

  test('has its sound: the music fades at the new end', async () => {
    const { manifest } = await planOf({ qr_address: ADDRESS });
    expect((await planSound({ dir: packageDir, manifest }, undefined)).job.seconds).toBe(manifest.frames / 30);
  });

  test.each(THEME_LANGUAGES)('has a line for themes in %s that every sign is drawn of, on two lines', (language) => {
    const style = {
      fonts: { theme: undefined, weight: 500 as const },
      size: 46,
      lineHeight: 58,
      tracking: 0,
      alignment: 'center' as const,
      baselineShift: 0,
    };
    const room = { kind: 'box' as const, x: 0, y: 0, width: 500, height: 138, vertical: 'center' as const };
    const { missing, overflows, lines, size } = layoutText(closingWords(language), style, room, 23);
    expect({ missing, overflows, lines }).toEqual({ missing: [], overflows: false, lines: 2 });
    expect(size).toBeGreaterThan(30);
  });

  test.each(shortOrAll([LONGEST], [LONGEST, ADDRESS]))(
    'alone is drawn for a film that was made without it, and its code is read from film and copy at 480p: %s',
    async (qr_address) => {
      const dir = await mkdtemp(join(tmpdir(), 'closing-test-'));
      const kept = new Map<string, string>();
      const shelf: SegmentShelf = {
        find: async (segments) => new Map([...kept].filter(([hash]) => segments.some((segment) => segment.hash === hash))),
        keep: async (hash, path) => {
          kept.set(hash, join(dir, `${hash}.mp4`));
          await copyFile(path, join(dir, `${hash}.mp4`));
        },
      };
      const render = async (change: Partial<RenderSpec>) =>
        renderVideo({
          ...{
            packageDir,
            spec: aSpec({ stills: true, ...change }),
            inputs: { photos: {} },
            shelf,
            forGuests: true,
          },
          outDir: await mkdtemp(join(tmpdir(), 'closing-test-')),
        });
      const film = await render({});
      const closed = await render({ qr_address });
      // Its sound is longer too.
      expect(closed.segments.reused).toBe(film.segments.total - 1);
      expect(closed.frames).toBeGreaterThan(film.frames);
      expect(closed.durationSeconds).toBeCloseTo(closed.frames / 30, 2);
      expect(closed.drawnFrames).toBeLessThan(60);
      expect(closed.stills.map(({ frame }) => frame)).toEqual([40]);
      expect(closed.extras).toMatchObject({
        missing: [],
        cards: [{ scene: 'Names' }],
        pdf: { pages: 1 },
        loop: { frames: FIXTURE_FRAMES },
      });
      expect([readEnd(closed.videoPath ?? ''), readEnd(closed.copy?.path ?? '')]).toEqual([qr_address, qr_address]);
    },
    60_000,
  );
});
