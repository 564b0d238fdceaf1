import type { MailContent } from './layout.ts';

/** The test mail of the first run. */
export function proofMail(code: string, publicUrl: string): MailContent {
  return {
    subject: `${code} is the code of your test mail`,
    preview: 'Enter it on the page of the first run.',
    heading: 'Mail arrives.',
    paragraphs: ['An admin of the shop asked for this test. Enter the code on the page of the first run or in the terminal.'],
    rows: [{ label: 'Code', value: code, strong: true }],
    action: { label: 'Open the first run', url: `${publicUrl}/admin/start` },
    footer: 'You receive this email because you tried out how the shop sends mail. Nobody reads replies to it.',
  };
}
