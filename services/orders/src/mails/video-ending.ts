import type { OrderRow } from '../db/schema.ts';
import { indianDate } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function videoEndingMail({ order, keptUntil }: { order: OrderRow; keptUntil: Date }, orderUrl: string): MailContent {
  const day = indianDate(keptUntil);
  return {
    subject: `Keep your video: ${order.headline}`,
    preview: `We keep it until ${day}. Save it before then.`,
    heading: 'Save your video soon.',
    paragraphs: [
      `We keep "${order.headline}" for you until ${day}. After that it is deleted from our servers and can no longer be played or downloaded here.`,
      'Download it before then, and keep it with your photos.',
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Kept until', value: day, strong: true },
    ],
    action: { label: 'Download your video', url: orderUrl },
    footer: 'Have you saved it already? Then you do not need to do anything. This is the only reminder we send.',
  };
}
