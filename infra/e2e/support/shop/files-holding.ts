import { glob, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Every file below the folders that contains the text. */
export async function filesHolding(folders: readonly string[], text: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for await (const file of glob('**', { cwd: folder, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const name = path.join(file.parentPath, file.name);
      // Servers remove files of their own.
      const bytes = await readFile(name).catch(() => Buffer.alloc(0));
      if (bytes.includes(text)) found.push(name);
    }
  }
  return found;
}

/** Where processes of live stills have the files that they read. */
export async function liveStillFolders(): Promise<string[]> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith('nimantran-live-stills-'));
  return names.map((name) => path.join(tmpdir(), name));
}
