import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\bfrom )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The repository's own files that a program loads by its imports, from the repository's root. */
export function filesLoadedBy(program: string): Set<string> {
  const files = new Set<string>();
  const load = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, statement, call] of read(file).matchAll(IMPORT)) {
      const to = ownFile(file, statement ?? call ?? '');
      if (to !== undefined) load(to);
    }
  };
  load(program);
  return files;
}

/** The file of an import; undefined if it is a package's. */
function ownFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [, name = '', rest = ''] = /^@nimantran\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (name === '') return undefined;
  const folder = name === 'proto' ? name : `services/${name}`;
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports: Record<string, string> };
  return path.join(folder, exports['./*']?.replace('*', rest) ?? rest);
}

/** What the build's context has: every file but those that .dockerignore excludes; its last line that matches a file decides. */
export function contextHas(file: string): boolean {
  let has = true;
  for (const line of read('.dockerignore').split('\n')) {
    const [, excepted, pattern = ''] = /^(!?)([^#\s].*)$/.exec(line) ?? [];
    if (pattern === '') continue;
    const parts = pattern
      .split('/')
      .map((part) => (part === '**' ? '(?:.*/)?' : `${part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/`));
    if (new RegExp(`^${parts.join('')}`).test(`${file}/`)) has = excepted !== '';
  }
  return has;
}

/** The files and folders of the context that each target of the Dockerfile holds, with those of the target it is built from. */
export function copiedInto(): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of read('infra/images/Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
    const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (name !== '') {
      current = [...(targets.get(from) ?? [])];
      targets.set(name, current);
    }
    const [, sources] = /^COPY (?!--from)(.*) \S+$/.exec(line) ?? [];
    if (sources !== undefined) current.push(...sources.split(' '));
  }
  return targets;
}
