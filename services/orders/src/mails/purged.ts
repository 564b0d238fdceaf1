import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

/** The customer's uploads are deleted. */
export function purgedMail({ order, deletedFiles }: { order: OrderRow; deletedFiles: number }, orderUrl: string): MailContent {
  const files = deletedFiles === 1 ? '1 file' : `${deletedFiles} files`;
  return {
    subject: `Your uploads are deleted: order ${order.number}`,
    preview: `${files} of "${order.headline}" deleted from our servers`,
    heading: 'What you uploaded is deleted.',
    paragraphs: [
      `As we promised, what you uploaded for "${order.headline}" and all that was made from it on the way is deleted from our servers.`,
      ...(order.state === 'completed' ? ['Your finished video is not among them: you can still play and download it.'] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Deleted for good', value: files, strong: true },
    ],
    action: { label: 'See your order', url: orderUrl },
    footer: 'We keep a receipt of each deleted file: a fingerprint, its size and the time, and nothing of what it showed.',
  };
}
