/** The processes of the shop in the order of their start; stopped from the last to the first. */
export const SERVICES = [
  { name: 'catalog', port: 1, schema: true },
  { name: 'pricing', port: 2, schema: true },
  { name: 'identity', port: 3, schema: true },
  { name: 'orders', port: 4, schema: true },
  { name: 'media', port: 5, schema: true },
  { name: 'studio', port: 6, schema: true },
  { name: 'render', port: 7, schema: false },
  { name: 'gateway', port: 0, schema: false },
] as const;

export type ServiceName = (typeof SERVICES)[number]['name'];

/** Every service has a role of its own; gateway and render reach the bus and the queue and no tables. */
export const DATABASE_ROLES: readonly ServiceName[] = SERVICES.map((service) => service.name);
export const SERVICES_WITH_SCHEMA: readonly ServiceName[] = SERVICES.filter((service) => service.schema).map(
  (service) => service.name,
);
