import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryHabits } from '../src/worker/fork-renderer.ts';
import type { MeasureAnswer, MeasureRequest } from './measure-process.ts';

const PROCESS = fileURLToPath(new URL('./measure-process.ts', import.meta.url));

export function measure<Kind extends MeasureRequest['kind']>(
  request: Extract<MeasureRequest, { kind: Kind }>,
): Promise<Extract<MeasureAnswer, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      env: { ...process.env, ...memoryHabits(request.spec.resolution) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (answer: Extract<MeasureAnswer, { kind: Kind }>) => resolve(answer));
    child.once('exit', (code) => reject(new Error(`the measurement ended with code ${code}`)));
    child.once('error', reject);
    child.send(request);
  });
}
