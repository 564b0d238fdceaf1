import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../../infra/postgres/free-port.ts';

/** Far larger than the shop's own dependencies, so it is installed only on request. */
const TOOLS = 'firebase-tools@15.34.2';
const FOLDER = path.resolve(import.meta.dirname, '../../../../.data/firebase-emulator');
const INSTALL_LIMIT_MS = 280_000;
const START_LIMIT_MS = 60_000;

const SERVER = `
import { createRequire } from 'node:module';
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server');
const app = await createApp(process.argv[2]);
app.listen(Number(process.argv[3]), '127.0.0.1', () => process.stdout.write('ready'));
`;

export interface AuthEmulator {
  host: string;
  stop(): void;
}

/** Firebase's Auth emulator: the one in FIREBASE_AUTH_EMULATOR_HOST, or one started here. */
export async function startAuthEmulator(project: string): Promise<AuthEmulator> {
  const given = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (given) return { host: given, stop: () => {} };
  await install();
  const port = await freePort();
  const script = path.join(FOLDER, 'server.mjs');
  await writeFile(script, SERVER);
  const server = spawn(process.execPath, [script, project, String(port)], { cwd: FOLDER, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The Auth emulator did not start in time.')), START_LIMIT_MS);
    server.stdout.once('data', () => resolve(clearTimeout(timer)));
    server.once('exit', (code) => reject(new Error(`The Auth emulator ended with ${code}.`)));
  });
  return { host: `127.0.0.1:${port}`, stop: () => void server.kill() };
}

async function install(): Promise<void> {
  if (existsSync(path.join(FOLDER, 'node_modules/firebase-tools/lib/emulator/auth/server.js'))) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', TOOLS, ...flags], { cwd: FOLDER, timeout: INSTALL_LIMIT_MS });
}
