import type { BridePairs, ThemeField } from './theme.ts';

/** The groom's key and the bride's. */
export type Pair = readonly [groom: string, bride: string];

/** The pairs that change places when the bride's name comes first: the two names by their roles, and the theme's own. */
export function pairsOf({ fields, pairs = [] }: { fields: Iterable<ThemeField>; pairs?: BridePairs | undefined }): Pair[] {
  const all = [...fields];
  const keyOf = (role: ThemeField['role']) => all.find((field) => field.role === role)?.key;
  const [groom, bride] = [keyOf('groom'), keyOf('bride')];
  const names: Pair[] = groom !== undefined && bride !== undefined ? [[groom, bride]] : [];
  return [...names, ...pairs.map(([one = '', other = '']): Pair => [one, other])];
}

/** The partner of a field or photo slot in its pair. */
export function partnerOf(key: string, pairs: readonly Pair[]): string | undefined {
  const pair = pairs.find((one) => one.includes(key));
  return pair && (pair[0] === key ? pair[1] : pair[0]);
}

/** The field or photo shown in a key's place, and also the place where a key's field or photo is shown. */
export function shownAt(key: string, { brideFirst, pairs }: { brideFirst: boolean; pairs: readonly Pair[] }): string {
  return brideFirst ? (partnerOf(key, pairs) ?? key) : key;
}

/** A list of fields or photo slots as it is read with the bride's name first: in each pair, the bride's comes before the groom's. */
export function brideFirst<Item extends { key: string }>(items: readonly Item[], pairs: readonly Pair[]): Item[] {
  const at = (key: string) => items.findIndex((item) => item.key === key);
  return items.map((item) => {
    const [groom, bride] = pairs.find((pair) => pair.includes(item.key))?.map(at) ?? [];
    const isTurned = groom !== undefined && bride !== undefined && groom >= 0 && groom < bride;
    return (isTurned && items[item === items[groom] ? bride : groom]) || item;
  });
}
