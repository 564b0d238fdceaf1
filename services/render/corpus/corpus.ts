import { join } from 'node:path';
import { type CorpusTheme, writeTheme } from './kit/theme.ts';
import { bodymovin } from './themes/bodymovin.ts';
import { minute } from './themes/minute.ts';
import { particleHeavy } from './themes/particle-heavy.ts';
import { photoHeavy } from './themes/photo-heavy.ts';
import { portrait } from './themes/portrait.ts';
import { sixScenes } from './themes/six-scenes.ts';
import { still } from './themes/still.ts';
import { textHeavy } from './themes/text-heavy.ts';

const THEMES = {
  'text-heavy': textHeavy,
  'photo-heavy': photoHeavy,
  'particle-heavy': particleHeavy,
  still,
  portrait,
  'six-scenes': sixScenes,
  minute,
  bodymovin,
} as const satisfies Record<string, () => CorpusTheme>;

export type CorpusName = keyof typeof THEMES;

export const CORPUS_NAMES = Object.keys(THEMES).filter((name): name is CorpusName => name in THEMES);

/** Writes a theme's package into a folder and returns the folder. The bytes are the same each time. */
export async function writeCorpusTheme(name: CorpusName, dir: string): Promise<string> {
  await writeTheme(THEMES[name](), dir);
  return dir;
}

/** Writes packages (all, or those in `names`), each into its own folder below `dir`. */
export async function writeCorpus(
  dir: string,
  names: readonly CorpusName[] = CORPUS_NAMES,
): Promise<{ name: CorpusName; dir: string }[]> {
  const written: { name: CorpusName; dir: string }[] = [];
  for (const name of names) written.push({ name, dir: await writeCorpusTheme(name, join(dir, name)) });
  return written;
}
