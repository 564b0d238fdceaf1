import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

export function repliesMail({ order, replies }: { order: OrderRow; replies: number }, orderUrl: string): MailContent {
  const count = replies === 1 ? 'One guest has' : `${replies} guests have`;
  return {
    subject: replies === 1 ? `A guest has replied: ${order.headline}` : `${replies} guests have replied: ${order.headline}`,
    preview: `${count} answered your invitation.`,
    heading: 'Your guests have replied.',
    paragraphs: [
      `${count} answered your invitation "${order.headline}".`,
      'The page of your order shows who is coming, to which function, and what they wrote to you.',
    ],
    rows: [{ label: 'New replies', value: String(replies), strong: true }],
    action: { label: 'See the replies', url: orderUrl },
    footer: 'You get this email once a day at most, and only on days with new replies. Turn your invitation page off to stop it.',
  };
}
