import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../launcher/settings.ts';
import { billOfMaterials } from '../supply/bill-of-materials.ts';
import { licenceOf } from '../supply/licences.ts';
import { readLock } from '../supply/packages.ts';
import { releaseFaults } from './release-faults.ts';

/**
 * Checks that this commit may be released as the version in VERSION. With `--build` it also builds every image under that tag with
 * labels of source, version and revision, reads the labels back, and writes the bill of materials beside them.
 */
const { values } = parseArgs({ options: { build: { type: 'boolean' }, source: { type: 'string' } } });
const say = (line: string) => process.stdout.write(`release: ${line}\n`);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const quietly = (ask: () => string): string | undefined => {
  try {
    return ask() || undefined;
  } catch {
    return undefined;
  }
};

const version = read('VERSION').trim();
const commit = git('rev-parse', 'HEAD');
const overlays = globSync('infra/k8s/overlays/*/kustomization.yaml', { cwd: ROOT });
const faults = releaseFaults({
  version,
  changelog: read('CHANGELOG.md'),
  overlays: Object.fromEntries(overlays.map((file) => [path.dirname(file), read(file)])),
  // A line is a state of one or two letters, then the file.
  uncommitted: git('status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().replace(/^\S+ +/, '')),
  taggedCommit: quietly(() => git('rev-parse', '--verify', '--quiet', `refs/tags/v${version}^{commit}`)),
  commit,
});
// Addresses of remotes may hold a password.
const source = values.source ?? quietly(() => git('remote', 'get-url', 'origin'))?.replace(/\/\/[^/@]*@/, '//');
if (values.build && source === undefined)
  faults.push('Nothing says where the source is: add the remote origin, or pass --source https://…');
for (const fault of faults) say(fault);
if (faults.length === 0) {
  if (values.build) build(source ?? '');
  say(`${version} is ${commit}. To publish it: git tag v${version} && git push origin v${version}, then push the images.`);
} else process.exitCode = 1;

function build(from: string): void {
  const labels = {
    'org.opencontainers.image.source': from,
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': commit,
  };
  for (const target of targets()) {
    const image = `nimantran/${target}:${version}`;
    const labelled = Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]);
    execFileSync(
      'docker',
      ['build', '--quiet', '--file', 'infra/images/Dockerfile', '--target', target, ...labelled, '--tag', image, '.'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DOCKER_BUILDKIT: '1' },
      },
    );
    const told = execFileSync('docker', ['image', 'inspect', '--format', '{{json .Config.Labels}}', image], { encoding: 'utf8' });
    const found = JSON.parse(told) as Record<string, string>;
    for (const [name, value] of Object.entries(labels))
      if (found[name] !== value) throw new Error(`${image} has ${name}=${found[name]}, not ${value}.`);
    say(image);
  }
  const folder = path.join(ROOT, '.data/release', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(readLock(), licenceOf), null, 2)}\n`);
  say(`the bill of materials is ${path.join(folder, 'sbom.cdx.json')}`);
}

/** Images that a shop with customers runs. */
function targets(): string[] {
  const named = [...read('docker-compose.yml').matchAll(/^ {4}image: nimantran\/([\w-]+):/gm)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !['stand-ins', 'firebase-emulator'].includes(name));
}
