import { AV_PIX_FMT_RGBA, avGetCodecName, avGetPixFmtName, Decoder, Demuxer } from 'node-av';

export interface VideoFacts {
  codec: string;
  pixelFormat: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Counted by decoding, not read from a header. */
  frames: number;
  durationSeconds: number;
  audioCodec: string | undefined;
  audioSeconds: number;
}

/** Reads a video back from its file, decoding every frame. */
export async function readVideo(file: string): Promise<VideoFacts> {
  await using input = await Demuxer.open(file);
  const video = input.video();
  const audio = input.audio();
  if (!video) throw new Error(`${file} has no video.`);
  using decoder = await Decoder.create(video);
  let frames = 0;
  for await (const frame of decoder.frames(input.packets(video.index))) {
    if (!frame) continue;
    frames += 1;
    frame.free();
  }
  const rate = video.avgFrameRate;
  const parameters = video.codecpar;
  const seconds = (stream: typeof video) => (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den;
  return {
    codec: avGetCodecName(parameters.codecId) ?? 'unknown',
    pixelFormat: avGetPixFmtName(parameters.format as never) ?? 'unknown',
    width: parameters.width,
    height: parameters.height,
    framesPerSecond: rate.num / rate.den,
    frames,
    durationSeconds: seconds(video),
    audioCodec: audio ? (avGetCodecName(audio.codecpar.codecId) ?? 'unknown') : undefined,
    audioSeconds: audio ? seconds(audio) : 0,
  };
}

export interface Picture {
  width: number;
  height: number;
  /** RGBA, rows without padding. */
  pixels: Buffer;
}

/** The decoded pictures of some frames, numbered from 0, sorted by number. */
export async function readFrames(file: string, numbers: readonly number[]): Promise<Picture[]> {
  const wanted = new Set(numbers);
  const last = Math.max(...numbers);
  const pictures: Picture[] = [];
  await using input = await Demuxer.open(file);
  const video = input.video();
  if (!video) throw new Error(`${file} has no video.`);
  using decoder = await Decoder.create(video, { rescale: { pixelFormat: AV_PIX_FMT_RGBA } });
  let number = 0;
  for await (const frame of decoder.frames(input.packets(video.index))) {
    if (!frame) continue;
    if (wanted.has(number)) pictures.push({ width: frame.width, height: frame.height, pixels: frame.toBuffer() });
    frame.free();
    number += 1;
    if (number > last) break;
  }
  return pictures;
}
