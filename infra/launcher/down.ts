import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from './settings.ts';

const STOP_LIMIT_MS = 60_000;

const pid = Number(await readFile(path.join(readSettings(process.env).dataDir, 'launcher.pid'), 'utf8').catch(() => ''));
if (!pid || !isRunning(pid)) {
  process.stdout.write('The shop is not running.\n');
} else {
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isRunning(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  process.stdout.write(isRunning(pid) ? 'The shop is still stopping; its logs tell why.\n' : 'Stopped. The data is kept.\n');
  process.exit(isRunning(pid) ? 1 : 0);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
