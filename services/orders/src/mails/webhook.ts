import type { MailDetails } from '../db/mails/mail-table.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function webhookMail({ host, failingSince }: NonNullable<MailDetails['webhook']>, publicUrl: string): MailContent {
  return {
    subject: `Your webhook endpoint at ${host} does not answer`,
    preview: 'We tried for three days and have stopped trying some deliveries.',
    heading: 'Your webhook endpoint does not answer.',
    paragraphs: [
      'We tried to deliver events to it for three days and have stopped trying the oldest of them. New events are still sent.',
      'The log shows why each delivery failed. Once your endpoint works again, you can send those deliveries again there.',
    ],
    rows: [
      { label: 'Endpoint', value: host, strong: true },
      { label: 'Fails since', value: indianTime(new Date(failingSince)) },
    ],
    action: { label: 'Open the log', url: `${publicUrl}/partner/keys#webhooks` },
    footer: 'You receive this email because you added the endpoint. Nobody reads replies to it.',
  };
}
