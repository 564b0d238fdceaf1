import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

/** A designer waits for an answer, and the deadline waits too. */
export function heldMail({ order, message }: { order: OrderRow; message: string }, orderUrl: string): MailContent {
  return {
    subject: `A question about your video: ${order.headline}`,
    preview: message,
    heading: 'We need a word from you.',
    paragraphs: [
      `A designer is working on "${order.headline}" and has a question. Until we have your answer the work waits, and the time we promised waits with it.`,
    ],
    quote: { label: 'The designer asks', text: message },
    rows: [{ label: 'Order', value: order.number }],
    action: { label: 'Answer on your order', url: orderUrl },
    footer:
      'Answer on the page of your order, so that it reaches the designer: in words, by correcting your details, or with another photo there. Answers to this mail are not read.',
  };
}
