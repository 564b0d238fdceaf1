import type { BridePairs, ThemeField } from './theme.ts';

/** The groom's key and the bride's. */
export type Pair = readonly [groom: string, bride: string];

/** What changes places when the bride's name comes first: the two names by their roles, and the theme's own pairs. */
export function pairsOf({ fields, pairs = [] }: { fields: Iterable<ThemeField>; pairs?: BridePairs | undefined }): Pair[] {
  const all = [...fields];
  const keyOf = (role: ThemeField['role']) => all.find((field) => field.role === role)?.key;
  const [groom, bride] = [keyOf('groom'), keyOf('bride')];
  const names: Pair[] = groom !== undefined && bride !== undefined ? [[groom, bride]] : [];
  return [...names, ...pairs.map(([one = '', other = '']): Pair => [one, other])];
}

/** The other one of a field's or photo slot's pair. */
export function partnerOf(key: string, pairs: readonly Pair[]): string | undefined {
  const pair = pairs.find((one) => one.includes(key));
  return pair && (pair[0] === key ? pair[1] : pair[0]);
}

/** The field or photo that stands in a key's place, and likewise the place where a key's field or photo stands. */
export function shownAt(key: string, { brideFirst, pairs }: { brideFirst: boolean; pairs: readonly Pair[] }): string {
  return brideFirst ? (partnerOf(key, pairs) ?? key) : key;
}

/** A list of fields or photo slots as it is read with the bride's name first: of each pair, the bride's stands before the groom's. */
export function brideFirst<Item extends { key: string }>(items: readonly Item[], pairs: readonly Pair[]): Item[] {
  const at = (key: string) => items.findIndex((item) => item.key === key);
  return items.map((item) => {
    const [groom, bride] = pairs.find((pair) => pair.includes(item.key))?.map(at) ?? [];
    const isTurned = groom !== undefined && bride !== undefined && groom >= 0 && groom < bride;
    return (isTurned && items[item === items[groom] ? bride : groom]) || item;
  });
}
