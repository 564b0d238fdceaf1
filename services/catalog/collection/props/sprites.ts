import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DYED, PAINTED, PICTURE, RENDERED, SHARED_SCRIPTS, SOFT, SPANS, STRUNG, TONED, USES, WREATHS } from './table.ts';

const HERE = import.meta.dirname;
/** The finished pictures. They are made by `commands/props.ts` and committed, because Blender takes minutes. */
export const SPRITES_FOLDER = join(HERE, 'sprites');
const LIST = join(SPRITES_FOLDER, 'sprites.json');

/** A picture with alpha, as `sprites.json` lists it. */
export interface Sprite {
  width: number;
  height: number;
  pieces: SpritePiece[];
  /** SHA-256 of the code that made it. */
  made_from: string;
}

/** A part of a sprite, in its pixels. What shows of the sprite is in exactly one of its pieces: empty pixels cost as much to draw as others. */
export interface SpritePiece {
  left: number;
  top: number;
  width: number;
  height: number;
  /** SHA-256 of the file. */
  file: string;
}

export type SpriteList = Record<string, Sprite>;

let known: SpriteList | undefined;

/** All sprites by name. */
export function spriteList(): SpriteList {
  known ??= JSON.parse(readFileSync(LIST, 'utf8')) as SpriteList;
  return known;
}

export async function writeSpriteList(list: SpriteList): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(LIST, `${JSON.stringify(sorted, undefined, 2)}\n`);
  known = sorted;
}

/** The file of a piece. */
export function spriteFile(name: string, piece: number): string {
  return piece === 0 ? `${name}.webp` : `${name}.${piece + 1}.webp`;
}

/** The script of a rendered sprite; undefined for one that TypeScript paints. */
export function scriptOf(name: string): string | undefined {
  const origin = lineage(name).at(-1) ?? name;
  return Object.keys(RENDERED).find((script) => RENDERED[script]?.includes(origin));
}

/** Hash of the code that makes a sprite: its script with what all scripts share, or the textures' code; and the rows of the table that lead to it. */
export async function sourceHash(name: string): Promise<string> {
  const script = scriptOf(name);
  const files = script === undefined ? paintersOf(lineage(name).at(-1) ?? name) : [...SHARED_SCRIPTS, script];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(HERE, file)));
  if (files.includes(PICTURE)) hash.update(JSON.stringify(SPANS));
  const [own = null, ...before] = lineage(name).map((one) => rowOf(one) ?? null);
  for (const row of [own, ...before.filter((one) => one !== null)]) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

const rowOf = (name: string) => SOFT[name] ?? DYED[name] ?? TONED[name] ?? STRUNG[name] ?? WREATHS[name];

/** The sprite and those that it is made of, down to what was rendered or painted; of several, the first. */
function lineage(name: string): string[] {
  const row = rowOf(name);
  const before = row && ('of' in row ? row.of : row.heads[0]);
  return before === undefined ? [name] : [name, ...lineage(before)];
}

function paintersOf(name: string): string[] {
  const own = Object.keys(PAINTED).find((file) => PAINTED[file]?.includes(name));
  return own === undefined ? TEXTURE_FILES : [...(USES[own] ?? ['textures/noise.ts', 'textures/pixels.ts']), own];
}

const TEXTURE_FILES = ['noise', 'pixels', 'powder', 'light', 'surface'].map((name) => `textures/${name}.ts`);
