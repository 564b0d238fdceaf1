import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SegmentShelf } from '../src/segments/shelf.ts';

export function folderShelf(dir: string): SegmentShelf {
  const pathOf = (hash: string): string => join(dir, `${hash}.mp4`);
  return {
    find: async (segments) =>
      new Map(segments.map(({ hash }) => [hash, pathOf(hash)] as const).filter(([, path]) => existsSync(path))),
    keep: async (hash, path) => {
      await mkdir(dir, { recursive: true });
      await copyFile(path, pathOf(hash));
    },
  };
}
