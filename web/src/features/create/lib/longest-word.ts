import { textLength } from '../../../lib/text/text-length.ts';

/** Letters of the longest word, as they are read: what decides how large a name can be set. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(textLength));
