import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tracingVariables } from '@nimantran/kit/telemetry/tracing-config';
import { parse } from 'yaml';
import { SERVICES } from '../../../launcher/service-table.ts';
import { readEnv } from './kustomize.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
export const K8S = path.join(ROOT, 'infra/k8s');
export const NAMES: readonly string[] = SERVICES.map(({ name }) => name);
/** The deployments: one for each service, and a second one of render, in the role that answers visitors. */
export const DEPLOYED: readonly string[] = [...NAMES, 'live-stills'];
export const serviceOf = (deployed: string): string => (deployed === 'live-stills' ? 'render' : deployed);
/** Where requests to a service go: those to render to the role that answers them. */
export const askedAt = (service: string): string => (service === 'render' ? 'live-stills' : service);
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Port of a service in containers, counted from the launcher's base; the gateway's port is the shop's. */
export const portOf = (name: string): number => {
  const offset = SERVICES.find((service) => service.name === serviceOf(name))?.port ?? Number.NaN;
  return name === 'gateway' ? 8080 : 8100 + offset;
};

export interface ComposeService {
  image: string;
  build?: { dockerfile: string; target: string };
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }> | string[];
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  stop_grace_period?: string;
  user?: string;
}
export interface Compose {
  name: string;
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

export const composeText = read('docker-compose.yml');
export const envExample = readEnv(read('.env.example'));

/** `.env` as `make-env.sh` writes it when it already contains these values. */
export function madeEnv(before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimantran-env-'));
  try {
    copyFileSync(path.join(ROOT, '.env.example'), path.join(folder, '.env.example'));
    const lines = Object.entries(before).map(([name, value]) => `${name}=${value}\n`);
    if (lines.length > 0) writeFileSync(path.join(folder, '.env'), lines.join(''));
    execFileSync('sh', [path.join(ROOT, 'infra/deployment/make-env.sh'), folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    return readEnv(readFileSync(path.join(folder, '.env'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The compose file with the values of `.env` filled in by Compose's interpolation rules. @throws Error if a required value is
 * missing
 */
export function composeWith(env: Readonly<Record<string, string>>): Compose {
  const fill = (text: string): string =>
    text.replace(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g, (whole, name?: string, kind?: string, rest = '') => {
      if (name === undefined) return whole === '$$' ? '$' : whole;
      const value = env[name] ?? '';
      if (value !== '') return value;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return kind === '-' ? rest : '';
    });
  return parse(composeText, (_key, value) => (typeof value === 'string' ? fill(value) : value), { merge: true });
}

/** The variables that an image sets, in its target and in the targets it is built from. */
export interface Target {
  from: string;
  env: Record<string, string>;
  expose: string[];
  user: string | undefined;
  healthcheck: string | undefined;
  cmd: string | undefined;
}

export function imageTargets(): Map<string, Target> {
  const targets = new Map<string, Target>();
  let current: Target | undefined;
  for (const line of read('infra/images/Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      const parent = targets.get(from);
      current = {
        from,
        env: { ...parent?.env },
        expose: [...(parent?.expose ?? [])],
        user: parent?.user,
        healthcheck: parent?.healthcheck,
        cmd: parent?.cmd,
      };
      targets.set(name, current);
    } else if (!current) continue;
    else if (word === 'ENV') {
      for (const pair of rest.split(' ')) current.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
    } else if (word === 'EXPOSE') current.expose.push(rest);
    else if (word === 'USER') current.user = rest;
    else if (word === 'HEALTHCHECK') current.healthcheck = rest;
    else if (word === 'CMD') current.cmd = rest;
  }
  return targets;
}

type Read = (environment: Readonly<Record<string, string | undefined>>) => unknown;

/** The function with which a program reads its configuration, as named in main.ts. */
export async function configReaderOf(program: string): Promise<Read> {
  if (program === 'set-up') return readerIn('infra/deployment/config.ts', 'readSetUpConfig');
  if (program === 'backup') return readerIn('infra/backup/config.ts', 'readBackupConfig');
  if (program === 'restore-drill') {
    const read = await readerIn('infra/backup/config.ts', 'readDrillConfig');
    // Elsewhere it reads the settings of the shop that `make up` runs.
    const production = (environment: object) =>
      new Proxy(environment, { get: (from, name) => (name === 'NODE_ENV' ? 'production' : Reflect.get(from, name)) });
    return (environment) => read(production(environment) as Readonly<Record<string, string | undefined>>);
  }
  if (program === 'stand-ins') return readerIn('infra/local/config.ts', 'readConfig');
  if (program === 'seed') return readerIn('services/catalog/src/config.ts', 'readSeedConfiguration');
  const service = serviceOf(program);
  const [, name = ''] = /\b(read\w*Config\w*)\(/.exec(read(`services/${service}/main.ts`)) ?? [];
  return readerIn(`services/${service}/src/config.ts`, name);
}

/** How long the pages of the shop say that things are kept. */
export const promisesOfPages = async (): Promise<unknown> => moduleIn('web/src/lib/shop/kept.ts');

/** Imported by path: infra's code imports no code of services or web. */
async function moduleIn(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(path.join(ROOT, file)).href);
}

async function readerIn(file: string, name: string): Promise<Read> {
  const reader = (await moduleIn(file))[name];
  if (typeof reader !== 'function') throw new Error(`${file} exports no ${name}.`);
  return (environment) => reader(environment);
}

/** Every variable the program reads, set or not, both with an empty environment and with the given one. */
export async function variablesOf(program: string, given: Readonly<Record<string, string>> = {}): Promise<Set<string>> {
  const reader = await configReaderOf(program);
  // The variables that runService itself reads.
  const looked = new Set<string>(DEPLOYED.includes(program) ? Object.keys(tracingVariables) : []);
  for (const environment of [{}, given, { ...given, NODE_ENV: 'production' }]) {
    const watched = new Proxy<Record<string, string>>(environment, {
      get(target, name) {
        if (typeof name === 'string') looked.add(name);
        return Reflect.get(target, name);
      },
    });
    try {
      reader(watched);
    } catch {
      // The reader throws for missing variables; only the names it read matter here.
    }
  }
  return looked;
}
