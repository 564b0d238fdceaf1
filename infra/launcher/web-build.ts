import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from './child.ts';
import { ROOT } from './settings.ts';

const DIST = path.join(ROOT, 'web/dist');
const STAMP = path.join(DIST, '.built-from');
const SOURCES = ['web/src', 'web/build', 'web/public', 'proto/src'];
const FILES = ['web/index.html', 'web/offline.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'];

/**
 * Builds the web app into web/dist unless the build there has the same sources. A quick build takes a tenth of the time and has
 * larger files; it replaces no full one.
 */
export async function buildWeb(
  env: Record<string, string>,
  logFile: string,
  { isQuick = false } = {},
): Promise<{ directory: string; built: boolean }> {
  const sources = await hashSources();
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => '');
  const quickly = `${sources} quick`;
  if (builtFrom === sources || (isQuick && builtFrom === quickly)) return { directory: DIST, built: false };
  const mode = isQuick ? ['--mode', 'quick'] : [];
  // The browser build runs first, because it empties the folder; then the server entry, which the gateway loads.
  for (const more of [[], ['--ssr']]) {
    await runToEnd({
      name: 'The web build',
      command: process.execPath,
      args: [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', path.join(ROOT, 'web'), ...more, ...mode],
      env: { ...env, NODE_ENV: 'production' },
      logFile,
    });
  }
  await writeFile(STAMP, isQuick ? quickly : sources);
  return { directory: DIST, built: true };
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES.map((source) => path.join(ROOT, source)).filter(existsSync)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  }
  for (const file of FILES.map((name) => path.join(ROOT, name)).filter(existsSync)) hash.update(await readFile(file));
  return hash.digest('hex');
}
