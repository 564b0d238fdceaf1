import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from '../../../launcher/web-build.ts';
import { bareEnvironment } from '../../../test-support/bare-environment.ts';

/** Builds the web app before any test file: parallel files would all build it into the same folder. */
export default async function setup(): Promise<void> {
  if (process.env.MOCK_DIST !== undefined) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-build-'));
  await buildWeb(bareEnvironment(), path.join(folder, 'build.log'));
  await rm(folder, { recursive: true, force: true });
}
