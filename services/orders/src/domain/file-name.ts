import { slugify, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import type { DownloadFile } from '@nimantran/proto/domain/order';

const MAX_FILE_NAME = 100;

const FILE_ENDINGS: Readonly<Record<DownloadFile, string>> = { video: '', whatsapp: '-whatsapp' };

/** What a browser saves a file as: `Asha-Rohan-wedding-invitation.mp4`, `…-whatsapp.mp4`. Names keep their script. */
export function fileNameOf(
  order: { headline: string; themeCategory: string; themeCategoryId: number },
  file: DownloadFile = 'video',
): string {
  const what = order.themeCategoryId === WISHES_CATEGORY_ID ? 'wishes-video' : `${slugify(order.themeCategory)}-invitation`;
  const kind = `${what}${FILE_ENDINGS[file]}`;
  const names = order.headline.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  const kept = [...names]
    .slice(0, MAX_FILE_NAME - kind.length)
    .join('')
    .replace(/-+$/, '');
  return `${[kept, kind].filter(Boolean).join('-')}.mp4`;
}
