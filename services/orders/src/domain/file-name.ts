import { slugify, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { fileNamePart } from '@nimantran/proto/domain/file-name';
import type { DownloadFile } from '@nimantran/proto/domain/order';

const MAX_FILE_NAME = 100;

const FILE_ENDINGS: Readonly<Record<DownloadFile | 'all', string>> = {
  all: '.zip',
  video: '.mp4',
  whatsapp: '-whatsapp.mp4',
  'card-1': '-card-1.jpg',
  'card-2': '-card-2.jpg',
  'card-3': '-card-3.jpg',
  'card-4': '-card-4.jpg',
  square: '-square.jpg',
  pdf: '.pdf',
  loop: '-loop.mp4',
};

interface NamedOrder {
  headline: string;
  themeCategory: string;
  themeCategoryId: number;
}

/** The file name of a download: `Asha-Rohan-wedding-invitation.mp4`, `…-whatsapp.mp4`, `…-card-1.jpg`, `….pdf`. Names keep their script. */
export const fileNameOf = (order: NamedOrder, file: DownloadFile | 'all' = 'video'): string => nameOf(order, FILE_ENDINGS[file]);

export const calendarNameOf = (order: NamedOrder): string => nameOf(order, '.ics');

function nameOf(order: NamedOrder, ending: string): string {
  const what = order.themeCategoryId === WISHES_CATEGORY_ID ? 'wishes-video' : `${slugify(order.themeCategory)}-invitation`;
  const kind = `${what}${ending}`;
  const names = fileNamePart(order.headline, MAX_FILE_NAME - kind.length);
  return [names, kind].filter(Boolean).join('-');
}
