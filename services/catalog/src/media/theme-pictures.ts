import type { Closable } from '@nimantran/kit/bus/bus';
import type { Log } from '@nimantran/kit/log';
import { type ObjectInfo, ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { PAGE_PICTURES, type PictureKind } from '../domain/theme-media.ts';
import { shrink } from './shrink.ts';

export interface ThemePictures extends Closable {
  /** A still in another size and format: made on the first request, then stored. @throws ObjectNotFoundError */
  picture(stillKey: string, kind: PictureKind): Promise<ObjectInfo>;
  /** Makes all of a still's pictures in advance, one after the other; after a failure, they are made on the first request. */
  makeAhead(stillKey: string): void;
}

/** Encoding takes a core for up to a second; with this limit the service keeps answering. */
const AT_ONCE = 2;
const MAX_STILL_BYTES = 20 * 1024 * 1024;

export function createThemePictures(store: ObjectStore, log: Log): ThemePictures {
  const underWay = new Map<string, Promise<ObjectInfo>>();
  const turns: (() => void)[] = [];
  let busy = 0;
  let open = true;
  // One still's pictures after another's, so that a request waits for one of them at most.
  let ahead = Promise.resolve();

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => turns.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  async function make(key: string, stillKey: string, kind: PictureKind): Promise<ObjectInfo> {
    const kept = await store.head(key);
    if (kept) return kept;
    return inTurn(async () => store.put(key, await shrink(await readStill(store, stillKey), kind), `image/${kind.format}`));
  }

  function picture(stillKey: string, kind: PictureKind): Promise<ObjectInfo> {
    const key = `theme-thumbnails/${kind.width}.${kind.format}/${stillKey}`;
    const making = underWay.get(key) ?? make(key, stillKey, kind).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function makeAll(stillKey: string): Promise<void> {
    try {
      for (const kind of PAGE_PICTURES) if (open) await picture(stillKey, kind);
    } catch (error) {
      log.warn({ err: error, still: stillKey }, 'pictures of a still were not made ahead');
    }
  }

  return {
    picture,
    makeAhead(stillKey) {
      ahead = ahead.then(() => makeAll(stillKey));
    },
    async close() {
      open = false;
      await ahead;
      await Promise.allSettled(underWay.values());
    },
  };
}

async function readStill(store: ObjectStore, key: string): Promise<Buffer> {
  const info = await store.head(key);
  if (!info) throw new ObjectNotFoundError(key);
  if (info.size_bytes > MAX_STILL_BYTES) throw new Error(`${key} is too large for a still`);
  const parts: Buffer[] = [];
  for await (const part of await store.get(key)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
