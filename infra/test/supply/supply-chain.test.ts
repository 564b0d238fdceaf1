import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../launcher/settings.ts';
import { isGrave, tellVerdict, verdictOf } from '../../supply/audit-verdict.ts';
import { billOfMaterials, purlOf } from '../../supply/bill-of-materials.ts';
import { isAccepted, licenceOf } from '../../supply/licences.ts';
import { packagesOf, placeOf, readLock, workspacesOf } from '../../supply/packages.ts';

const lock = readLock();
const packages = packagesOf(lock);
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

interface Manifest extends Partial<Record<(typeof KINDS)[number], Record<string, string>>> {
  name: string;
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

describe('the packages of others', () => {
  it('are asked for by one exact version each', () => {
    const loose = workspacesOf(lock).flatMap((folder) => {
      const manifest = manifestOf(folder);
      return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
        .filter(([name, version]) => !name.startsWith('@nimantran/') && !EXACT.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('are locked as they are asked for, and by nothing that could be another file tomorrow', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ integrity }) => !integrity?.includes('sha512-')).map(({ place }) => place)).toEqual([]);
    const missing = workspacesOf(lock).flatMap((folder) => {
      const manifest = manifestOf(folder);
      return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ name, version, kind })))
        .filter(({ name, version }) => {
          const place = placeOf(lock, folder, name);
          const entry = place === undefined ? undefined : lock[place];
          return entry?.link !== true && entry?.version !== version.slice(version.lastIndexOf('@') + 1);
        })
        .map(({ name }) => `${folder}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are fetched from wherever the installation fetches packages: the lock names no address', () => {
    const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    const addresses = [...text.matchAll(/"resolved": "([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !workspacesOf(lock).includes(address ?? ''))).toEqual([]);
    expect(text).not.toContain('.tgz');
  });

  it('have licences that allow what is done with them', () => {
    const refused = packages.filter(({ isDev }) => !isDev).filter((locked) => !isAccepted(locked));
    expect(refused.map((locked) => `${locked.name}: ${licenceOf(locked)}`)).toEqual([]);
  });

  it('that ask for more than to be named stand among the third-party material', () => {
    const told = readFileSync(path.join(ROOT, 'THIRD_PARTY.md'), 'utf8');
    const demanding = packages.filter((locked) => !locked.isDev && /GPL|MPL/.test(licenceOf(locked)));
    expect(demanding.length).toBeGreaterThan(0);
    const silent = demanding.filter(({ name }) => !told.includes(name.replace(/^(@img\/sharp).*/, '$1')));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

it('runs no script of a package while it installs', () => {
  const steps = ['Makefile', 'infra/images/Dockerfile'].flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /\bnpm (?:ci|install)\b/.test(line) && !line.startsWith('#')),
  );
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter((step) => !step.includes('--ignore-scripts'))).toEqual([]);
});

describe('the bill of materials', () => {
  const bill = billOfMaterials(lock, licenceOf);
  const refs = bill.components.map((component) => component['bom-ref']);

  it('has every package of production once, and none of development alone', () => {
    const used = new Set(packages.filter(({ isDev }) => !isDev).map(purlOf));
    expect([...refs].sort()).toEqual([...used].sort());
    expect(refs).toContain(purlOf({ name: 'fastify', version: lock['node_modules/fastify']?.version ?? '' }));
    expect(refs.some((ref) => ref.startsWith('pkg:npm/vitest@'))).toBe(false);
  });

  it('is CycloneDX 1.6 in all that it says', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    for (const { type, name, version, purl, scope, hashes, licenses } of bill.components) {
      expect({ type, scope }, name).toEqual({ type: 'library', scope: expect.stringMatching(/^(required|optional)$/) });
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
      expect(licenses).toHaveLength(1);
    }
  });

  it('says who needs whom, and everything is needed by somebody', () => {
    const known = new Set([...refs, 'nimantran']);
    expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual([...known].sort());
    const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...needed].filter((ref) => !known.has(ref))).toEqual([]);
    expect(refs.filter((ref) => !needed.has(ref))).toEqual([]);
  });

  it('is the same whenever it is made, and holds no address', () => {
    const text = JSON.stringify(bill);
    expect(JSON.stringify(billOfMaterials(readLock(), licenceOf))).toBe(text);
    expect(text).not.toMatch(/https?:/);
  });
});

describe('the audit', () => {
  const report = (counts: object, names: string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(names.map((name) => [name, {}])),
      metadata: { vulnerabilities: counts },
    });

  it('is told apart from one that could not be run', () => {
    const refused = verdictOf(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} }));
    expect([tellVerdict(refused), isGrave(refused)]).toEqual(['Audit not run: the registry answered 405.', false]);
    expect(tellVerdict(verdictOf(''))).toBe('Audit not run: npm gave no report.');
    expect(tellVerdict(verdictOf('{"error":{"code":"ENOTFOUND"}}'))).toBe('Audit not run: the registry could not be asked.');
  });

  it('is grave from high on', () => {
    const clean = verdictOf(report({ info: 0, low: 0, moderate: 0, high: 0, critical: 0 }, []));
    expect([tellVerdict(clean), isGrave(clean)]).toEqual(['Audit: no known vulnerabilities in any package.', false]);
    const some = verdictOf(report({ low: 2, moderate: 1, high: 0, critical: 0 }, ['b', 'a']));
    expect([tellVerdict(some), isGrave(some)]).toEqual(['Audit: 1 moderate, 2 low: a, b.', false]);
    expect(isGrave(verdictOf(report({ high: 1 }, ['a'])))).toBe(true);
  });
});
