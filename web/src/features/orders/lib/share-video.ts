import { DOWNLOAD_FILES, type DownloadFile, type Order, type OrderDownload } from '@nimantran/proto/domain/order';

/** What can be downloaded under a name, where there is such a file. */
export function downloadOf({ downloads }: Pick<Order, 'downloads'>, file: DownloadFile): OrderDownload | undefined {
  return downloads.find((each) => each.file === file);
}

/** The file that a link of ours leads to, as the Ready mail's `#whatsapp`. */
export function fileOfHash(hash: string): DownloadFile | undefined {
  return DOWNLOAD_FILES.find((file) => hash === `#${ANCHORS[file]}`);
}

/** Ids of the buttons; mails link to them. */
export const ANCHORS: Readonly<Record<DownloadFile, string>> = { video: 'download', whatsapp: 'whatsapp' };

/** What stands beside the film in a chat. */
export function shareWords({ headline, theme }: Pick<Order, 'headline' | 'theme'>): string {
  const what = theme.category === 'Wishes' ? 'A video for you.' : 'You are invited!';
  return [what, headline].filter(Boolean).join(' ');
}

/** WhatsApp, in its app or on the web, with words ready and the chats to choose. */
export const whatsAppUrl = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;

/** Whether this browser can hand a film to another app, such as WhatsApp. */
export function canShareVideos(): boolean {
  const probe = new File([], 'invitation.mp4', { type: 'video/mp4' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
