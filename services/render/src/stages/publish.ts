import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { CardFile, RenderResult, Still, VideoExtras, VideoFile } from '@nimantran/proto/jobs/render';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../pipeline/errors.ts';
import type { RenderOutput } from '../pipeline/render-video.ts';
import { withinSeconds } from '../pipeline/within-seconds.ts';
import type { PdfDrawn } from './invitation-pdf.ts';
import type { SquareDrawn } from './square-card.ts';

const WRITE_SECONDS = 300;
const ASK_SECONDS = 30;

type Published = Pick<Extract<RenderResult, { outcome: 'succeeded' }>, 'video' | 'copy' | 'extras' | 'stills'>;

/** The part of the object store that publishing needs. */
type Target = Pick<ObjectStore, 'head' | 'putFile'>;

interface PublishOptions {
  /** Called before the first file is written. An error it throws ends the render, and nothing is written. */
  announce: (objectKeys: string[]) => Promise<void>;
  signal: AbortSignal;
  /** Prefix of the names, which are shared with nothing else. */
  below?: string;
}

/** Writes the video, what goes out with it and the stills under names made from their content; existing objects are not written again. */
export async function publish(
  store: Target,
  output: RenderOutput,
  { announce, signal, below = '' }: PublishOptions,
): Promise<Published> {
  const { videoPath, copy, extras, frames, durationSeconds } = output;
  const rendered = (path: string, [ending, contentType]: readonly [string, string]): Promise<Named> =>
    nameOf(path, (sha256) => `renders/${below}${sha256}.${ending}`, contentType);
  const stills = await Promise.all(
    output.stills.map(async (still) => ({
      still,
      named: await nameOf(still.path, (sha256) => `stills/${below}${sha256}.jpg`, 'image/jpeg'),
    })),
  );
  const video = videoPath === undefined ? undefined : await rendered(videoPath, MP4);
  const small = copy && video && (await rendered(copy.path, MP4));
  const cards = await Promise.all(
    (extras?.cards ?? []).map(async (card) => ({
      card,
      named: await rendered(card.path, JPEG),
      thumbnail: await rendered(card.thumbnail.path, JPEG),
    })),
  );
  const square = extras?.square && { named: await rendered(extras.square.path, JPEG), drawn: extras.square };
  const printed = async (pdf: PdfDrawn | undefined) => pdf && { named: await rendered(pdf.path, PDF), pages: pdf.pages };
  const pdf = await printed(extras?.pdf);
  const pdf5x7 = await printed(extras?.pdf5x7);
  const loop = extras?.loop && { named: await rendered(extras.loop.path, MP4), drawn: extras.loop };
  const all = [
    ...stills.map(({ named }) => named),
    ...cards.flatMap(({ named, thumbnail }) => [named, thumbnail]),
    ...[video, small, square?.named, pdf?.named, pdf5x7?.named, loop?.named].filter((named) => named !== undefined),
  ];
  await announce(all.map(({ key }) => key));
  for (const named of all) await writeOnce(store, named, signal);

  const videoOf = (
    named: Named,
    { width, height }: FrameSize,
    length = { frames, duration_seconds: durationSeconds },
  ): VideoFile => ({
    ...storedAs(named),
    ...{ width, height, ...length },
  });
  return {
    video: video ? videoOf(video, output) : null,
    ...(small && copy ? { copy: videoOf(small, copy) } : {}),
    ...(extras && {
      extras: {
        cards: cards.map(({ card: { scene, width, height }, named, thumbnail }) => ({
          ...storedAs(named),
          ...{ scene, width, height, thumbnail: storedAs(thumbnail) },
        })),
        ...(square && { square: squareOf(square) }),
        pdf: pdf ? printOf(pdf) : null,
        pdf_5x7: pdf5x7 ? printOf(pdf5x7) : null,
        loop: loop ? videoOf(loop.named, loop.drawn, lengthOf(loop.drawn, output)) : null,
      } satisfies VideoExtras,
    }),
    stills: stills.map(({ still: { scene, frame }, named: { key } }): Still => ({ scene, frame, object_key: key })),
  };
}

const MP4 = ['mp4', 'video/mp4'] as const;
const JPEG = ['jpg', 'image/jpeg'] as const;
const PDF = ['pdf', 'application/pdf'] as const;

const storedAs = ({ key, sha256, sizeBytes }: Named) => ({ object_key: key, sha256, size_bytes: sizeBytes });

const squareOf = ({ named, drawn: { scene, width, height } }: { named: Named; drawn: SquareDrawn }): CardFile => ({
  ...storedAs(named),
  ...{ scene, width, height },
});

const printOf = ({ named, pages }: { named: Named; pages: number }) => ({ ...storedAs(named), pages });

/** A part of a video plays as long as its share of the frames. */
const lengthOf = ({ frames }: { frames: number }, whole: Pick<RenderOutput, 'frames' | 'durationSeconds'>) => ({
  frames,
  duration_seconds: (frames / whole.frames) * whole.durationSeconds,
});

interface Named {
  path: string;
  key: string;
  sha256: string;
  sizeBytes: number;
  contentType: string;
}

async function nameOf(path: string, keyOf: (sha256: string) => string, contentType: string): Promise<Named> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  return { path, key: keyOf(sha256), sha256, sizeBytes: (await stat(path)).size, contentType };
}

async function writeOnce(store: Target, { path, key, sizeBytes, contentType }: Named, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  try {
    const there = await withinSeconds(store.head(key), ASK_SECONDS, `asking for ${key}`);
    if (there?.size_bytes !== sizeBytes)
      await withinSeconds(store.putFile(key, path, contentType), WRITE_SECONDS, `writing ${key}`);
  } catch (error) {
    throw transient('publish', 'store_unavailable', `${key} could not be written.`, error);
  }
}
