import type { WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { WebhookDelivery } from '@nimantran/proto/http/orders/webhooks';

export const EVENT_LABELS: Readonly<Record<WebhookEvent, { name: string; note: string }>> = {
  'order.paid': { name: 'Paid', note: 'The whole price is paid, and the video is being made.' },
  'order.ready': { name: 'Ready', note: 'The video can be downloaded.' },
  'order.corrected': { name: 'Corrected', note: 'The video is being remade with corrections or changes.' },
  'order.refunded': { name: 'Refunded', note: 'The whole amount was refunded.' },
};

export const STATE_LABELS: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'Being tried',
  delivered: 'Delivered',
  failed: 'Failed',
};
