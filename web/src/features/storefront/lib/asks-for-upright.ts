import type { WEDDING_TAGS } from '@nimantran/proto/domain/sub-category';

const PORTRAIT: (typeof WEDDING_TAGS)[number] = 'Portrait';

/** Whether a filter or search words ask for upright videos: their list shows upright pictures. Apart from the filters, which more pages load. */
export const asksForUpright = (filter: string | null, words: readonly string[]): boolean =>
  [filter, ...words].some((word) => word?.toLowerCase() === PORTRAIT.toLowerCase());
