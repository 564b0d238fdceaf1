import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { lookOf, manifestIn } from '@nimantran/proto/domain/look';
import { SHORT_SIDE_PX } from '@nimantran/proto/domain/resolution';
import { isOfStills, type RenderKind, type RenderResult, type RenderSpec, type VideoFile } from '@nimantran/proto/jobs/render';
import type { Manifests } from './manifests.ts';
import { type StandInVideos, VIDEO, type VideoSize } from './stand-in-videos.ts';

export interface MakeOptions {
  store: ObjectStore;
  videos: StandInVideos;
  manifests: Manifests;
  sleepMs: number;
  /** Announces the render's segments before the first is looked up. */
  announce: (segments: { object_key: string; personal: boolean }[]) => Promise<void>;
  /** Announces the videos and stills that are about to be written. */
  announceFiles: (objectKeys: string[]) => Promise<void>;
  progress: (fraction: number) => void;
  signal: AbortSignal;
}

/** No worker can make this render, so it is not retried. */
export class MissingInputError extends Error {
  override readonly name = 'MissingInputError';
}

const ENGINE = 'sleeper 1';
const COPY_SHORT_SIDE_PX = 480;
const CARDS = 2;
const THUMBNAIL_SHORT_SIDE_PX = 240;
const CONTENT_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', pdf: 'application/pdf' };

/**
 * Does everything the real worker does except rendering: loads everything that the spec names, sleeps for each missing segment
 * and writes it, then writes the video, what goes out with it and stills under names derived from their content. The same spec gives the same names.
 * @throws MissingInputError if the store lacks something that the spec names
 */
export async function make(
  job: { render_id: string; kind: RenderKind; spec: RenderSpec },
  options: MakeOptions,
): Promise<Extract<RenderResult, { outcome: 'succeeded' }>> {
  const { store, videos, signal, progress } = options;
  const { kind, spec } = job;
  const whole = await orMissing(spec.theme.package_key, () => options.manifests.get(spec.theme.package_key));
  const manifest = manifestIn(whole, spec) ?? whole;
  const named = [...Object.values(spec.photos), ...(spec.music ? [spec.music] : [])].map(({ object_key }) => object_key);
  for (const key of named) if (!(await store.head(key))) throw new MissingInputError(`${key} is not in the object store.`);
  const size = sizeOf(manifest, SHORT_SIDE_PX[spec.resolution]);
  const mark = hashOf(ENGINE, spec);
  const below = spec.trial ? `trials/${job.render_id}/` : '';

  const segments = isOfStills(kind) ? { total: 0, reused: 0 } : await makeSegments(spec, manifest.scenes, size, options);
  signal.throwIfAborted();
  const stored = (bytes: Buffer, ending: 'mp4' | 'jpg' | 'pdf') => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { object_key: `renders/${below}${sha256}.${ending}`, sha256, size_bytes: bytes.length, bytes };
  };
  const fileOf = (bytes: Buffer, of: VideoSize): VideoFile & { bytes: Buffer } => {
    return { ...stored(bytes, 'mp4'), ...of, frames: VIDEO.frames, duration_seconds: VIDEO.seconds };
  };
  const drawn = (spec.stills ? manifest.scenes : []).map((scene) => {
    const bytes = videos.still(size, hashOf(mark, scene.name));
    const object_key = `stills/${below}${createHash('sha256').update(bytes).digest('hex')}.jpg`;
    return { scene: scene.name, frame: scene.still_frame, object_key, bytes };
  });
  const large = isOfStills(kind) ? undefined : fileOf(await videos.video(size, mark), size);
  const smaller = sizeOf(manifest, COPY_SHORT_SIDE_PX);
  const small = kind === 'final' ? fileOf(await videos.video(smaller, `${mark} copy`), smaller) : undefined;
  const cardSize = sizeOf(manifest, SHORT_SIDE_PX['1080p']);
  const thumbnailSize = sizeOf(manifest, THUMBNAIL_SHORT_SIDE_PX);
  const cards = manifest.scenes.slice(0, kind === 'final' ? CARDS : 0).map(({ name: scene }) => {
    const thumbnail = stored(videos.still(thumbnailSize, hashOf(mark, scene, 'thumbnail')), 'jpg');
    return { scene, ...stored(videos.still(cardSize, hashOf(mark, scene, 'card')), 'jpg'), ...cardSize, thumbnail };
  });
  const [pdf, pdf_5x7] = ['', ' 5x7'].map(
    (paper) => small && { ...stored(videos.pdf(cards.length, `${mark}${paper}`), 'pdf'), pages: cards.length },
  );
  const loop = small && fileOf(await videos.video(smaller, `${mark} loop`), smaller);
  const thumbnails = cards.map(({ thumbnail }) => thumbnail);
  const written = [...drawn, ...[large, small, ...cards, ...thumbnails, pdf, pdf_5x7, loop].filter((file) => file !== undefined)];
  await options.announceFiles(written.map(({ object_key }) => object_key));
  for (const { object_key, bytes } of written) {
    const contentType = CONTENT_TYPES[object_key.slice(-3)] ?? 'video/mp4';
    if ((await store.head(object_key))?.size_bytes !== bytes.length) await store.put(object_key, bytes, contentType);
  }
  const bare = <File extends { bytes: Buffer }>({ bytes: _, ...file }: File): Omit<File, 'bytes'> => file;
  const bareCard = (card: (typeof cards)[number]) => ({ ...bare(card), thumbnail: bare(card.thumbnail) });
  const [video, copy, stills] = [large ? bare(large) : null, small && bare(small), drawn.map(bare)];
  progress(1);
  return {
    outcome: 'succeeded',
    video,
    ...(copy && { copy }),
    ...(pdf &&
      pdf_5x7 &&
      loop && { extras: { cards: cards.map(bareCard), pdf: bare(pdf), pdf_5x7: bare(pdf_5x7), loop: bare(loop) } }),
    stills,
    findings: [],
    ...(spec.lint ? { lint: { findings: [], fonts: [], texts: [] } } : {}),
    timings: {},
    segments,
    engine_version: ENGINE,
  };
}

