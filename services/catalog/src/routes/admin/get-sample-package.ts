import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { permit } from '@nimantran/kit/http/route';
import { SAMPLE_PACKAGE_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

const MAKER = fileURLToPath(new URL('../../packages/make-sample-package.ts', import.meta.url));
const LIMIT_MS = 60_000;

/** The sample of the Theme Guide: made on the first request after a start, then cached. */
export function serveGetSamplePackage(app: FastifyInstance, { config }: Context): void {
  let making: Promise<string> | undefined;
  app.get(SAMPLE_PACKAGE_PATH, {
    onRequest: async (request) => permit('admin', request.caller),
    handler: async (_request, reply) => {
      making ??= makeSample(path.join(config.DATA_DIR, 'guide'));
      const file = await making.catch((error: unknown) => {
        making = undefined;
        throw error;
      });
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="first-card.zip"',
          'content-length': (await stat(file)).size,
          'cache-control': 'no-store',
        })
        .send(await readFile(file));
    },
  });
}

async function makeSample(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'first-card.zip');
  const next = `${file}.next-${process.pid}`;
  await promisify(execFile)(process.execPath, [MAKER, next], { timeout: LIMIT_MS });
  await rename(next, file);
  return file;
}
