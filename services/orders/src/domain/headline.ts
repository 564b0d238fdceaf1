import { slugify, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { DownloadFile } from '@nimantran/proto/domain/order';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

const MAX_HEADLINE = 120;
const MAX_FILE_NAME = 100;

/** The names or first words of an invitation, by which a person tells orders apart. */
export function headlineOf(theme: Pick<ThemeManifest, 'title' | 'fields'>, given: Customisation): string {
  const couple = given.bride_first ? ['bride', 'groom'] : ['groom', 'bride'];
  const byRole = couple.map((role) => given.details[theme.fields.find((field) => field.role === role)?.key ?? '']);
  const names = theme.fields.filter((field) => field.kind === 'name').map((field) => given.details[field.key]);
  const words = theme.fields.filter((field) => field.kind === 'text' || field.kind === 'long_text');
  const chosen = [byRole, names.slice(0, 2), words.slice(0, 1).map((field) => given.details[field.key])]
    .map((texts) => texts.filter((text) => text !== undefined))
    .find((texts) => texts.length > 0);
  return [...(chosen?.join(' & ') ?? theme.title).replace(/\s+/g, ' ')].slice(0, MAX_HEADLINE).join('');
}

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
