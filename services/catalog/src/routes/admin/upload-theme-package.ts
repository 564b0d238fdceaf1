import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { permit } from '@nimantran/kit/http/route';
import { THEME_PACKAGE_LIMITS, THEME_PACKAGES_PATH, type UploadedPackage } from '@nimantran/proto/http/themes-admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findThemeVersion } from '../../db/themes.ts';
import { packageNames } from '../../packages/import-package.ts';
import { inspectPackage } from '../../packages/inspect-package.ts';
import { InvalidPackageError } from '../../packages/validate-package.ts';
import { sha256Of } from '../../staff/keep-package.ts';

const { bytes: MAX_BYTES } = THEME_PACKAGE_LIMITS;
/** Each has a file on disk, and a process that reads it. */
const AT_ONCE = 2;

/** Takes a zip as it comes, has it read by a process of its own, and keeps it for a day. */
export function serveUploadThemePackage(app: FastifyInstance, context: Context): void {
  let open = 0;
  // A scope of its own: here alone a body is a stream.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));
    scope.post(THEME_PACKAGES_PATH, {
      bodyLimit: MAX_BYTES,
      onRequest: async (request) => permit('admin', request.caller),
      handler: async (request, reply) => {
        if (request.caller.kind !== 'user') throw new Error('permitted, and nobody');
        if (open >= AT_ONCE)
          throw new HttpProblem(429, 'uploads_at_once', 'Other packages are being read. Try again in a moment.');
        open += 1;
        try {
          return await reply.code(201).send(await takeIn(context, request, request.caller.user.uid));
        } finally {
          open -= 1;
        }
      },
    });
  });
}

async function takeIn(context: Context, request: FastifyRequest, uploadedBy: string): Promise<UploadedPackage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-package-'));
  try {
    const file = path.join(folder, 'package.zip');
    await receive(request, file);
    const manifest = await inspect(context, file);
    const { version } = packageNames(await sha256Of(file));
    const sizeBytes = (await stat(file)).size;
    const id = crypto.randomUUID();
    const objectKey = `themes/uploads/${id}.zip`;
    // The row first: what is in the store without one would lie there for ever.
    const row = { id, version, objectKey, sizeBytes, manifest: JSON.stringify(manifest), uploadedBy };
    await context.db.insertInto('themePackages').values(row).execute();
    await context.store.putFile(objectKey, file, 'application/zip');
    const known = await findThemeVersion(context.db, manifest.id, 'current');
    return { id, version, size_bytes: sizeBytes, manifest, known_as: known?.manifest.title ?? null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, file: string): Promise<void> {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) done(null, chunk);
      else done(new HttpProblem(413, 'too_large', `A package has ${MAX_BYTES / 1024 / 1024} MB at most.`));
    },
  });
  await pipeline(request.raw, limit, createWriteStream(file));
}

async function inspect({ isolation }: Context, file: string) {
  try {
    return await inspectPackage(file, isolation);
  } catch (error) {
    if (!(error instanceof InvalidPackageError)) throw error;
    const faults = error.faults.map((message) => ({ field: 'package', message }));
    throw new HttpProblem(422, 'package_invalid', 'The package cannot be used.', faults);
  }
}
