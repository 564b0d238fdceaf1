import { DOWNLOAD_FILES, type DownloadFile, type Order, type OrderDownload } from '@nimantran/proto/domain/order';

/** The download of a given kind, if the order has one. */
export function downloadOf({ downloads }: Pick<Order, 'downloads'>, file: DownloadFile): OrderDownload | undefined {
  return downloads.find((each) => each.file === file);
}

/** The file that one of our links leads to, such as the Ready mail's `#whatsapp`. */
export function fileOfHash(hash: string): DownloadFile | undefined {
  return DOWNLOAD_FILES.find((file) => hash === `#${ANCHORS[file]}`);
}

/** Ids of the buttons; mails link to them. */
export const ANCHORS: Readonly<Record<DownloadFile, string>> = { video: 'download', whatsapp: 'whatsapp' };

/** The message that accompanies the video in a chat. */
export function shareWords({ headline, theme }: Pick<Order, 'headline' | 'theme'>): string {
  const what = theme.category.toLowerCase() === 'wishes' ? 'A video for you.' : 'You are invited!';
  return [what, headline].filter(Boolean).join(' ');
}

/** Opens WhatsApp, in its app or on the web, with the message ready and a list of chats to choose from. */
export const whatsAppUrl = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;

/** Whether this browser can share a video with another app, such as WhatsApp. */
export function canShareVideos(): boolean {
  const probe = new File([], 'invitation.mp4', { type: 'video/mp4' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
