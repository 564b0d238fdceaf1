import type { OrderRow } from '../db/schema.ts';
import { indianDate } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function videoEndingMail({ order, keptUntil }: { order: OrderRow; keptUntil: Date }, orderUrl: string): MailContent {
  const day = indianDate(keptUntil);
  return {
    subject: `Save your video: ${order.headline}`,
    preview: `We will delete it after ${day}. Save it before then.`,
    heading: 'Save your video soon.',
    paragraphs: [
      `We will keep "${order.headline}" for you until ${day}. After that we will delete it from our servers, and you will no longer be able to play or download it here.`,
      'Download it before then, and keep it with your photos.',
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Kept until', value: day, strong: true },
    ],
    action: { label: 'Download your video', url: orderUrl },
    footer: 'If you have already saved it, you do not need to do anything. This is the only reminder we send.',
  };
}
