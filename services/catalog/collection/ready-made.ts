import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeM4a } from './kit/music/encode-m4a.ts';
import type { Score } from './kit/music/score.ts';
import { addSources, HERE } from './sources.ts';

/** Every track of the collection, encoded: playing them takes longer than everything else that packages are made of. */
const FOLDER = join(HERE, 'ready-made');
const STAMP = join(FOLDER, 'made-from.txt');

let fresh: Promise<boolean> | undefined;

/** The track's file, unless the code that plays the music has changed since it was made. */
export async function readyMadeTrack(score: Score): Promise<Uint8Array | undefined> {
  fresh ??= isFresh();
  return (await fresh) ? readFile(fileOf(score)).catch(() => undefined) : undefined;
}

/** Whether the files come from the music's present sources. */
export async function isFresh(): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === `${await hashOfMusic()}\n`;
}

/** Plays and writes all tracks; yields each file. */
export async function* makeTracks(scores: Iterable<Score>): AsyncGenerator<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  for (const score of scores) {
    await writeFile(fileOf(score), await encodeM4a(score.play(), score.title));
    yield fileOf(score);
  }
  await writeFile(STAMP, `${await hashOfMusic()}\n`);
}

function fileOf({ title }: Score): string {
  return join(FOLDER, `${title.toLowerCase().replaceAll(' ', '-')}.m4a`);
}

/** Covers the instruments, the tracks, the scores that belong to single themes, and the encoder. */
async function hashOfMusic(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['kit/music', 'music']) await addSources(hash, join(HERE, folder));
  const files = (await readdir(join(HERE, 'themes'), { recursive: true })).filter((file) => file.endsWith('/score.ts'));
  for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(join(HERE, 'themes', file)));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(HERE, '../package.json'), 'utf8'),
  );
  return hash.update(`node-av ${dependencies['node-av']}`).digest('hex');
}
