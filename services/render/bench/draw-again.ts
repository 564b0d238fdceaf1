import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreVariables, readConfig } from '@nimantran/kit/config';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';
import { isOfStills, type RenderKind, type RenderSpec } from '@nimantran/proto/jobs/render';
import { fetchInputs } from '../src/stages/fetch.ts';
import { publish } from '../src/stages/publish.ts';
import { runChild } from '../src/worker/run-child.ts';

/**
 * Draws what a shop has drawn, in one go and without a segment of anybody, and tells under which names it would be stored. A process
 * that is forked with the variables of the object store, and answers messages one after the other: `{ kind, spec }` by the files of a
 * render's result, or `{ fault }`.
 */
const SECONDS = 300;
const MEMORY_MB = 3_072;

const store = createObjectStore({
  ...{ s3: s3OptionsOf(readConfig(process.env, objectStoreVariables)), dataDir: tmpdir(), publicUrl: '' },
  signingSecret: 'nothing is signed here, 32 letters',
});
/** Names come from content alone; nothing is written. */
const unwritten: Parameters<typeof publish>[0] = {
  head: async () => undefined,
  putFile: async (key, _path, content_type) => ({ key, content_type, size_bytes: 0, modified_at: new Date() }),
};

async function drawAgain({ kind, spec }: { kind: RenderKind; spec: RenderSpec }) {
  const dir = await mkdtemp(join(tmpdir(), 'draw-again-'));
  const { signal } = new AbortController();
  try {
    const { packageDir, inputs } = await fetchInputs(store, spec, dir, signal);
    const outDir = await mkdtemp(join(dir, 'out-'));
    const isFinal = kind === 'final';
    const wanted = { stillsOnly: isOfStills(kind), drafted: isFinal, forGuests: isFinal };
    const output = await runChild({
      request: { packageDir, spec, inputs, outDir, ...wanted, now: new Date().toISOString() },
      limits: { seconds: SECONDS, memoryMb: MEMORY_MB },
      isolation: NO_ISOLATION,
    });
    return await publish(unwritten, output, { announce: async () => {}, signal });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

process.on('message', (request: { kind: RenderKind; spec: RenderSpec }) => {
  drawAgain(request).then(
    (files) => process.send?.(files),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
