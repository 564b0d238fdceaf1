import type { SupportRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

export function supportMail({ request, text }: { request: SupportRow; text: string }, publicUrl: string): MailContent {
  return {
    subject: `Support replied: ${request.subject} (${request.number})`,
    preview: text,
    heading: 'We have replied to you.',
    paragraphs: [`About your request "${request.subject}":`],
    quote: { label: 'Our reply', text },
    rows: [{ label: 'Request', value: request.number }],
    action: { label: 'Read and reply', url: `${publicUrl}/user/support/${request.number}` },
    footer: 'Reply on your request page, so that the whole thread stays in one place. Nobody reads replies to this email.',
  };
}
