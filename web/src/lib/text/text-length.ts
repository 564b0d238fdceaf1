/** Characters as the shop counts them: code points of the composed form, not UTF-16 units. */
export const textLength = (text: string): number => [...text.normalize('NFC')].length;
