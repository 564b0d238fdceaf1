import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { HEALTH, HEALTH_SERVICES, type HealthService } from '@nimantran/proto/http/shared/health';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';

const events = (age: number): HealthReport['figures'] => [
  { name: 'outbox_waiting_events', labels: {}, value: age === 0 ? 0 : 14 },
  { name: 'outbox_oldest_age_seconds', labels: {}, value: age },
];

/** What some services say besides that they are well. */
const OWN: Partial<Record<HealthService, Partial<HealthReport>>> = {
  gateway: {
    keys: [
      {
        name: 'certificate of shop.example.com',
        kind: 'certificate',
        since: inHours(-1_900),
        expires_at: inHours(250),
        fault: null,
      },
    ],
  },
  identity: {
    figures: events(0),
    keys: [
      { name: 'token key of gateway', kind: 'token_key', since: inHours(-700), expires_at: null, fault: null },
      { name: 'token key of orders', kind: 'token_key', since: inHours(-10_000), expires_at: null, fault: null },
    ],
    proofs: [
      {
        kind: 'backup',
        last: {
          started_at: inHours(-9),
          finished_at: inHours(-8),
          passed: true,
          said: '5120 rows of 74 tables, 310 objects (812.4 MB)',
        },
        passed_at: inHours(-8),
      },
      {
        kind: 'restore_drill',
        last: {
          started_at: inHours(-7),
          finished_at: inHours(-7),
          passed: false,
          said: 'The film of the order chosen has 812 of 240 frames.',
        },
        passed_at: inHours(-31),
      },
    ],
  },
  orders: {
    figures: [...events(340), { name: 'orders_mails', labels: { state: 'waiting' }, value: 3 }],
    not_ready: ['bus'],
    errors: [
      {
        message: 'events are not published',
        type: 'NatsError',
        code: 'TIMEOUT',
        count: 12,
        first_at: inHours(-1),
        last_at: inHours(0),
      },
    ],
  },
  studio: {
    figures: [
      ...events(0),
      { name: 'studio_queue_renders', labels: { queue: 'renders', band: 'express', state: 'waiting' }, value: 2 },
      { name: 'studio_queue_renders', labels: { queue: 'renders', band: 'standard', state: 'running' }, value: 1 },
    ],
  },
  media: { disks: [{ place: 'stored files', free_bytes: 1.1e9, total_bytes: 240e9 }] },
};

/** The state of the shop: most parts are well, and some need an admin. */
export function serveHealth(): void {
  for (const service of HEALTH_SERVICES) {
    forRole('admin', HEALTH[service].get, () => ({
      service,
      at: inHours(0),
      version: 'unreleased',
      code: '0a1b2c3d4e',
      node: 'v24.11.0',
      process: '4711 on shop',
      started_at: inHours(-50),
      schema: service === 'gateway' ? null : '20261231-130002-webhooks',
      not_ready: [],
      figures: service === 'gateway' ? [] : events(0),
      disks: [{ place: 'temporary files', free_bytes: 61e9, total_bytes: 240e9 }],
      keys: [],
      proofs: [],
      errors: [],
      settings: [{ name: 'LOG_LEVEL', value: 'info' }],
      remarks: [],
      ...OWN[service],
    }));
  }
}
