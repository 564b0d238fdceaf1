import { textLength } from '@nimantran/proto/domain/written-text';

/** Visible letters of the longest word, which limit the size of a name. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(textLength));
