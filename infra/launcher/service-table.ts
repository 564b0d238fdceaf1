import type { ServiceName } from '@nimantran/proto/domain/service-name';

/** The shop's processes in start order; they stop in reverse order. Ports are relative to the base. */
export const SERVICES = [
  { name: 'catalog', port: 1 },
  { name: 'pricing', port: 2 },
  { name: 'identity', port: 3 },
  { name: 'orders', port: 4 },
  { name: 'media', port: 5 },
  { name: 'studio', port: 6 },
  { name: 'guests', port: 9 },
  { name: 'render', port: 7 },
  { name: 'gateway', port: 0 },
] as const satisfies readonly { name: ServiceName; port: number }[];
