import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, LottieAnimation } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { CORPUS_NAMES, type CorpusName, writeCorpus, writeCorpusTheme } from '../../corpus/corpus.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { check } from '../../src/stages/find-problems.ts';
import { outline } from '../../src/stages/outline-text.ts';

const root = mkdtempSync(join(tmpdir(), 'corpus-'));
const SMALL = 0.125;
/** One of each kind for every change, all of them before a release. */
const NAMES = shortOrAll<readonly CorpusName[]>(['text-heavy', 'portrait', 'six-scenes', 'bodymovin'], CORPUS_NAMES);
let dirs: Map<string, string>;

beforeAll(async () => {
  dirs = new Map((await writeCorpus(join(root, 'first'), NAMES)).map(({ name, dir }) => [name, dir]));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function hashOf(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.sort()) hash.update(path.slice(dir.length)).update(await readFile(path));
  return hash.digest('hex');
}

async function boundTheme(dir: string, details: 'sample' | Record<string, string> = 'sample') {
  const themePackage = openThemePackage(dir);
  const spec = { details, bride_first: false, colors: {} };
  const bound = await bind({ themePackage, spec, photos: {}, scale: SMALL });
  return { themePackage, bound, outlined: outline(bound.animation, themePackage) };
}

describe.each([...NAMES])('the theme %s', (name) => {
  let sample: ReturnType<typeof boundTheme> | undefined;
  const boundSample = () => {
    sample ??= boundTheme(dirs.get(name) ?? '');
    return sample;
  };

  test('opens, and its samples give nothing to find fault with', async () => {
    const { themePackage, bound, outlined } = await boundSample();
    const { manifest } = themePackage;
    const findings = check({ manifest, bound, reports: outlined.reports, now: new Date('2026-06-01T00:00:00Z') });
    expect(findings).toEqual([]);
    expect(outlined.reports.length).toBeGreaterThanOrEqual(manifest.scenes.length);
    expect(manifest.scenes.map((scene) => scene.first_frame)).toEqual([
      0,
      ...manifest.scenes.slice(0, -1).map((scene) => scene.last_frame + 1),
    ]);
    expect(manifest.scenes.at(-1)?.last_frame).toBe(manifest.frames - 1);
  });

  test('shows another picture in each scene', async () => {
    const { themePackage, outlined } = await boundSample();
    const { manifest } = themePackage;
    const [width, height] = [manifest.width / 8, manifest.height / 8];
    const context = createCanvas(width, height).getContext('2d');
    const player = LottieAnimation.loadFromData(JSON.stringify(outlined.animation));
    const seen = new Set<string>();
    for (const scene of manifest.scenes) {
      context.clearRect(0, 0, width, height);
      player.seekFrame(scene.still_frame);
      player.render(context, { x: 0, y: 0, width, height });
      const pixels = Buffer.from(context.getImageData(0, 0, width, height).data);
      const shades = new Set<number>();
      for (let at = 0; at < pixels.length; at += 64) shades.add(pixels.readUInt32LE(at));
      expect(shades.size).toBeGreaterThan(100);
      seen.add(createHash('sha256').update(pixels).digest('hex'));
    }
    expect(seen.size).toBe(manifest.scenes.length);
  });

  test('is the same bytes when it is written again', async () => {
    const again = await writeCorpusTheme(name, join(root, 'second', name));
    expect(await hashOf(again)).toBe(await hashOf(dirs.get(name) ?? ''));
  });
});

test('one scene of six alone depends on the note about the place', async () => {
  const dir = dirs.get('six-scenes') ?? '';
  const sample = Object.fromEntries(openThemePackage(dir).manifest.fields.map((field) => [field.key, field.sample]));
  const before = await boundTheme(dir, sample);
  const after = await boundTheme(dir, { ...sample, venue_note: 'Please come by the south gate' });
  const changed = (before.outlined.animation.assets ?? []).filter(
    (asset, index) => JSON.stringify(asset) !== JSON.stringify(after.outlined.animation.assets?.[index]),
  );
  expect(changed.map((asset) => asset.id)).toEqual(['scene 6']);
});
