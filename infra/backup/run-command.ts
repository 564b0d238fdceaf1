import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ServiceName } from '@nimantran/proto/domain/service-name';

const SERVICES = path.resolve(import.meta.dirname, '../../services');

interface CommandOptions {
  /** With the service's own role; absent for a command that needs no database. */
  databaseUrl?: string;
  /** After this time the command is killed; no limit by default. */
  limitMs?: number;
}

/**
 * Runs a service's own command, because services change their rows themselves. Returns what it printed. @throws Error with the
 * command's output if it fails
 */
export async function runCommand(
  service: ServiceName,
  name: string,
  args: readonly string[],
  { databaseUrl, limitMs = 0 }: CommandOptions,
): Promise<string> {
  const { PATH, NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(SERVICES, service, `src/commands/${name}.ts`), ...args], {
    env: { PATH, NODE_ENV, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl },
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve([code, signal]));
  });
  if (signal === 'SIGKILL' && limitMs > 0) throw new Error(`${name} of ${service} took longer than ${limitMs / 1000} s.`);
  if (code !== 0) throw new Error(`${name} of ${service} failed: ${said.trim()}`);
  return said.trim();
}
