import { slugify, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { fileNamePart } from '@nimantran/proto/domain/file-name';
import type { DownloadFile } from '@nimantran/proto/domain/order';

const MAX_FILE_NAME = 100;

/** A file of a finished video, the zip of all, or what is made from the words. */
type NamedFile = DownloadFile | 'all' | 'calendar' | 'words';

const FILE_ENDINGS: Readonly<Record<NamedFile, string>> = {
  all: '.zip',
  calendar: '.ics',
  words: '.txt',
  video: '.mp4',
  whatsapp: '-whatsapp.mp4',
  'card-1': '-card-1.jpg',
  'card-2': '-card-2.jpg',
  'card-3': '-card-3.jpg',
  'card-4': '-card-4.jpg',
  square: '-square.jpg',
  pdf: '.pdf',
  'pdf-5x7': '-5x7.pdf',
  loop: '-loop.mp4',
};

interface NamedOrder {
  headline: string;
  themeCategory: string;
  themeCategoryId: number;
}

/** The file name of a download: `Asha-Rohan-wedding-invitation.mp4`, `…-whatsapp.mp4`, `…-card-1.jpg`, `….pdf`. Names keep their script. */
export function fileNameOf(order: NamedOrder, file: NamedFile = 'video'): string {
  const what = order.themeCategoryId === WISHES_CATEGORY_ID ? 'wishes-video' : `${slugify(order.themeCategory)}-invitation`;
  const kind = `${what}${FILE_ENDINGS[file]}`;
  const names = fileNamePart(order.headline, MAX_FILE_NAME - kind.length);
  return [names, kind].filter(Boolean).join('-');
}
