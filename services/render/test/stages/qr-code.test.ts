import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import { LEAST_CODE_PX, type ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { MOST_CODE_LETTERS, RenderSpec } from '@nimantran/proto/jobs/render';
import jsqr from 'jsqr';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { codePlaceFindings } from '../../src/lint/lint-code.ts';
import { lintTheme } from '../../src/lint/lint-theme.ts';
import { codeTextFindings, longestTexts } from '../../src/lint/longest-text.ts';
import { codeOf, isCode } from '../../src/lottie/qr-code.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { verifyCode } from '../../src/stages/verify-code.ts';
import { FIXTURE_FRAMES, fixtureManifest, writeFixtureTheme } from '../support/fixture-theme.ts';
import { readEnd } from '../support/read-code.ts';
import { aSpec } from '../support/spec.ts';

const { default: jsQR } = jsqr;
const ADDRESS = 'https://nimantran.example/i/Zr9dK2mWqX7cVb4NfT0sLg';
const LONGEST = `https://${'long-name-of-a-shop.'.repeat(2)}example/i/`.padEnd(MOST_CODE_LETTERS, 'x');
const PLACE = { x: 1_500, y: 60, size: LEAST_CODE_PX };
const withPlace = (manifest: ThemeManifest): void => {
  manifest.qr = PLACE;
};

describe('the code of an address in the last scene', () => {
  test.each(shortOrAll([LONGEST], [LONGEST, ADDRESS]))(
    'is read from the encoded video of 480p, from the copy for WhatsApp and from the card, at the smallest size: %s',
    async (qr_address) => {
      const { videoPath, copy, extras } = await renderVideo({
        packageDir: await writeFixtureTheme(withPlace),
        spec: aSpec({ stills: false, qr_address }),
        inputs: { photos: {} },
        outDir: await mkdtemp(join(tmpdir(), 'code-test-')),
        forGuests: true,
      });
      expect([readEnd(videoPath ?? ''), readEnd(copy?.path ?? '')]).toEqual([qr_address, qr_address]);
      const card = await loadImage(extras?.cards[0]?.path ?? '');
      const context = createCanvas(card.width, card.height).getContext('2d');
      context.drawImage(card, 0, 0);
      const { data } = context.getImageData(0, 0, card.width, card.height);
      expect(jsQR(data, card.width, card.height)?.data).toBe(qr_address);
    },
  );

  test('is refused where it says something else than its address', async () => {
    const { videoPath = '' } = await renderVideo({
      packageDir: await writeFixtureTheme(withPlace),
      spec: aSpec({ stills: false, qr_address: ADDRESS }),
      inputs: { photos: {} },
      outDir: await mkdtemp(join(tmpdir(), 'code-test-')),
    });
    const source = { width: 1920, height: 1080 };
    const verifying = (address: string) => () =>
      verifyCode({
        ...{ path: videoPath, frames: FIXTURE_FRAMES, fps: 30, source, stage: 'verify' as const, name: 'video' },
        code: { place: PLACE, address },
      });
    expect(verifying(ADDRESS)).not.toThrow();
    expect(verifying(`${ADDRESS}x`)).toThrow('The code in the last scene of the video cannot be read.');
  });

  test('is drawn only for an address', async () => {
    const hasCode = async (change: Partial<RenderSpec>): Promise<boolean> => {
      const themePackage = openThemePackage(await writeFixtureTheme(withPlace));
      const job = { themePackage, spec: aSpec(change), photos: {}, scale: 1, now: new Date('2030-01-01') };
      const { animation, stack } = await planVideo(job, new StageClock(undefined));
      expect(JSON.stringify(stack.nodes).includes('"personal":true')).toBe(animation.layers.some(isCode));
      return animation.layers.some(isCode);
    };
    expect(await hasCode({ qr_address: ADDRESS })).toBe(true);
    expect(await hasCode({})).toBe(false);
  });

  test('is a square of dark and light modules with its three corners', () => {
    const code = codeOf(ADDRESS);
    expect(code).toHaveLength(33);
    const corner = (row: number, column: number) => [0, 1, 3].map((step) => code[row + step]?.[column + step]);
    for (const [row, column] of [
      [0, 0],
      [0, 26],
      [26, 0],
    ] as const)
      expect(corner(row, column)).toEqual([true, false, true]);
  });

  test.each(['ftp://nimantran.example', 'javascript:alert(1)', 'https://nimantran.example/ a', `https://${'x'.repeat(77)}`])(
    'is not made of %s',
    (qr_address) => {
      expect(Value.Check(RenderSpec, aSpec({ qr_address }))).toBe(false);
    },
  );
});

describe('the linter, of a place for a code', () => {
  const told = (findings: readonly LintFinding[]): string[] =>
    findings.filter(({ path }) => path === 'qr').map(({ severity, message }) => `${severity}: ${message}`);
  const ofPlace = (change: (manifest: ThemeManifest) => void): string[] => {
    const manifest = fixtureManifest();
    change(manifest);
    return told(codePlaceFindings(manifest));
  };
  const at = (x: number, y: number, size: number) => (manifest: ThemeManifest) => {
    manifest.qr = { x, y, size };
  };

  test('finds too little time, and a last scene that can be left out', () => {
    const found = ofPlace((manifest) => {
      withPlace(manifest);
      manifest.scenes = manifest.scenes.map((scene) => ({ ...scene, only_with: ['message'] }));
    });
    expect(found).toEqual([
      'error: The code would be seen for 4 frames; people need at least 45 to point a phone at it.',
      'error: The last scene can be left out, and the code with it.',
    ]);
  });

  test('finds a place beyond the edge of the picture and the watermark', () => {
    const beyond = 'error: The place is not within the inner 92 % of the picture.';
    expect(ofPlace(at(1_700, 100, 320))).toContain(beyond);
    expect(ofPlace(at(100, 10, 320))).toContain(beyond);
    expect(ofPlace(at(1_540, 710, 320))).toContain('warning: The place covers the mark in the lower right corner.');
  });

  test('finds texts that run into the place, the longest too', async () => {
    const withNames = (place: ReturnType<typeof at>) =>
      writeFixtureTheme((manifest) => {
        place(manifest);
        // The longest text of each is looked for.
        for (const field of manifest.fields) if (field.kind !== 'name') field.max_length = Math.min(field.max_length, 20);
      });
    const { findings } = await lintTheme(await withNames(at(800, 250, 300)));
    expect(told(findings)).toContain('error: The text “names” runs into the place.');
    const themePackage = openThemePackage(await withNames(at(1_520, 250, 300)));
    const longest = told(codeTextFindings(longestTexts(themePackage), themePackage));
    expect(longest.join()).toMatch(/error: “(?:Groom|Bride)” of \d+ characters \(\w+\) runs into the place\./);
  });
});
