import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

export function purgedMail({ order, deletedFiles }: { order: OrderRow; deletedFiles: number }, orderUrl: string): MailContent {
  const files = deletedFiles === 1 ? '1 file' : `${deletedFiles} files`;
  return {
    subject: `Your uploads have been deleted: order ${order.number}`,
    preview: `We deleted ${files} of "${order.headline}" from our servers`,
    heading: 'Your uploads have been deleted.',
    paragraphs: [
      `As we promised, your uploads for "${order.headline}" and all working files made from them have been deleted from our servers.`,
      ...(order.state === 'completed' ? ['This does not affect your finished video: you can still play and download it.'] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Permanently deleted', value: files, strong: true },
    ],
    action: { label: 'See your order', url: orderUrl },
    footer:
      'We keep a receipt of each deleted file: its fingerprint, its size and the time of deletion, but none of its content.',
  };
}
