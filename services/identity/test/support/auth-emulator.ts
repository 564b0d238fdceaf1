import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../../infra/postgres/free-port.ts';
import { installOnRequest } from '../../../../infra/supply/install-on-request.ts';

/** Far larger than the shop's own dependencies. */
const TOOLS = { name: 'firebase-tools', version: '15.34.2' };
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
  const folder = await installOnRequest(TOOLS.name, TOOLS.version);
  const port = await freePort();
  const script = path.join(folder, 'server.mjs');
  await writeFile(script, SERVER);
  const server = spawn(process.execPath, [script, project, String(port)], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The Auth emulator did not start in time.')), START_LIMIT_MS);
    server.stdout.once('data', () => resolve(clearTimeout(timer)));
    server.once('exit', (code) => reject(new Error(`The Auth emulator ended with ${code}.`)));
  });
  return { host: `127.0.0.1:${port}`, stop: () => void server.kill() };
}
