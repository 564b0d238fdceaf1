import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import { memoryHabits } from '../src/worker/fork-renderer.ts';
import type { MeasureAnswer, MeasureRequest } from './measure-process.ts';

const PROCESS = new URL('./measure-process.ts', import.meta.url);
/** The compiled modules of all measured processes of a run, as a worker keeps them. */
const COMPILED = mkdtempSync(join(tmpdir(), 'bench-code-'));
process.on('exit', () => rmSync(COMPILED, { recursive: true, force: true }));

export function measure<Kind extends MeasureRequest['kind']>(
  request: Extract<MeasureRequest, { kind: Kind }>,
): Promise<Extract<MeasureAnswer, { kind: Kind }>> {
  return measureIn(PROCESS, request, request.spec.resolution);
}

/** Sends the request to a process of its own, which has a renderer's memory settings and compiled modules, and waits for its one answer. */
export function measureIn<Answer>(
  module: URL,
  request: object,
  resolution: RenderResolution,
  env: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(module), {
      env: { ...process.env, ...memoryHabits(resolution), NODE_COMPILE_CACHE: COMPILED, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (answer: Answer) => resolve(answer));
    child.once('exit', (code) => reject(new Error(`the measurement ended with code ${code}`)));
    child.once('error', reject);
    child.send(request);
  });
}