/** One segment per scene, and the audio. */
async function makeSegments(
  spec: RenderSpec,
  scenes: readonly { name: string }[],
  size: VideoSize,
  { store, videos, sleepMs, announce, progress, signal }: MakeOptions,
): Promise<{ total: number; reused: number }> {
  const { theme, details, photos, resolution, watermark, bride_first, colors } = spec;
  const isPersonal = details !== 'sample';
  const planned = [
    ...scenes.map(({ name }) => ({
      hash: hashOf(ENGINE, name, { theme, details, photos, resolution, watermark, bride_first, look: lookOf(spec), colors }),
      personal: isPersonal,
    })),
    { hash: hashOf(ENGINE, 'sound', theme, spec.music), personal: spec.music !== null },
  ].map(({ hash, personal }) => ({ object_key: `segments/${hash}.mp4`, personal }));
  if (!spec.trial) await announce(planned);
  let reused = 0;
  for (const [index, { object_key }] of planned.entries()) {
    if (!spec.trial && (await store.head(object_key))) reused += 1;
    else {
      await sleep(sleepMs, undefined, { signal });
      if (!spec.trial) await store.put(object_key, await videos.video(size, object_key), 'video/mp4');
    }
    progress((index + 1) / (planned.length + 1));
  }
  return { total: planned.length, reused };
}

function sizeOf(source: VideoSize, shortSide: number): VideoSize {
  const factor = shortSide / Math.min(source.width, source.height);
  const even = (value: number): number => Math.floor((value * factor) / 2) * 2;
  return { width: even(source.width), height: even(source.height) };
}

async function orMissing<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ObjectNotFoundError) throw new MissingInputError(`${key} is not in the object store.`);
    throw error;
  }
}

function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
