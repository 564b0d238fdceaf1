import type { Shop } from '@nimantran/proto/domain/shop';
import type { UploadSizes } from '@nimantran/proto/domain/upload-size';
import { type FaqGroup, faqGroups } from './faq-groups.ts';

/** The groups, reduced to the questions that contain every search word in the question or its answer. */
export function searchFaqs(search: string, sizes: UploadSizes, shop: Shop): readonly FaqGroup[] {
  const groups = faqGroups(sizes, shop);
  const wanted = wordsOf(search);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.items.length > 0);
}

/** Long words match without their ending, so that `refunded` finds refunds. */
const wordsOf = (search: string): string[] =>
  (plain(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '');
