import type { WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { Generated } from 'kysely';

export interface WebhookTables {
  webhooks: {
    id: Generated<string>;
    ownerUid: string;
    /** The address that gets a mail when deliveries fail for days. */
    ownerEmail: string;
    url: string;
    events: WebhookEvent[];
    /** Stored as it is: each delivery is signed with it. */
    secret: string;
    /** Signs beside it until then; null after the sweep. */
    oldSecret: Generated<string | null>;
    oldSecretUntil: Generated<Date | null>;
    createdAt: Generated<Date>;
    failingSince: Generated<Date | null>;
    /** Nothing is sent earlier: an endpoint that does not answer is asked less often, and holds up no other. */
    restsUntil: Generated<Date>;
  };
  webhookDeliveries: {
    id: Generated<string>;
    seq: Generated<number>;
    webhookId: string;
    eventId: string;
    orderId: string;
    type: WebhookEvent;
    /** The exact text that is signed and sent. */
    body: string;
    createdAt: Generated<Date>;
    /** When it was last asked for: at first, or by a replay. */
    wantedAt: Generated<Date>;
    tries: Generated<number>;
    nextTryAt: Generated<Date>;
    queuedTry: Generated<number | null>;
    queuedAt: Generated<Date | null>;
    deliveredAt: Generated<Date | null>;
    /** When tries stopped. */
    failedAt: Generated<Date | null>;
    status: Generated<number | null>;
    error: Generated<string | null>;
  };
}
