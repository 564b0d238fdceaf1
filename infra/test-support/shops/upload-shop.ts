import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runToEnd, SupervisedChild } from '../../launcher/child.ts';
import { portOf, serviceEnvironment } from '../../launcher/environment.ts';
import { loadSecrets } from '../../launcher/secrets.ts';
import { ROOT, readSettings } from '../../launcher/settings.ts';
import { freePort } from '../../postgres/free-port.ts';
import { eventually } from '../eventually.ts';
import { freeRange } from './start-test-shop.ts';

const PARTS = ['local', 'identity', 'media', 'gateway'] as const;
type Part = (typeof PARTS)[number];

export interface UploadShop {
  publicUrl: string;
  localUrl: string;
  dataDir: string;
  port: number;
  child(name: Part): SupervisedChild;
  stop(): Promise<void>;
}

/** The services that uploads need, each in a separate process: sign-in, gateway and media. */
export async function startUploadShop(
  databaseUrls: Readonly<Record<string, string>>,
  mediaEnvironment: Readonly<Record<string, string>>,
): Promise<UploadShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nimantran-uploads-'));
  await chmod(dataDir, 0o755);
  const temporary = path.join(dataDir, 'tmp');
  await mkdir(temporary);
  const [port, portBase] = await Promise.all([freePort(), freeRange()]);
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_PORT_BASE: String(portBase),
    RATE_LIMIT_PER_MINUTE: '60000',
  });
  const secrets = await loadSecrets(dataDir);
  const environmentOf = (name: Part) => {
    const { WEB_DIST: _noWebApp, ...environment } = serviceEnvironment(name, { settings, secrets, databaseUrls, webDist: '' });
    return { ...environment, ...(name === 'media' ? { ...mediaEnvironment, TMPDIR: temporary } : {}) };
  };
  const logFile = (name: string) => path.join(dataDir, 'logs', `${name}.log`);
  for (const name of ['identity', 'media'] as const) {
    await runToEnd({
      name: `Migrating ${name}`,
      command: process.execPath,
      args: [path.join(ROOT, `services/${name}/src/commands/migrate.ts`)],
      env: environmentOf(name),
      logFile: logFile(name),
    });
  }
  const children = new Map<Part, SupervisedChild>();
  const stop = async () => {
    for (const child of [...children.values()].reverse()) await child.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const name of PARTS) {
      const entry = name === 'local' ? 'infra/local/main.ts' : `services/${name}/main.ts`;
      children.set(name, new SupervisedChild({ name, entry, env: environmentOf(name), logFile: logFile(name) }));
    }
    await Promise.all(PARTS.map((name) => eventually(`${name} to be ready`, () => isReady(portOf(name, settings)), 60_000)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    publicUrl: settings.publicUrl,
    localUrl: `http://127.0.0.1:${portOf('local', settings)}`,
    dataDir,
    port,
    child(name) {
      const child = children.get(name);
      if (!child) throw new Error(`The process ${name} does not exist.`);
      return child;
    },
    stop,
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
