import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBackupConfig, readDrillConfig } from '../../backup/config.ts';
import { OWNERS, roleOf } from '../../postgres/provision.ts';
import { build, containersOf, type JsonObject } from '../support/deployment/kustomize.ts';
import { faultsOf } from '../support/deployment/manifest-faults.ts';
import { K8S, ROOT, variablesOf } from '../support/deployment/sources.ts';

const manifests = await build(path.join(K8S, 'backup'));
const jobs = manifests.filter(({ kind }) => kind === 'CronJob');
const jobOf = (name: string): (typeof jobs)[number] => {
  const found = jobs.find(({ metadata }) => (metadata as JsonObject).name === name);
  if (!found) throw new Error(`no CronJob ${name}`);
  return found;
};
const containerIn = (name: string): JsonObject => {
  const [container] = containersOf(jobOf(name));
  if (!container) throw new Error('no container');
  return container as JsonObject;
};
const envOf = (name: string): JsonObject[] => containerIn(name).env as JsonObject[];
const job = jobOf('backup');

it('is made of objects that the API takes', () => {
  for (const manifest of manifests) expect(faultsOf(manifest), manifest.kind).toEqual([]);
  expect(faultsOf({ ...job, spec: { ...(job.spec as JsonObject), schedul: 'x' } })).toEqual(['/spec/schedul is no field']);
});

it('runs the command with every variable that it reads, and no other', async () => {
  const env = envOf('backup');
  const [, entry = ''] = containerIn('backup').command as string[];
  expect(existsSync(path.join(ROOT, entry))).toBe(true);
  const read = await variablesOf('backup');
  expect(env.map(({ name }) => String(name)).sort()).toEqual([...read].sort());
  const given = givenBy(env);
  const secrets = { DATABASE_URL: 'postgres://backup:secret@db.internal:5432/nimantran' };
  const store = { S3_ENDPOINT: 'https://store.internal', S3_BUCKET: 'shop', S3_FORCE_PATH_STYLE: '' };
  expect(readBackupConfig({ ...given, ...secrets, ...store })).toMatchObject({ to: '/backups', keep: 14 });
  // In production a local store that merely exists is never backed up.
  expect(() => readBackupConfig({ ...given, ...store })).toThrow('DATABASE_URL is not set');
});

it('restores the newest backup each night, with a role that may make a database', async () => {
  const env = envOf('restore-drill');
  const [, entry = ''] = containerIn('restore-drill').command as string[];
  expect(existsSync(path.join(ROOT, entry))).toBe(true);
  const given = {
    ...givenBy(env),
    ...Object.fromEntries(
      OWNERS.map((owner) => [`${owner.toUpperCase()}_DATABASE_URL`, `postgres://${roleOf(owner)}:x@db.internal:5432/shop`]),
    ),
    ...{ S3_ENDPOINT: 'https://store.internal', S3_BUCKET: 'shop', S3_FORCE_PATH_STYLE: '', PUBLIC_URL: 'https://shop.example' },
  };
  // A drill publishes nothing.
  const read = [...(await variablesOf('restore-drill', given))].filter((name) => name !== 'NATS_URL');
  expect(env.map(({ name }) => String(name)).sort()).toEqual([...new Set([...read, 'NODE_ENV'])].sort());
  const admin = { ADMIN_DATABASE_URL: 'postgres://postgres:x@db.internal:5432/postgres' };
  expect(readDrillConfig({ ...given, ...admin })).toMatchObject({
    kind: 'set up',
    from: '/backups',
    setUp: { database: 'shop' },
  });
  expect(() => readDrillConfig(given)).toThrow('ADMIN_DATABASE_URL is not set');
});

it.each([
  ['backup', ['/backups']],
  ['restore-drill', ['/backups', '/tmp']],
])('%s is nobody’s root, one at a time, and writes into its volumes alone', (name, places) => {
  const container = containerIn(name);
  const spec = jobOf(name).spec as JsonObject;
  expect(spec.concurrencyPolicy).toBe('Forbid');
  const pod = ((spec.jobTemplate as JsonObject).spec as JsonObject).template as JsonObject;
  expect((pod.spec as JsonObject).securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect((pod.spec as JsonObject).automountServiceAccountToken).toBe(false);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const given = envOf(name).find((variable) => variable.name === 'BACKUP_DIR')?.value;
  expect(places[0]).toBe(given);
  expect((container.volumeMounts as JsonObject[]).map(({ mountPath }) => mountPath)).toEqual(places);
  expect((container.resources as JsonObject).limits).toHaveProperty('memory');
});

function givenBy(env: readonly JsonObject[]): Record<string, string | undefined> {
  return Object.fromEntries(env.map(({ name, value }) => [String(name), value === undefined ? undefined : String(value)]));
}
