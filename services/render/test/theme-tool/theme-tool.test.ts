import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL, beforeRelease } from '../../../../infra/test-support/vitest/all-tests.ts';
import { photo, writeFixtureTheme, zipEntries } from '../support/fixture-theme.ts';

const TOOL = fileURLToPath(new URL('../../src/commands/theme.ts', import.meta.url));
const LIMIT_MS = 60_000;

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs the tool with its own temporary folder, and returns the files it left there. */
async function theme(...args: string[]): Promise<Ran & { left: string[] }> {
  const temp = await scratch();
  const ran = await new Promise<Ran>((resolve) => {
    const env = { ...process.env, TMPDIR: temp };
    execFile(process.execPath, [TOOL, ...args], { env, timeout: LIMIT_MS }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err });
    });
  });
  return { ...ran, left: readdirSync(temp) };
}

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

async function scratch(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'theme-tool-test-'));
  made.push(dir);
  return dir;
}

const shorter = (manifest: ThemeManifest): void => {
  for (const field of manifest.fields) field.max_length = Math.min(field.max_length, field.kind === 'long_text' ? 90 : 40);
};

let folder: string;
let zip: string;
beforeAll(async () => {
  folder = await writeFixtureTheme(shorter);
  zip = join(await scratch(), 'theme.zip');
  await writeFile(zip, zipSync(await zipEntries(folder)));
});

describe('npm run theme', { timeout: LIMIT_MS }, () => {
  test('lint of a zip says what fits, and leaves nothing behind', async () => {
    const ofZip = await theme('lint', zip);
    expect(ofZip).toMatchObject({ code: 0, err: '', left: [] });
    expect(ofZip.out).toContain('0 errors, 0 warnings, 0 notes');
    expect(ofZip.out).toMatch(/message +90 +90 +90/);
    // The next case lints a folder each time.
    if (ALL) expect(await theme('lint', folder)).toEqual(ofZip);
  });

  test('lint ends with 1 where there are errors, and says where and what to do', async () => {
    const faulty = await writeFixtureTheme((manifest) => {
      shorter(manifest);
      manifest.fields.push({ key: 'rsvp', label: 'RSVP', kind: 'text', required: false, max_length: 20, sample: '' });
    });
    const { code, out } = await theme('lint', faulty);
    expect(code).toBe(1);
    expect(out).toContain(
      'error unused_field  fields.rsvp\n  “RSVP” is asked for but never shown.\n  → Name a text layer “text:rsvp”',
    );
    // The same report as data: `make test` reads it below, where it costs no drawing.
    if (!ALL) return;
    const json = await theme('lint', faulty, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ findings: [{ code: 'unused_field', severity: 'error', path: 'fields.rsvp' }] });
  });

  test('lint of what is no package is a finding', async () => {
    const noZip = join(await scratch(), 'theme.zip');
    await writeFile(noZip, 'no zip');
    const { code, out } = await theme('lint', noZip, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ findings: [{ code: 'package', severity: 'error' }] });
  });

  test('stills: a picture a scene and a contact sheet, with a customer’s details', async () => {
    const dir = await scratch();
    const details = join(dir, 'details.json');
    await writeFile(join(dir, 'couple.jpg'), photo(500, 400));
    const words = { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', message: 'See you on Sunday' };
    await writeFile(details, JSON.stringify({ details: words, photos: { couple: 'couple.jpg' } }));
    const { code, out } = await theme('stills', zip, '--out', join(dir, 'out'), '--resolution', '480p', '--details', details);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      stills: [{ scene: 'Names', frame: 40 }],
      findings: [{ code: 'weekday_mismatch', field: 'message' }],
    });
    expect(readdirSync(join(dir, 'out')).sort()).toEqual(['contact-sheet.png', 'still-01.jpg']);
    const sheet = await loadImage(await readFile(join(dir, 'out', 'contact-sheet.png')));
    expect([sheet.width, sheet.height]).toEqual([832, 482]);
  });

  test('preview: a video of the samples', async () => {
    const dir = await scratch();
    const { code, out, left } = await theme('preview', zip, '--out', dir);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ width: 854, height: 480, frames: 45, durationSeconds: 1.5 });
    expect(readdirSync(dir)).toContain('video.mp4');
    expect(left).toEqual([]);
  });

  test('bench: what a frame costs', async () => {
    const { code, out, left } = await theme('bench', folder, '--resolution', '480p');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^45 frames at 480p; \d+ of them drawn.*\ndrawing +\d+\.\d ms a drawn frame\nencoding +\d+\.\d ms a frame\nwhole +\d+\.\d s/,
    );
    expect(left).toEqual([]);
  });

  test.each([
    [['paint', 'x'], 'Name a command and a package'],
    [['preview', 'x', '--out', 'y', '--resolution', '8k'], '480p, 720p, 1080p, 2160p'],
    ...beforeRelease<[string[], string]>(
      [['lint'], 'Name a command and a package'],
      [['lint', 'x', '--colour'], '--colour'],
      [['stills', 'x'], '--out'],
      [['preview', 'x', '--out', 'y', '--details', '/nowhere.json'], '/nowhere.json'],
    ),
  ] as [string[], string][])('%j is answered with what may be written', async (args, hint) => {
    const { code, err } = await theme(...args);
    expect(code).toBe(2);
    expect(err).toContain(hint);
    expect(err).toContain('npm run theme --');
  });

  test('a source that is not there', async () => {
    expect(await theme('lint', '/nowhere/theme.zip')).toMatchObject({
      code: 1,
      err: 'There is no folder or zip at /nowhere/theme.zip.\n',
    });
  });
});
