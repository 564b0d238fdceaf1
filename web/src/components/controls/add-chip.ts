/** The key that ends a word and makes it a chip. */
export const CHIP_SEPARATOR_KEY = 'Enter';

export interface ChipLimits {
  /** Maximum number of chips. */
  most: number;
  /** Maximum characters per chip. */
  longest: number;
}

/** The chips with one more; unchanged if it is empty, a duplicate (ignoring case) or one too many. */
export function addChip(chips: readonly string[], text: string, { most, longest }: ChipLimits): readonly string[] {
  const chip = text.trim().replace(/\s+/g, ' ').slice(0, longest);
  const there = chips.some((known) => known.toLowerCase() === chip.toLowerCase());
  return chip === '' || there || chips.length >= most ? chips : [...chips, chip];
}
