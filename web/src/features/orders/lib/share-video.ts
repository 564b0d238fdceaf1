import type { DownloadFile, Order, OrderDownload } from '@nimantran/proto/domain/order';

/** The download of a given kind, if the order has one. */
export function downloadOf({ downloads }: Pick<Order, 'downloads'>, file: DownloadFile): OrderDownload | undefined {
  return downloads.find((each) => each.file === file);
}

/** The file that one of our links leads to, such as the Ready mail's `#whatsapp`. */
export function fileOfHash(hash: string): keyof typeof ANCHORS | undefined {
  return (['video', 'whatsapp'] as const).find((file) => hash === `#${ANCHORS[file]}`);
}

/** Ids of the buttons that mails link to. */
export const ANCHORS = { video: 'download', whatsapp: 'whatsapp' } as const;

/** The message that accompanies the video in a chat. */
export function shareWords({ headline, theme }: Pick<Order, 'headline' | 'theme'>): string {
  const what = theme.category.toLowerCase() === 'wishes' ? 'A video for you.' : 'You are invited!';
  return [what, headline].filter(Boolean).join(' ');
}

/** Opens WhatsApp, in its app or on the web, with the message ready and a list of chats to choose from. */
export const whatsAppUrl = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;

export const isPdf = (file: DownloadFile): file is 'pdf' | 'pdf-5x7' => file === 'pdf' || file === 'pdf-5x7';
const isCard = (file: DownloadFile): boolean => file === 'square' || file.startsWith('card-');

/** The kind of a file, as another app is told. */
export const mimeTypeOf = (file: DownloadFile): string =>
  isPdf(file) ? 'application/pdf' : isCard(file) ? 'image/jpeg' : 'video/mp4';

/** Whether this browser can share such a file with another app, such as WhatsApp. */
export function canShare(file: DownloadFile): boolean {
  const ending = isPdf(file) ? 'pdf' : isCard(file) ? 'jpg' : 'mp4';
  const probe = new File([], `invitation.${ending}`, { type: mimeTypeOf(file) });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
