import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseFaults } from '../../release/release-faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const READY = {
  version: '1.2.0\n',
  changelog: '# Changes\n\n## 1.2.0 - 2026-12-01\n\n- Faster.\n\n## 1.1.0 - 2026-11-01\n',
  overlays: { small: '  - { name: a, newTag: 1.2.0 }\n' },
  uncommitted: [],
  taggedCommit: undefined,
  commit: 'abc',
};

describe('a release', () => {
  it('is accepted when every place names the same version', () => {
    expect(releaseFaults(READY)).toEqual([]);
    expect(releaseFaults({ ...READY, taggedCommit: 'abc' })).toEqual([]);
  });

  it.each([
    ['a version that is no number', { version: 'next' }, 'VERSION is "next"'],
    ['a version that the changes do not begin with', { version: '1.3.0' }, 'CHANGELOG.md begins with 1.2.0, VERSION is 1.3.0.'],
    ['changes without a day', { changelog: '## 1.2.0 - unreleased\n' }, 'has no day for 1.2.0'],
    [
      'an overlay of another version',
      { overlays: { large: '{ name: a, newTag: 1.1.0 }' } },
      'large/kustomization.yaml names 1.1.0',
    ],
    ['a file that is not committed', { uncommitted: ['web/x.ts'] }, 'web/x.ts'],
    ['a tag of another commit', { taggedCommit: 'def' }, 'v1.2.0 names another commit'],
  ])('is refused for %s', (_what, change, told) => {
    expect(releaseFaults({ ...READY, ...change }).join()).toContain(told);
  });

  it('finds one version in the files of this repository', () => {
    const overlays = Object.fromEntries(
      ['small', 'large'].map((name) => [name, read(`infra/k8s/overlays/${name}/kustomization.yaml`)]),
    );
    const day = { changelog: read('CHANGELOG.md').replace(' - unreleased', ' - 2026-12-01') };
    expect(releaseFaults({ ...READY, version: read('VERSION'), overlays, ...day })).toEqual([]);
  });
});
