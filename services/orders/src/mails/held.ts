import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

export function heldMail({ order, message }: { order: OrderRow; message: string }, orderUrl: string): MailContent {
  return {
    subject: `A question about your video: ${order.headline}`,
    preview: message,
    heading: 'We have a question for you.',
    paragraphs: [
      `A designer is working on "${order.headline}" and has a question. Until we have your answer, the work and the delivery time are paused.`,
    ],
    quote: { label: 'The designer asks', text: message },
    rows: [{ label: 'Order', value: order.number }],
    action: { label: 'Answer on your order', url: orderUrl },
    footer:
      'Please answer on your order page, where the designer sees it: write a reply, correct your details or replace a photo. Nobody reads replies to this email.',
  };
}
