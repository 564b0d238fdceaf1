import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCheckFolder, fetchOutputs } from '../../src/checks/check-folder.ts';

let place: string;
let folder: string;
let files: { input: string; outputs: Record<string, string> };
beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'check-folder-test-'));
  folder = path.join(place, 'check');
  await mkdir(folder);
  await writeFile(path.join(place, 'secret'), 'a secret of the service');
  files = { input: path.join(place, 'input'), outputs: { 'photo.jpg': path.join(place, 'taken.jpg') } };
});
afterEach(() => rm(place, { recursive: true, force: true }));

it('takes what a check wrote', async () => {
  await writeFile(path.join(folder, 'photo.jpg'), 'a photo');
  await fetchOutputs(folder, files);
  expect(await readFile(path.join(place, 'taken.jpg'), 'utf8')).toBe('a photo');
});

it.each<[string, (made: string) => Promise<unknown>]>([
  ['a link by name', (made) => symlink(path.join(place, 'secret'), made)],
  ['a link to a file elsewhere', (made) => link(path.join(place, 'secret'), made)],
  ['a folder', (made) => mkdir(made)],
  ['a file larger than any photo or track', (made) => writeFile(made, '').then(() => truncate(made, 65 * 1024 * 1024))],
  ['nothing', async () => undefined],
])('takes %s from no check', async (_what, make) => {
  await make(path.join(folder, 'photo.jpg'));
  await expect(fetchOutputs(folder, files)).rejects.toThrow();
  expect(await readdir(place)).not.toContain('taken.jpg');
});

it('clears away what a service that was killed left of uploads, and spares what is new', async () => {
  const made = await Promise.all(['check', 'incoming'].map((name) => mkdtemp(path.join(os.tmpdir(), `nimantran-${name}-`))));
  const young = await mkdtemp(path.join(os.tmpdir(), 'nimantran-incoming-'));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const left of made) await utimes(left, longAgo, longAgo);
  const opened = await createCheckFolder();
  try {
    const there = await readdir(os.tmpdir());
    expect(made.map((left) => there.includes(path.basename(left)))).toEqual([false, false]);
    expect(there).toContain(path.basename(young));
  } finally {
    for (const each of [...made, young, opened]) await rm(each, { recursive: true, force: true });
  }
});
