import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder, sweepTempFolders } from '@nimantran/kit/process/temp-folders';
import { lookOf } from '@nimantran/proto/domain/look';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { Context } from '../context.ts';
import { fetchPhoto } from '../stages/fetch.ts';
import type { CompiledCode } from '../worker/compiled-code.ts';
import type { StillTask, StillWords } from './messages.ts';
import { SpareProcess } from './spare-process.ts';
import { StillLine } from './still-line.ts';
import { ProcessLostError, StillProcess } from './still-process.ts';
import { UnpackedPackages } from './unpacked-packages.ts';
import { warmUpTask, writeWarmUpTheme } from './warm-up-theme.ts';
import { WordProcesses } from './word-processes.ts';

const PREFIX = 'nimantran-live-stills-';
/** Anybody who waits longer has typed something else, or left. */
const MOST_WAITING = 60;
/** Of processor time: beside videos a still has a small part of a core. */
const MOST_SECONDS = 10;
/** Processes that hold somebody's photos, beside the ones for words. */
const MOST_OWN = 2;
const OWN_IDLE_MS = 120_000;
const SWEEP_MS = 15_000;

export interface LiveStills {
  /** @throws OutdatedError, LineFullError, NotDrawnError, ProcessLostError, RenderError, or the signal's reason */
  draw(words: StillWords, signal: AbortSignal): Promise<LiveStill>;
  /** The processes that draw words alone. */
  readonly pids: number[];
  /** Those that hold the photos of one person each. */
  readonly ownPids: number[];
  close(): Promise<void>;
}

/** Draws stills in processes that stay alive: some for words alone, and one for each person whose own photos are shown. */
export async function openLiveStills(
  { config, store, isolation, now }: Pick<Context, 'config' | 'store' | 'isolation' | 'now'>,
  code?: CompiledCode,
): Promise<LiveStills> {
  await sweepTempFolders({ prefixes: [PREFIX], quietMs: 0 });
  const base = await makeTempFolder(PREFIX);
  const packagesDir = join(base, 'packages');
  await mkdir(packagesDir);
  const warmUpDir = join(packagesDir, 'warm-up');
  await writeWarmUpTheme(warmUpDir);
  const packages = new UnpackedPackages(store, packagesDir);
  const line = new StillLine({ atOnce: config.LIVE_STILLS_AT_ONCE, waiting: MOST_WAITING });
  const limits = { memoryMb: config.LIVE_STILLS_MEMORY_MB, seconds: MOST_SECONDS };
  let started = 0;
  const spare = new SpareProcess(() => {
    started += 1;
    const dir = join(base, `process-${started}`);
    return StillProcess.start({ isolation, packagesDir, dir, code }, limits, warmUpTask(warmUpDir));
  });
  const forWords = new WordProcesses(() => spare.take());
  const own = new Map<string, Promise<StillProcess>>();
  const owned = new Set<StillProcess>();

  async function forOwner<Result>(owner: string, work: (process: StillProcess) => Promise<Result>): Promise<Result> {
    const wanted = aliveOrFresh(own.get(owner));
    own.delete(owner);
    own.set(owner, wanted);
    if (own.size > MOST_OWN) await endOldest(owner);
    const process = await wanted;
    owned.add(process);
    // It may have waited for long before it was taken.
    process.usedAt = Date.now();
    try {
      return await work(process);
    } finally {
      if (await process.isTooLarge()) await endOwn(owner);
    }
  }
  async function aliveOrFresh(before: Promise<StillProcess> | undefined): Promise<StillProcess> {
    const process = await before?.catch(() => undefined);
    if (process?.isAlive) return process;
    if (process) owned.delete(process);
    await process?.end();
    return spare.take();
  }
  async function endOldest(except: string): Promise<void> {
    const [oldest] = [...own.keys()].filter((owner) => owner !== except);
    if (oldest !== undefined) await endOwn(oldest);
  }
  async function endOwn(owner: string): Promise<void> {
    const ending = own.get(owner);
    own.delete(owner);
    const process = await ending?.catch(() => undefined);
    if (process) owned.delete(process);
    await process?.end();
  }
  const sweep = setInterval(async () => {
    for (const [owner, process] of own) {
      const usedAt = await process.then((one) => one.usedAt).catch(() => 0);
      if (Date.now() - usedAt > OWN_IDLE_MS) await endOwn(owner);
    }
  }, SWEEP_MS).unref();

  async function photosIn(process: StillProcess, words: StillWords, signal: AbortSignal): Promise<StillTask['photos']> {
    const fetched = Object.entries(words.photos).map(async ([slot, { object_key, crop }]) => {
      const path = join(process.photosDir, createHash('sha256').update(object_key).digest('hex'));
      if (!process.photos.has(path)) await fetchPhoto(store, object_key, path, signal);
      process.photos.add(path);
      return [slot, { path, ...(crop ? { crop } : {}) }] as const;
    });
    return Object.fromEntries(await Promise.all(fetched));
  }
  async function drawOnce(words: StillWords, signal: AbortSignal): Promise<LiveStill> {
    const packageDir = await packages.get(words.theme.package_key);
    const work = async (process: StillProcess): Promise<LiveStill> => {
      const { theme, details, bride_first, scene, width, shop_name } = words;
      const photos = await photosIn(process, words, signal);
      const marked = shop_name === undefined ? {} : { shop_name };
      const drawn = { theme, details, bride_first, ...lookOf(words), ...marked, scene, width };
      return process.draw({ packageDir, words: drawn, photos, now: now().toISOString() });
    };
    return words.owner === null ? forWords.use(work) : forOwner(words.owner, work);
  }
  return {
    draw: (words, signal) =>
      line.take(words, signal, async () => {
        try {
          return await drawOnce(words, signal);
        } catch (error) {
          // A process that was killed from outside says nothing about the words.
          if (error instanceof ProcessLostError && !error.byLimit) return drawOnce(words, signal);
          throw error;
        }
      }),
    get pids() {
      return pidsOf(forWords.all);
    },
    get ownPids() {
      return pidsOf([...owned]);
    },
    async close() {
      clearInterval(sweep);
      await spare.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}

const pidsOf = (processes: StillProcess[]): number[] =>
  processes.filter(({ isAlive }) => isAlive).flatMap(({ pid }) => pid ?? []);
