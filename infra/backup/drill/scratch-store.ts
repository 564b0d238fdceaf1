import type { ObjectStore } from '@nimantran/kit/store/object-store';

/** Everything below it is a drill's: the next one deletes what an interrupted one left. */
export const SCRATCH_PREFIX = 'restore-drill/';
const MOST_AT_ONCE = 1_000;

type ScratchStore = Pick<ObjectStore, 'head' | 'getFile' | 'putFile'>;

/** The store as a drill sees it, empty at first: its keys are below a prefix that is emptied before and after. */
export async function withScratchStore<Result>(
  store: ObjectStore,
  use: (scratch: ScratchStore) => Promise<Result>,
): Promise<Result> {
  const below = (key: string) => `${SCRATCH_PREFIX}${key}`;
  await empty(store);
  try {
    return await use({
      head: (key) => store.head(below(key)),
      getFile: (key, file) => store.getFile(below(key), file),
      putFile: (key, file, contentType) => store.putFile(below(key), file, contentType),
    });
  } finally {
    await empty(store);
  }
}

async function empty(store: ObjectStore): Promise<void> {
  for (;;) {
    const found = await store.list(SCRATCH_PREFIX, { limit: MOST_AT_ONCE });
    for (const { key } of found) await store.delete(key);
    if (found.length < MOST_AT_ONCE) return;
  }
}
