import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeIsolation } from '@nimantran/kit/process/isolation';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drums, wav } from '../../../../infra/test-support/fixtures/sound-files.ts';
import { ALL, oneOfEach } from '../../../../infra/test-support/vitest/all-tests.ts';
import { RenderError } from '../../src/pipeline/errors.ts';
import type { RenderInputs } from '../../src/pipeline/render-video.ts';
import { runChild } from '../../src/worker/run-child.ts';
import { photo, writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const LIMITS = { seconds: 60, memoryMb: 3072 };
const isolation = probeIsolation('auto', 'RENDER_ISOLATION');
let goodPackage: string;

beforeAll(async () => {
  goodPackage = await writeFixtureTheme();
});

interface Hostile {
  packageDir?: string;
  photo?: Buffer;
  music?: Buffer;
  memoryMb?: number;
}

async function render({ packageDir = goodPackage, photo: file, music, memoryMb }: Hostile) {
  const inDir = await mkdtemp(join(tmpdir(), 'hostile-in-'));
  const inputs: RenderInputs = { photos: {} };
  if (file) {
    inputs.photos.couple = join(inDir, 'photo');
    await writeFile(inputs.photos.couple, file);
  }
  if (music) {
    inputs.music = join(inDir, 'music');
    await writeFile(inputs.music, music);
  }
  const spec = aSpec({ music: music ? { object_key: 'x', start_seconds: 0.3 } : null, bride_first: true, stills: false });
  const outDir = await mkdtemp(join(tmpdir(), 'hostile-out-'));
  const limits = { ...LIMITS, memoryMb: memoryMb ?? LIMITS.memoryMb };
  return runChild({ request: { packageDir, spec, inputs, outDir, now: '2030-01-01T00:00:00Z' }, limits, isolation });
}

async function packageWith(change: (animation: { layers: object[]; assets: object[] }) => string | undefined): Promise<string> {
  const dir = await writeFixtureTheme();
  const path = join(dir, 'animation.json');
  const animation = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, change(animation) ?? JSON.stringify(animation));
  return dir;
}

const shows = (refId: string) => ({ ty: 0, refId, w: 10, h: 10, ip: 0, op: 45, st: 0, ks: {} });

describe('the process of a job refuses what is hostile, and the next job is rendered', () => {
  // Each job has a process of its own, so `make test` renders once after all of them.
  (ALL ? afterEach : afterAll)(async () => {
    const output = await render({ photo: photo(300, 300), music: wav({ seconds: 3, value: drums(120) }) });
    expect(output.durationSeconds).toBeCloseTo(1.5, 1);
  });

  const refused: readonly [title: string, code: string, message: RegExp, hostile: () => Promise<Hostile>][] = [
    [
      'compositions doubled thirty times',
      'theme_invalid',
      /more than 4000 layers/,
      async () => ({
        packageDir: await packageWith((animation) => {
          for (let level = 0; level < 30; level += 1)
            animation.assets.push({ id: `c${level}`, layers: [shows(`c${level + 1}`), shows(`c${level + 1}`)] });
          animation.assets.push({ id: 'c30', layers: [] });
          animation.layers.push(shows('c0'));
          return undefined;
        }),
      }),
    ],
    [
      'JSON of a hundred thousand levels',
      'theme_invalid',
      /nested deeper/,
      async () => ({
        packageDir: await packageWith(() => '['.repeat(100_000)),
      }),
    ],
    [
      'a font cut off',
      'theme_invalid',
      /NotoSans_600SemiBold\.ttf is cut off/,
      async () => {
        const dir = await writeFixtureTheme();
        const font = join(dir, 'fonts', 'NotoSans_600SemiBold.ttf');
        await writeFile(font, (await readFile(font)).subarray(0, 9000));
        return { packageDir: dir };
      },
    ],
    [
      'a photo that claims 65,000 pixels a side',
      'photo_invalid',
      /65000 × 65000 pixels/,
      async () => {
        const file = photo(40, 40);
        const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
        file.writeUInt32BE(0xfde8fde8, frame + 5);
        return { photo: file };
      },
    ],
    [
      'a playlist for a song',
      'music_invalid',
      /^The customer's music cannot be used\. The file is not a sound file/,
      async () => ({
        music: Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n'),
      }),
    ],
    [
      'a song that is infinitely loud',
      'music_invalid',
      /values that are not sound/,
      async () => ({
        music: wav({ seconds: 3, value: () => Number.POSITIVE_INFINITY }),
      }),
    ],
    [
      'a theme whose own track is none',
      'theme_invalid',
      /^The theme's music\.wav cannot be used/,
      async () => {
        const dir = await writeFixtureTheme();
        await writeFile(join(dir, 'music.wav'), 'la la la');
        return { packageDir: dir };
      },
    ],
  ];
  test.each(oneOfEach(refused, ([, code]) => code))('%s', async (_, code, message, hostile) => {
    const error = await render(await hostile()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ code, permanent: true });
    expect(error instanceof Error ? error.message : '').toMatch(message);
  });

  test.runIf(process.platform === 'linux')('a photo that needs more memory than its job may take', async () => {
    await expect(render({ photo: photo(5000, 5000), memoryMb: 120 })).rejects.toMatchObject({
      code: 'memory_exceeded',
      permanent: true,
    });
  });
});
