import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Incoming } from './incoming.ts';

/** Files in a folder, tus's notes beside them. */
export function incomingOnDisk(directory: string, keptMs: number): Incoming {
  const fileOf = (id: string) => path.join(directory, id);
  return {
    datastore: new FileStore({ directory, expirationPeriodInMilliseconds: keptMs }),
    open: async (id) => ({ path: fileOf(id), release: async () => {} }),
    size: (id) =>
      stat(fileOf(id)).then(
        (file) => file.size,
        () => 0,
      ),
    async remove(id) {
      await Promise.all([rm(fileOf(id), { force: true }), rm(`${fileOf(id)}.json`, { force: true })]);
    },
  };
}
