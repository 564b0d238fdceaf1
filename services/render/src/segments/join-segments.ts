import { must } from '@nimantran/kit/av/ffmpeg';
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { type Packet, Rational } from 'node-av/lib';
import { openTrack } from '../av/mp4-reader.ts';
import { type Track, trackOfFile, writeMp4 } from '../av/mp4-writer.ts';
import { transient } from '../pipeline/errors.ts';

export interface SegmentFile {
  path: string;
  first: number;
  frames: number;
}

export interface JoinJob {
  segments: SegmentFile[];
  /** Without it the file has no sound. */
  soundPath?: string;
  path: string;
  fps: number;
  /** Stored in the file: the software that made it. */
  comment?: string;
}

/**
 * Joins segments, each a closed group of pictures that starts with a key frame, without re-encoding, and adds the sound, if there is one. @throws
 * Error if two segments were encoded differently, or one has the wrong number of frames
 */
export function joinSegments({ segments, soundPath, path, fps, comment }: JoinJob): void {
  const [first] = segments;
  if (!first) throw transient('join', 'join_failed', 'There is no segment to join.');
  const head = openTrack(first.path, AVMEDIA_TYPE_VIDEO);
  const sound = soundPath === undefined ? undefined : openTrack(soundPath, AVMEDIA_TYPE_AUDIO);
  try {
    const timeBase = new Rational(1, fps);
    const extradata = head.stream.codecpar.extradata;
    const video: Track = {
      describe: (parameters) => must(head.stream.codecpar.copy(parameters), 'describe the video'),
      timeBase,
      frameRate: new Rational(fps, 1),
      packets: packetsOf(segments, timeBase, extradata),
    };
    writeMp4(path, [video, ...(sound ? [trackOfFile(sound)] : [])], comment);
  } finally {
    head.close();
    sound?.close();
  }
}

function* packetsOf(segments: SegmentFile[], timeBase: Rational, extradata: Buffer | null): Generator<Packet> {
  for (const segment of segments) {
    const track = openTrack(segment.path, AVMEDIA_TYPE_VIDEO);
    try {
      if (!extradata || !track.stream.codecpar.extradata?.equals(extradata))
        throw transient('join', 'join_failed', 'Two segments of the video were encoded differently.');
      let frames = 0;
      for (const packet of track.packets()) {
        if (frames === 0 && !packet.isKeyframe)
          throw transient('join', 'join_failed', 'A segment does not begin with a key frame.');
        packet.rescaleTs(track.stream.timeBase, timeBase);
        packet.pts += BigInt(segment.first);
        packet.dts += BigInt(segment.first);
        packet.duration = 1n;
        frames += 1;
        yield packet;
      }
      if (frames !== segment.frames)
        throw transient('join', 'join_failed', `A segment holds ${frames} frames, not ${segment.frames}.`);
    } finally {
      track.close();
    }
  }
}
