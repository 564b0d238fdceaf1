import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@nimantran/kit/log';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { withinSeconds } from '../pipeline/within-seconds.ts';
import { type PlannedSegment, type SegmentShelf, segmentKey } from '../segments/shelf.ts';

/** For all fetches together: segments that have not arrived by then are drawn, which takes about as long. */
const FETCH_SECONDS = 60;
const FETCHES_AT_ONCE = 4;
const WRITE_SECONDS = 60;
const WRITE_TRIES = 3;
const FIRST_WAIT_MS = 250;

export interface StoreShelfOptions {
  store: ObjectStore;
  log: Log;
  /** Folder for fetched segments. */
  dir: string;
  /** Reports which segments the render uses, before the first is looked up. An error it throws ends the render. */
  announce: (segments: { object_key: string; personal: boolean }[]) => Promise<void>;
  signal: AbortSignal;
}

/** Finished segments in the object store, for one render. Failed fetches and writes do not fail the render. */
export function createStoreShelf({ store, log, dir, announce, signal }: StoreShelfOptions): SegmentShelf {
  async function fetchOne(hash: string, secondsLeft: number): Promise<string | undefined> {
    const path = join(dir, `${hash}.mp4`);
    try {
      const info = await withinSeconds(store.getFile(segmentKey(hash), path), secondsLeft, `fetching ${segmentKey(hash)}`);
      const { size } = await stat(path);
      return size > 0 && size === info.size_bytes ? path : undefined;
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError)) log.warn({ err: error, segment: hash }, 'segment not fetched, it is drawn');
      return undefined;
    }
  }

  return {
    async find(segments: PlannedSegment[]) {
      const personal = new Map<string, boolean>();
      for (const segment of segments) personal.set(segment.hash, segment.personal && (personal.get(segment.hash) ?? true));
      await announce([...personal].map(([hash, isPersonal]) => ({ object_key: segmentKey(hash), personal: isPersonal })));
      const found = new Map<string, string>();
      const waiting = [...personal.keys()];
      const end = performance.now() + FETCH_SECONDS * 1000;
      const lane = async (): Promise<void> => {
        for (let hash = waiting.shift(); hash !== undefined; hash = waiting.shift()) {
          const secondsLeft = (end - performance.now()) / 1000;
          if (secondsLeft <= 0 || signal.aborted) return;
          const path = await fetchOne(hash, secondsLeft);
          if (path !== undefined) found.set(hash, path);
        }
      };
      await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, lane));
      return found;
    },

    async keep(hash: string, path: string) {
      for (let attempt = 1; !signal.aborted; attempt += 1) {
        try {
          await withinSeconds(store.putFile(segmentKey(hash), path, 'video/mp4'), WRITE_SECONDS, `writing ${segmentKey(hash)}`);
          return;
        } catch (error) {
          if (signal.aborted) return;
          if (attempt >= WRITE_TRIES) return log.warn({ err: error, segment: hash }, 'segment not kept, it would be drawn again');
          await sleep(FIRST_WAIT_MS * 4 ** (attempt - 1));
        }
      }
    },
  };
}
