/** The services, each a separate program. */
export const SERVICE_NAMES = [
  'gateway',
  'catalog',
  'pricing',
  'identity',
  'orders',
  'media',
  'studio',
  'guests',
  'render',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
