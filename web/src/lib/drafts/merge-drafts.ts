import { type Draft, EMPTY_DRAFT } from './draft.ts';

/**
 * Merges what two tabs have done to one draft, field by field. `before` is what both started from; a field that both have changed
 * is as in `mine`.
 */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft): Draft {
  return {
    ...mergeParts(EMPTY_DRAFT, before, mine, theirs),
    details: mergeEntries(before.details, mine.details, theirs.details),
    photos: mergeEntries(before.photos, mine.photos, theirs.photos),
    billing: mergeParts(EMPTY_DRAFT.billing, before.billing, mine.billing, theirs.billing),
  };
}

function mergeParts<Whole extends object>(shape: Whole, before: Whole, mine: Whole, theirs: Whole): Whole {
  const merged = { ...mine };
  for (const key of Object.keys(shape) as (keyof Whole)[]) merged[key] = latest(before[key], mine[key], theirs[key]);
  return merged;
}

type Entries<Value> = Readonly<Record<string, Value>>;

function mergeEntries<Value>(before: Entries<Value>, mine: Entries<Value>, theirs: Entries<Value>): Record<string, Value> {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...keys].flatMap((key) => {
    const value = latest(before[key], mine[key], theirs[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(merged);
}

const latest = <Value>(before: Value, mine: Value, theirs: Value): Value =>
  JSON.stringify(mine) === JSON.stringify(before) ? theirs : mine;
