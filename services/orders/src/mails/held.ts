import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

export function heldMail({ order, message }: { order: OrderRow; message: string }, orderUrl: string): MailContent {
  return {
    subject: `A question about your video: ${order.headline}`,
    preview: message,
    heading: 'We have a question for you.',
    paragraphs: [
      `A designer is working on "${order.headline}" and has a question. Until we have your answer, the work and the delivery clock are paused.`,
    ],
    quote: { label: 'The designer asks', text: message },
    rows: [{ label: 'Order', value: order.number }],
    action: { label: 'Answer on your order', url: orderUrl },
    footer:
      'Answer on your order page, so that your answer reaches the designer: write a reply, correct your details, or replace a photo there. Replies to this mail are not read.',
  };
}
