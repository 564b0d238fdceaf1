import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export interface Docker {
  /** The variables that point programs to this engine. */
  environment: Readonly<Record<string, string>>;
  /** Whether the tests started this engine, and may give its images any name. */
  isOwn: boolean;
  stop(): Promise<void>;
}

interface Run {
  cwd?: string;
  environment?: Readonly<Record<string, string | undefined>>;
  /** Where output goes as well, for reading after a failure. */
  logFile?: string;
  limitMs?: number;
}

const LIMIT_MS = 30 * 60_000;
const TOLD = 4_000;

/** Runs a program to its end; returns its standard output. @throws Error with the end of what it said if it fails or the time is over */
export async function run(
  command: readonly string[],
  { cwd, environment, logFile, limitMs = LIMIT_MS }: Run = {},
): Promise<string> {
  const [program = '', ...args] = command;
  // That of the tests is not the shop's.
  const { NODE_ENV: _, ...outside } = process.env;
  const child = spawn(program, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...outside, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
  let out = '';
  let said = '';
  const keep = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-TOLD);
    log?.write(chunk);
  };
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    keep(chunk);
  });
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  log?.end();
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code ?? 'a signal'}: ${said.trim()}`);
  return out;
}

/** Whether a program ends well. */
export function succeeds(command: readonly string[], options?: Run): Promise<boolean> {
  return run(command, options).then(
    () => true,
    () => false,
  );
}
