import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../launcher/settings.ts';

const INSTALL_LIMIT_MS = 280_000;

/**
 * Installs a large package that hardly anybody needs, such as `lighthouse` at `13.5.0`, with what it depends on, into a folder of its
 * own below `.data`, unless that version is there. Returns the folder, which holds `node_modules`.
 */
export async function installOnRequest(name: string, version: string): Promise<string> {
  const folder = path.join(ROOT, '.data/on-request', `${name}-${version}`);
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', `${name}@${version}`, ...flags], { cwd: folder, timeout: INSTALL_LIMIT_MS });
  return folder;
}
