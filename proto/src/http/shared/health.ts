import { HealthReport } from '../../domain/health-report.ts';
import { defineOperation } from './operation.ts';
import type { ReadingService } from './parked-events.ts';

/** The services that an admin can ask how they are: all that the gateway knows the address of, and itself. */
export const HEALTH_SERVICES = [
  'gateway',
  'catalog',
  'pricing',
  'identity',
  'orders',
  'media',
  'studio',
  'guests',
] as const satisfies readonly (ReadingService | 'gateway')[];
export type HealthService = (typeof HEALTH_SERVICES)[number];

function healthOf<const Service extends HealthService>(service: Service) {
  return {
    get: defineOperation({
      name: `getHealth of ${service}`,
      method: 'GET',
      path: `/api/admin/health/${service}`,
      access: 'admin',
      summary: `How ${service} is: version, readiness, waiting work, disks, keys, errors and settings without secrets`,
      answer: HealthReport,
    }),
  };
}

/** The same operation for every service: the owner of a figure answers for it. */
export const HEALTH = {
  gateway: healthOf('gateway'),
  catalog: healthOf('catalog'),
  pricing: healthOf('pricing'),
  identity: healthOf('identity'),
  orders: healthOf('orders'),
  media: healthOf('media'),
  studio: healthOf('studio'),
  guests: healthOf('guests'),
} as const;

/** How long the page and the packet wait for a service. */
export const HEALTH_TIMEOUT_MS = 6_000;

/** Made by the gateway, which has the address of every service. */
export const getSupportPacket = defineOperation({
  name: 'getSupportPacket',
  method: 'GET',
  path: '/api/admin/support-packet',
  access: 'admin',
  summary: 'A zip of what every service says of itself, without secrets and without words of customers',
  file: 'application/zip',
});
