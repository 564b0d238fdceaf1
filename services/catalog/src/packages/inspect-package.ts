import { fileURLToPath } from 'node:url';
import { forkIsolated } from '@nimantran/kit/process/fork-isolated';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { InvalidPackageError } from './validate-package.ts';

const CHILD = fileURLToPath(new URL('./inspect-child.ts', import.meta.url));
const LIMITS = { seconds: 20, memoryMb: 768, heapMb: 512 };
const MEMORY_POLL_MS = 250;

export interface InspectRequest {
  path: string;
}
export const InspectAnswer = Type.Union([
  Type.Object({ kind: Type.Literal('whole'), manifest: ThemeManifest }),
  Type.Object({ kind: Type.Literal('refused'), faults: Type.Array(Type.String(), { maxItems: 100 }) }),
]);
export type InspectAnswer = Static<typeof InspectAnswer>;

/**
 * Reads the manifest of an uploaded zip in a separate process that can see only this file, so that the service survives whatever
 * the zip does. @throws InvalidPackageError naming every fault, or the limit that the package exceeded
 */
export async function inspectPackage(path: string, isolation: Isolation): Promise<ThemeManifest> {
  const child = forkIsolated(CHILD, {
    isolation,
    read: [path],
    write: [],
    heapMb: LIMITS.heapMb,
    workspacePackages: ['@nimantran/kit/http/validation', '@nimantran/proto/domain/theme-package'],
  });
  let answer: InspectAnswer | undefined;
  let exceeded = '';
  const exceed = (what: string): void => {
    exceeded = what;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => exceed(`${LIMITS.seconds} s`), LIMITS.seconds * 1_000);
  const poll = setInterval(async () => {
    const bytes = child.pid === undefined ? undefined : await residentMemory(child.pid);
    if (bytes !== undefined && bytes > LIMITS.memoryMb * 1024 * 1024) exceed(`${LIMITS.memoryMb} MB of memory`);
  }, MEMORY_POLL_MS);
  // A crashing child's output does not help the sender of the package.
  child.stderr?.resume();
  // Checked, because this process has read untrusted input.
  child.on('message', (message: unknown) => {
    if (Value.Check(InspectAnswer, message)) answer ??= message;
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('exit', () => resolve());
      child.on('error', (error) => child.pid === undefined && reject(error));
      child.send({ path } satisfies InspectRequest, () => {});
    });
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
  }
  if (answer?.kind === 'whole') return answer.manifest;
  if (answer?.kind === 'refused') throw new InvalidPackageError(answer.faults);
  throw new InvalidPackageError([
    exceeded === '' ? 'the package cannot be read' : `reading the package took more than ${exceeded}`,
  ]);
}
