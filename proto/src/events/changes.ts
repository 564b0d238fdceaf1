import { AuditedChange } from '../domain/audit.ts';
import { defineEvent } from './envelope.ts';

/** Changes made by staff in each service; identity stores all of them in one log. `key` is the event's own. */
export const CHANGES = {
  catalog: defineEvent({ type: 'catalog.change.made', version: 1, data: AuditedChange }),
  guests: defineEvent({ type: 'guests.change.made', version: 1, data: AuditedChange }),
  identity: defineEvent({ type: 'identity.change.made', version: 1, data: AuditedChange }),
  media: defineEvent({ type: 'media.change.made', version: 1, data: AuditedChange }),
  orders: defineEvent({ type: 'orders.change.made', version: 1, data: AuditedChange }),
  pricing: defineEvent({ type: 'pricing.change.made', version: 1, data: AuditedChange }),
  studio: defineEvent({ type: 'studio.change.made', version: 1, data: AuditedChange }),
} as const;
export type AuditedService = keyof typeof CHANGES;
export const AUDITED_SERVICES = Object.keys(CHANGES) as AuditedService[];
