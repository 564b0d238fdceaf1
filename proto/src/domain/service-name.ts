/** The services of the house, each a program of its own. */
export const SERVICE_NAMES = ['gateway', 'catalog', 'pricing', 'identity', 'orders', 'media', 'studio', 'render'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
