import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { permit } from '@nimantran/kit/http/route';
import { makeTempFolder } from '@nimantran/kit/process/temp-folders';
import { createSemaphore, type Semaphore } from '@nimantran/kit/semaphore';
import { THEME_PACKAGE_LIMITS, THEME_PACKAGES_PATH, type UploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findThemeVersion } from '../../db/themes.ts';
import { PACKAGE_FOLDERS } from '../../jobs/sweep-folders.ts';
import { inspectPackage } from '../../packages/inspect-package.ts';
import { InvalidPackageError } from '../../packages/validate-package.ts';
import { packageNames } from '../../use-cases/import-package.ts';
import { sha256Of } from '../../use-cases/store-package.ts';

const { bytes: MAX_BYTES } = THEME_PACKAGE_LIMITS;
/** Each takes a file on disk. */
const RECEIVED_AT_ONCE = 8;
/** Each takes a process. */
const READ_AT_ONCE = 2;

/** Streams a zip to disk, has it read in a separate process, and stores it for a day. */
export function serveUploadThemePackage(app: FastifyInstance, context: Context): void {
  const senders = new Set<string>();
  const reading = createSemaphore({ atOnce: READ_AT_ONCE });
  // A separate scope: only here is a body a stream.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));
    scope.post(THEME_PACKAGES_PATH, {
      bodyLimit: MAX_BYTES,
      onRequest: async (request) => permit('admin', request.caller),
      handler: async (request, reply) => {
        if (request.caller.kind !== 'user') throw new Error('permitted, and nobody');
        const { uid } = request.caller.user;
        if (senders.has(uid))
          throw new HttpProblem(429, 'upload_at_once', 'You are already uploading a package. Wait until it has been read.');
        if (senders.size >= RECEIVED_AT_ONCE)
          throw new HttpProblem(429, 'uploads_at_once', 'Many people are uploading packages. Try again in a few minutes.');
        senders.add(uid);
        try {
          return await reply.code(201).send(await takeIn(context, reading, request, uid));
        } finally {
          senders.delete(uid);
        }
      },
    });
  });
}

async function takeIn(
  context: Context,
  reading: Semaphore,
  request: FastifyRequest,
  uploadedBy: string,
): Promise<UploadedPackage> {
  const folder = await makeTempFolder(PACKAGE_FOLDERS.received);
  try {
    const file = path.join(folder, 'package.zip');
    await receive(request, file, context.config.PACKAGE_UPLOAD_SECONDS);
    const manifest = await reading.take(() => inspect(context, file));
    const { version } = packageNames(await sha256Of(file));
    const sizeBytes = (await stat(file)).size;
    const id = crypto.randomUUID();
    const objectKey = `themes/uploads/${id}.zip`;
    // Insert the row first: an object without a row would never be deleted.
    const row = { id, version, objectKey, sizeBytes, manifest: JSON.stringify(manifest), uploadedBy };
    await context.db.insertInto('themePackages').values(row).execute();
    await context.store.putFile(objectKey, file, 'application/zip');
    const known = await findThemeVersion(context.db, manifest.id, 'current');
    return { id, version, size_bytes: sizeBytes, manifest, known_as: known?.manifest.title ?? null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws HttpProblem 413 `too_large`; 408 `upload_too_slow` */
async function receive(request: FastifyRequest, file: string, seconds: number): Promise<void> {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) done(null, chunk);
      else done(new HttpProblem(413, 'too_large', `A package can be at most ${MAX_BYTES / 1024 / 1024} MB.`));
    },
  });
  const signal = AbortSignal.timeout(seconds * 1_000);
  try {
    await pipeline(request.raw, limit, createWriteStream(file), { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new HttpProblem(
      408,
      'upload_too_slow',
      `The package did not arrive within ${inWords(seconds)}. Try again with a faster connection.`,
    );
  }
}

const inWords = (seconds: number): string => (seconds < 120 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} minutes`);

async function inspect({ isolation }: Context, file: string) {
  try {
    return await inspectPackage(file, isolation);
  } catch (error) {
    if (!(error instanceof InvalidPackageError)) throw error;
    const faults = error.faults.map((message) => ({ field: 'package', message }));
    throw new HttpProblem(422, 'package_invalid', 'The package is not valid.', faults);
  }
}
