import type { ApiKeyScope } from '@nimantran/proto/domain/api-key';

export const SCOPE_LABELS: Readonly<Record<ApiKeyScope, { name: string; note: string }>> = {
  orders_read: { name: 'Read orders', note: 'Your own orders, their files and invoices.' },
  orders_write: { name: 'Place orders', note: 'Order, pay, cancel, correct, and upload photos and music, in your name.' },
  batches: { name: 'Batches', note: 'Make and run batches of up to 1,000 videos, and download them.' },
  themes: { name: 'Themes', note: 'Add, publish and retire themes, and change their settings.' },
};
