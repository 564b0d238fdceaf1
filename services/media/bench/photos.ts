import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '../src/context.ts';
import { finishReceiving } from '../src/db/uploads.ts';
import { checkNextUpload } from '../src/jobs/check-upload.ts';
import type { SharpRun } from './bare-sharp.ts';

/** Uploads are already received; the service checks and stores them all. Returns photos per second. */
export async function checkPhotos(context: Context, photos: readonly string[], atOnce: number): Promise<number> {
  const ids: string[] = [];
  await mkdir(context.config.incomingDirectory, { recursive: true });
  for (const photo of photos) {
    const { id } = await context.db
      .insertInto('uploads')
      .values({ ownerUid: 'bench', kind: 'photo', fileName: 'photo.jpg', declaredBytes: 1, state: 'receiving' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await copyFile(photo, path.join(context.config.incomingDirectory, id));
    ids.push(id);
  }
  for (const id of ids) await finishReceiving(context.db, id);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (await checkNextUpload(context));
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const refused = await context.db
    .selectFrom('uploads')
    .select('reason')
    .where('id', 'in', ids)
    .where('state', '!=', 'ready')
    .execute();
  if (refused.length > 0) throw new Error(`${refused.length} photos were not stored: ${refused[0]?.reason}`);
  return photos.length / seconds;
}

export interface BareSharp {
  /** Returns photos per second. */
  convert(run: SharpRun): Promise<number>;
  close(): void;
}

/** The same conversions by sharp alone, in a separate process that is as long-lived as the service's. */
export function startBareSharp(): BareSharp {
  const child: ChildProcess = fork(fileURLToPath(new URL('./bare-sharp.ts', import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  return {
    async convert(run) {
      await mkdir(run.folder, { recursive: true });
      child.send(run);
      const [seconds]: number[] = await once(child, 'message');
      return run.inputs.length / (seconds ?? Number.NaN);
    },
    close: () => void child.kill('SIGKILL'),
  };
}
