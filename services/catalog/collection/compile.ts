import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { animationFileOf, layoutsOf } from '@nimantran/proto/domain/layout';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { Errors } from 'typebox/value';
import { encodeM4a } from './kit/music/encode-m4a.ts';
import type { Score } from './kit/music/score.ts';
import { silence } from './kit/music/sound.ts';
import type { SamplePicture, Theme } from './kit/theme.ts';
import { FONTS } from './kit/type-pairings.ts';
import { SPRITES_FOLDER } from './props/sprites.ts';
import { readyMadeTrack } from './ready-made.ts';
import { addSources, HERE } from './sources.ts';
import { inOrderOfSale, loadTheme } from './themes.ts';

const require = createRequire(import.meta.url);
/** A hash of a package's sources, stored in its folder, so that an unchanged theme is not compiled again. */
const STAMP = '.made-from';
const JPEG_QUALITY = 88;
/** The folder of rendered props in a package. */
const SPRITES = 'props/';

export interface CompiledTheme {
  slug: string;
  id: number;
  /** The package folder. */
  dir: string;
  /** False if the folder was already up to date. */
  written: boolean;
}

/** Compiles the named themes of the collection, or all, into `outDir/<slug>`; yields each as soon as it is ready, popular ones first. */
export async function* compileCollection(outDir: string, slugs?: readonly string[]): AsyncGenerator<CompiledTheme> {
  for (const slug of await inOrderOfSale(slugs)) yield await compileTheme(await loadTheme(slug), outDir);
}

/**
 * Writes a theme's package to `outDir/<slug>`: theme.json, an animation for each layout, fonts with their licences, rendered
 * props, sample pictures, music. The same sources give the same bytes. An up-to-date folder is left unchanged; a new one appears completely or not at all. With
 * `silent`, a second of silence replaces the music, which takes longest to make.
 */
export async function compileTheme(theme: Theme, outDir: string, options: { silent?: boolean } = {}): Promise<CompiledTheme> {
  const dir = join(outDir, theme.slug);
  const hash = await hashOf(theme, options.silent ?? false);
  const stamp = await readFile(join(dir, STAMP), 'utf8').catch(() => '');
  const result = { slug: theme.slug, id: theme.manifest.id, dir };
  if (stamp === hash) return { ...result, written: false };
  const files = await packageFiles(theme, options);
  const next = `${dir}.next-${process.pid}`;
  await rm(next, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(next, name)), { recursive: true });
    await writeFile(join(next, name), bytes);
  }
  await writeFile(join(next, STAMP), hash);
  await rm(dir, { recursive: true, force: true });
  await rename(next, dir);
  return { ...result, written: true };
}

/** The files of a package, sorted by name. */
export async function packageFiles(theme: Theme, { silent = false } = {}): Promise<Map<string, Uint8Array>> {
  const { manifest } = theme;
  const [problem] = Errors(ThemeManifest, manifest);
  if (problem) throw new Error(`The manifest of ${theme.slug} is wrong at ${problem.instancePath || '/'}: ${problem.message}.`);
  const files = new Map<string, Uint8Array>();
  for (const [index, layout] of layoutsOf(manifest).entries())
    files.set(animationFileOf(manifest, layout), Buffer.from(JSON.stringify(index === 0 ? theme.animation : theme.second)));
  for (const [name, bytes] of await fontFilesOf(manifest)) files.set(name, bytes);
  files.set(manifest.music.file, await (silent ? encodeM4a(silence(1), 'Silence') : musicOf(theme.score)));
  for (const file of spritesOf(theme)) files.set(`${SPRITES}${file}`, await readFile(join(SPRITES_FOLDER, file)));
  for (const sample of theme.samples) files.set(`samples/${sample.file}`, drawn(sample));
  files.set('theme.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  return files;
}

const encoded = new WeakMap<Score, Promise<Uint8Array>>();

/** Themes share tracks: each is read or played once. */
function musicOf(score: Score): Promise<Uint8Array> {
  const known = encoded.get(score);
  if (known) return known;
  const made = readyMadeTrack(score).then((track) => track ?? encodeM4a(score.play(), score.title));
  encoded.set(score, made);
  return made;
}

async function fontFilesOf(manifest: ThemeManifest): Promise<[string, Uint8Array][]> {
  const files: [string, Uint8Array][] = [];
  for (const [name, file] of Object.entries(manifest.fonts)) {
    const font = Object.values(FONTS).find((candidate) => candidate.name === name);
    if (!font) throw new Error(`The kit has no font "${name}".`);
    const folder = dirname(require.resolve(`${font.package}/package.json`));
    const licence = await readFile(join(folder, 'LICENSE_FONT'));
    if (!licence.includes('SIL Open Font License')) throw new Error(`${font.package} is not under the SIL Open Font License.`);
    files.push([`fonts/${file}`, await readFile(join(folder, font.file))]);
    files.push([`fonts/${font.package.split('/').at(-1)}-OFL.txt`, licence]);
  }
  return files;
}

/** The files of the rendered props that a theme shows, in either layout. */
function spritesOf({ animation, second }: Theme): string[] {
  const assets = [...animation.assets, ...(second?.assets ?? [])];
  return [...new Set(assets.flatMap(({ u, p }) => (u === SPRITES && typeof p === 'string' ? [p] : [])))].sort();
}

function drawn({ width, height, draw }: SamplePicture): Uint8Array {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'), width, height);
  return canvas.toBuffer('image/jpeg', JPEG_QUALITY);
}

/**
 * Hash of all sources of a package: the composed theme, the code that draws and plays it, and the versions of fonts and
 * libraries.
 */
async function hashOf(theme: Theme, silent: boolean): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([theme.manifest, theme.animation, theme.second, silent]));
  for (const file of spritesOf(theme)) hash.update(await readFile(join(SPRITES_FOLDER, file)));
  await addSources(hash, join(HERE, 'themes', theme.slug));
  sharedHash ??= hashOfShared();
  return hash.update(await sharedHash).digest('hex');
}

let sharedHash: Promise<string> | undefined;

/** The part of the hash that is the same for all packages. */
async function hashOfShared(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['kit/music', 'music', 'samples']) await addSources(hash, join(HERE, folder));
  for (const file of ['compile.ts', 'kit/type-pairings.ts', '../package.json']) hash.update(await readFile(join(HERE, file)));
  return hash.digest('hex');
}
