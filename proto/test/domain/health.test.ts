import { describe, expect, it } from 'vitest';
import { findingsOf, isTooMuch, silent, spanInWords, versionFindings } from '../../src/domain/health.ts';
import type { HealthReport } from '../../src/domain/health-report.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const ahead = (hours: number) => ago(-hours);

const well: HealthReport = {
  service: 'orders',
  at: ago(0),
  version: '1.0.0',
  code: 'aaaaaaaaaa',
  node: 'v24.0.0',
  process: '1 on a',
  started_at: ago(50),
  schema: '20261231-130002-webhooks',
  not_ready: [],
  figures: [
    { name: 'outbox_oldest_age_seconds', labels: {}, value: 60 },
    { name: 'orders_mails', labels: { state: 'given_up' }, value: 500 },
    { name: 'studio_queue_oldest_age_seconds', labels: { queue: 'renders', band: 'batch' }, value: 90_000 },
  ],
  disks: [{ place: 'stored files', free_bytes: 3e9, total_bytes: 100e9 }],
  keys: [{ name: 'token key of orders', kind: 'token_key', since: ago(24 * 300), expires_at: null, fault: null }],
  proofs: [
    { kind: 'backup', last: { started_at: ago(21), finished_at: ago(20), passed: true, said: 'all' }, passed_at: ago(20) },
    { kind: 'restore_drill', last: null, passed_at: ago(24 * 7) },
  ],
  errors: [],
  settings: [],
  remarks: [],
};
const found = (change: Partial<HealthReport>) => findingsOf({ ...well, ...change }, NOW);

describe('what is not well', () => {
  it('is nothing where every figure is within its limit', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Partial<HealthReport>, string, 'urgent' | 'soon']>([
    ['a server away', { not_ready: ['bus'] }, 'orders is not ready: bus does not respond.', 'urgent'],
    [
      'an old event',
      { figures: [{ name: 'outbox_oldest_age_seconds', labels: {}, value: 61 }] },
      'Oldest event to be published: 61 seconds.',
      'urgent',
    ],
    [
      'mails that wait',
      { figures: [{ name: 'orders_mails', labels: { state: 'waiting' }, value: 21 }] },
      'Emails (waiting): 21.',
      'urgent',
    ],
    [
      'renders without workers',
      { figures: [{ name: 'studio_queue_renders', labels: { band: 'express', state: 'waiting' }, value: 2 }] },
      '2 renders wait, and none is being made.',
      'urgent',
    ],
    [
      'a full disk',
      { disks: [{ place: 'stored files', free_bytes: 1.9e9, total_bytes: 100e9 }] },
      'The disk of orders for stored files is nearly full: 1.9 GB of 100 GB are free.',
      'urgent',
    ],
    [
      'a small disk with little room',
      { disks: [{ place: 'temporary files', free_bytes: 0.05e9, total_bytes: 1e9 }] },
      'The disk of orders for temporary files is nearly full: 0.1 GB of 1.0 GB are free.',
      'urgent',
    ],
    [
      'a certificate that ends',
      { keys: [{ name: 'certificate of a.example', kind: 'certificate', since: null, expires_at: ahead(72), fault: null }] },
      'The certificate of a.example expires in 3 days.',
      'urgent',
    ],
    [
      'a certificate that ended',
      { keys: [{ name: 'certificate of a.example', kind: 'certificate', since: null, expires_at: ago(1), fault: null }] },
      'The certificate of a.example has expired.',
      'urgent',
    ],
    [
      'a certificate that is refused',
      {
        keys: [
          { name: 'certificate of a.example', kind: 'certificate', since: null, expires_at: null, fault: 'CERT_HAS_EXPIRED' },
        ],
      },
      'Browsers refuse the certificate of a.example: CERT_HAS_EXPIRED.',
      'urgent',
    ],
    [
      'a key that is old',
      { keys: [{ name: 'token key of orders', kind: 'token_key', since: ago(24 * 401), expires_at: null, fault: null }] },
      'The token key of orders has been in use for 401 days.',
      'soon',
    ],
    [
      'a drill that failed after one that passed',
      {
        proofs: [
          {
            kind: 'restore_drill',
            last: { started_at: ago(2), finished_at: ago(1), passed: false, said: 'x is damaged' },
            passed_at: ago(25),
          },
        ],
      },
      'The last proven restore failed: x is damaged',
      'urgent',
    ],
    [
      'a drill of long ago',
      { proofs: [{ kind: 'restore_drill', last: null, passed_at: ago(24 * 9) }] },
      'The last proven restore is 9 days old.',
      'urgent',
    ],
    ['no backup at all', { proofs: [{ kind: 'backup', last: null, passed_at: null }] }, 'There is no backup yet.', 'soon'],
  ])('names %s and what to do', (_, change, what, urgency) => {
    const [finding, ...others] = found(change);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ what, urgency });
    expect(finding?.todo.length).toBeGreaterThan(20);
  });

  it('leaves a process that has just started a minute to reach its neighbours', () => {
    expect(found({ not_ready: ['bus'], started_at: ago(0.01) })).toEqual([]);
  });

  it('puts the urgent first', () => {
    const { keys } = well;
    const old = keys.map((key) => ({ ...key, since: ago(24 * 500) }));
    const [first, second] = found({ keys: old, not_ready: ['bus'] });
    expect([first?.urgency, second?.urgency]).toEqual(['urgent', 'soon']);
  });

  it('is a service that says nothing, and one of another version', () => {
    expect(silent('media')).toMatchObject({ urgency: 'urgent', what: 'media did not answer in time.' });
    const media = { ...well, service: 'media', code: 'bbbbbbbbbb' };
    expect(versionFindings([well, { ...well, service: 'studio' }, media])).toMatchObject([
      { what: 'Not all services run the same version: media differs from most.' },
    ]);
    expect(versionFindings([well, well])).toEqual([]);
  });
});

it('judges only figures with the labels of their rule', () => {
  expect(isTooMuch({ name: 'studio_jobs', labels: { state: 'failed' }, value: 1 })).toBe(true);
  expect(isTooMuch({ name: 'studio_jobs', labels: { state: 'queued' }, value: 1 })).toBe(false);
  expect(isTooMuch({ name: 'unheard of', labels: {}, value: 1 })).toBe(false);
});

it.each([
  [1_000, '1 second'],
  [61_000, '61 seconds'],
  [26 * 3_600_000, '26 hours'],
  [9 * 86_400_000, '9 days'],
])('writes %d ms as %s', (ms, words) => {
  expect(spanInWords(ms)).toBe(words);
});
