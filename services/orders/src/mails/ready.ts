import { sizeInWords } from '@nimantran/proto/domain/file-size';
import type { VideoExtras } from '@nimantran/proto/jobs/render';
import type { OrderRow } from '../db/schema.ts';
import { countUploads } from '../domain/uploads/upload-retention.ts';
import { indianDate } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function readyMail(
  { order, keptUntil, purgeAfterHours }: { order: OrderRow; keptUntil: Date | undefined; purgeAfterHours: number },
  orderUrl: string,
): MailContent {
  const { video, videoCopy: copy } = order;
  const extras = order.extras ? wordsFor(order.extras) : '';
  const [both, them] = extras ? ['all of it', 'it'] : copy ? ['both', 'them'] : ['it', 'it'];
  const { photos, music } = countUploads(order.customisation);
  const after = purgeAfterHours % 24 === 0 ? daysFromNow(purgeAfterHours / 24) : `${purgeAfterHours} hours from now`;
  return {
    subject: `Your video is ready: ${order.headline}`,
    preview: `Play it, download it and share it. Order ${order.number}`,
    heading: 'Your video is ready.',
    paragraphs: [
      `"${order.headline}" is finished. Play it, download it and share it.`,
      ...(copy ? ['We also made a small copy for WhatsApp. It is quick to send and opens quickly on slow phones.'] : []),
      ...(extras ? [`To go with it, we made ${extras}.`] : []),
      ...(keptUntil ? [`We will keep ${both} for you until ${indianDate(keptUntil)}. Save ${them} before then.`] : []),
      ...(photos + music > 0 ? [`We will delete your uploads from our servers ${after}.`] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Theme', value: order.themeTitle },
      { label: 'Video', value: `${order.resolution}${video ? `, ${sizeInWords(video.size_bytes)}` : ''}` },
      ...(copy ? [{ label: 'For WhatsApp', value: `${copy.width} × ${copy.height}, ${sizeInWords(copy.size_bytes)}` }] : []),
    ],
    action: { label: 'Play and download', url: `${orderUrl}#download` },
    ...(copy && { also: { label: 'Send it on WhatsApp', url: `${orderUrl}#whatsapp` } }),
    footer:
      'Sign in with the account you ordered with to download. If something is wrong, write to support: we correct our mistakes free of charge.',
  };
}

const daysFromNow = (days: number) => (days === 1 ? 'a day from now' : `${days} days from now`);

/** `3 cards as pictures, a PDF for printing and a short clip without sound`; empty if none could be made. */
function wordsFor({ cards, pdf, loop }: VideoExtras): string {
  const parts = [
    ...(cards.length > 0 ? [cards.length === 1 ? 'a card as a picture' : `${cards.length} cards as pictures`] : []),
    ...(pdf ? ['a PDF for printing'] : []),
    ...(loop ? ['a short clip without sound'] : []),
  ];
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}
