/** Whether the long cases run too: `make test-all`. */
export const ALL = process.env.TEST_ALL === '1';

/** The long form in `make test-all`, the short one otherwise. */
export const shortOrAll = <Value>(short: Value, all: Value): Value => (ALL ? all : short);

/** Rows of a table that only `make test-all` runs, such as the same page on another device. */
export const beforeRelease = <Row>(...rows: readonly Row[]): readonly Row[] => (ALL ? rows : []);

/** All of them in `make test-all`; otherwise the first of each kind, in the order given. */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => unknown): Item[] {
  if (ALL) return [...items];
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const kind = kindOf(item);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
