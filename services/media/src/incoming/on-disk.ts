import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Incoming, UPLOAD_ID, withoutDeferredLength } from './incoming.ts';
import { SteadyFileStore } from './steady-file-store.ts';

/** Files in a folder, with tus's metadata beside them. */
export function incomingOnDisk(directory: string, keptMs: number): Incoming {
  const fileOf = (id: string) => path.join(directory, id);
  const size = (id: string) =>
    stat(fileOf(id)).then(
      (file) => file.size,
      () => 0,
    );
  return {
    datastore: withoutDeferredLength(new SteadyFileStore({ directory, expirationPeriodInMilliseconds: keptMs })),
    open: async (id) => ({ path: fileOf(id), release: async () => {} }),
    size,
    complete: async (id, bytes) => (await size(id)) === bytes,
    async remove(id) {
      await Promise.all([rm(fileOf(id), { force: true }), rm(`${fileOf(id)}.json`, { force: true })]);
    },
    async leftBefore(time) {
      const names = await readdir(directory);
      const ids = [...new Set(names.map((name) => path.basename(name, '.json')))].filter((id) => UPLOAD_ID.test(id));
      const old = await Promise.all(
        ids.map(async (id) => {
          const notes = await stat(`${fileOf(id)}.json`).catch(() => stat(fileOf(id)).catch(() => undefined));
          return notes !== undefined && notes.mtime < time;
        }),
      );
      return ids.filter((_, index) => old[index]);
    },
    close: async () => {},
  };
}
