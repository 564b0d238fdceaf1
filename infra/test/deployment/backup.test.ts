import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBackupConfig } from '../../backup/config.ts';
import { build, containersOf, type JsonObject } from '../support/deployment/kustomize.ts';
import { faultsOf } from '../support/deployment/manifest-faults.ts';
import { K8S, ROOT, variablesOf } from '../support/deployment/sources.ts';

const manifests = await build(path.join(K8S, 'backup'));
const [job] = manifests.filter(({ kind }) => kind === 'CronJob');
if (!job) throw new Error('no CronJob');
const [container] = containersOf(job);
if (!container) throw new Error('no container');
const env = container.env as JsonObject[];

it('is made of objects that the API takes', () => {
  for (const manifest of manifests) expect(faultsOf(manifest), manifest.kind).toEqual([]);
  expect(faultsOf({ ...job, spec: { ...(job.spec as JsonObject), schedul: 'x' } })).toEqual(['/spec/schedul is no field']);
});

it('runs the command with every variable that it reads, and no other', async () => {
  const [, entry = ''] = container.command as string[];
  expect(existsSync(path.join(ROOT, entry))).toBe(true);
  const read = await variablesOf('backup');
  expect(env.map(({ name }) => String(name)).sort()).toEqual([...read].sort());
  const given = Object.fromEntries(env.map(({ name, value }) => [String(name), value === undefined ? undefined : String(value)]));
  const secrets = { DATABASE_URL: 'postgres://backup:secret@db.internal:5432/nimantran' };
  const store = { S3_ENDPOINT: 'https://store.internal', S3_BUCKET: 'shop', S3_FORCE_PATH_STYLE: '' };
  expect(readBackupConfig({ ...given, ...secrets, ...store })).toMatchObject({ to: '/backups', keep: 14 });
  // In production a local store that merely exists is never backed up.
  expect(() => readBackupConfig({ ...given, ...store })).toThrow('DATABASE_URL is not set');
});

it('is nobody’s root, one at a time, and writes into its volume alone', () => {
  const spec = job.spec as JsonObject;
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
  const given = env.find(({ name }) => name === 'BACKUP_DIR')?.value;
  expect((container.volumeMounts as JsonObject[]).map(({ mountPath }) => mountPath)).toEqual([given]);
  expect((container.resources as JsonObject).limits).toHaveProperty('memory');
});
