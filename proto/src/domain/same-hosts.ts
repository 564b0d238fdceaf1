import type { HeadlineTheme } from './headline.ts';

/**
 * Letters that may differ before a name counts as another one: a third of the longer spelling, but always one and never more than
 * three. So `Asha` may become `Aasha`, and `Priya Sharma` may become `Priyah Sharma`, but not `Neha Verma`.
 */
const SHARE = 3;
const MOST = 3;

/**
 * The fields that say whom an invitation is about: the couple; without a couple the fields that the theme marks with `headline`, else
 * the first two names that it asks for. A theme without names has none.
 */
export function hostFields({ fields }: Pick<HeadlineTheme, 'fields'>): string[] {
  const couple = fields.filter(({ role }) => role !== undefined);
  const marked = fields.filter(({ headline }) => headline);
  const names = fields.filter(({ kind }) => kind === 'name').slice(0, 2);
  const [chosen = []] = [couple, marked, names].filter((candidates) => candidates.length > 0);
  return chosen.map(({ key }) => key);
}

/**
 * The host fields with another name, not another spelling. Empty if all are respelled, or if two hosts changed places because each
 * was typed into the other's field.
 */
export function otherHosts(
  theme: Pick<HeadlineTheme, 'fields'>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const keys = hostFields(theme);
  const other = keys.filter((key) => !isRespelled(before[key] ?? '', after[key] ?? ''));
  const [one, two, ...more] = keys;
  const isSwapped =
    one !== undefined &&
    two !== undefined &&
    more.length === 0 &&
    isRespelled(before[one] ?? '', after[two] ?? '') &&
    isRespelled(before[two] ?? '', after[one] ?? '');
  return isSwapped ? [] : other;
}

/**
 * Whether two texts spell one name. Case, spaces, punctuation, invisible characters and the accents of Latin letters do not count,
 * nor does the order of the words. The rest may differ by a few letters: an added, missing or different one counts as one, and so
 * do two neighbours that changed places. A name in another script is another name: it takes a person to read both.
 */
export function isRespelled(before: string, after: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length === 0 || other.length === 0) return one.length === other.length;
  return isNear(one, other) || isNear(one.toSorted(), other.toSorted());
}

function isNear(one: readonly string[], other: readonly string[]): boolean {
  const [from, to] = [[...one.join('')], [...other.join('')]];
  const allowed = Math.min(MOST, Math.max(1, Math.floor(Math.max(from.length, to.length) / SHARE)));
  return Math.abs(from.length - to.length) <= allowed && distance(from, to) <= allowed;
}

/** The words of a name without the characters that do not count. */
function wordsOf(name: string): string[] {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '');
  return folded.split(/[\p{P}\p{S}\p{Z}\p{Cc}]+/u).filter(Boolean);
}

/** Optimal string alignment: Levenshtein's distance in which two neighbours that changed places are one step. */
function distance(from: readonly string[], to: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [column, other] of to.entries()) {
      const same = letter === other ? 0 : 1;
      const least = Math.min((last[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1, (last[column] ?? 0) + same);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      now.push(isSwapped ? Math.min(least, (before[column - 1] ?? 0) + 1) : least);
    }
    before = last;
    last = now;
  }
  return last[to.length] ?? 0;
}
