import type { MailDetails } from '../db/mails/mail-table.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function batchMail(batch: NonNullable<MailDetails['batch']>, publicUrl: string): MailContent {
  const { id, number, title, done, failed, endedAt } = batch;
  const outcome = outcomeOf(done, failed);
  return {
    subject: failed === 0 ? `Batch ${number} is ready: ${title}` : `Batch ${number} ended with ${failed} failed: ${title}`,
    preview: outcome,
    heading: failed === 0 ? 'Your batch is ready.' : 'Your batch has ended.',
    paragraphs: [
      `"${title}": ${outcome}`,
      failed === 0
        ? 'On the batch page you can download the videos as one ZIP file, or a list of their links.'
        : 'The batch page shows why each row failed. You can try the failed rows again there and download the finished videos.',
    ],
    rows: [
      { label: 'Batch', value: String(number) },
      { label: 'Ready', value: String(done), strong: true },
      { label: 'Failed', value: String(failed) },
      { label: 'Ended', value: indianTime(new Date(endedAt)) },
    ],
    action: { label: 'Open the batch', url: `${publicUrl}/admin/batch/${id}` },
    footer: 'You receive this email because you started the batch. Nobody reads replies to it.',
  };
}

function outcomeOf(done: number, failed: number): string {
  if (failed > 0) return `${done} of ${done + failed} videos are ready; ${failed} failed.`;
  return done === 1 ? 'Your video is ready.' : `All ${done} videos are ready.`;
}
