import { must } from '@nimantran/kit/av/ffmpeg';
import { type CodecParameters, Dictionary, FormatContext, type Packet, Rational, type Stream } from 'node-av/lib';
import type { TrackReader } from './mp4-reader.ts';
import type { EncodedStream } from './video-encoder.ts';

export interface Track {
  describe: (parameters: CodecParameters) => void;
  timeBase: Rational;
  frameRate?: Rational;
  packets: Iterable<Packet>;
}

/** Writes an MP4 (ISO/IEC 14496-14) with its index in front, interleaved by time: the same packets give the same bytes. */
export function writeMp4(path: string, tracks: Track[], comment?: string): void {
  const output = new FormatContext();
  must(output.allocOutputContext2(null, 'mp4', path), 'create the MP4');
  try {
    const streams = tracks.map((track) => addStream(output, track));
    if (comment !== undefined) output.metadata = Dictionary.fromObject({ comment });
    must(output.openOutputSync(), 'open the MP4 for writing');
    must(output.setOption('movflags', '+faststart'), 'put the index in front');
    must(output.setOption('fflags', '+bitexact'), 'leave the date out');
    must(output.writeHeaderSync(), 'write the head of the MP4');
    // The muxer chooses the time bases when it writes the header.
    for (const { packet, track, stream } of byTime(tracks, streams)) {
      packet.streamIndex = stream.index;
      packet.rescaleTs(track.timeBase, stream.timeBase);
      must(output.interleavedWriteFrameSync(packet), 'write a packet');
    }
    must(output.writeTrailerSync(), 'end the MP4');
  } finally {
    output.closeOutputSync();
    output.freeContext();
  }
}

export function trackOfStream({ parameters, timeBase, frameRate, packets }: EncodedStream): Track {
  return { describe: (target) => must(parameters.copy(target), 'describe the video'), timeBase, frameRate, packets };
}

export function trackOfFile({ stream, packets }: TrackReader): Track {
  return {
    describe: (parameters) => must(stream.codecpar.copy(parameters), 'describe the sound'),
    timeBase: new Rational(stream.timeBase.num, stream.timeBase.den),
    packets: packets(),
  };
}

function addStream(output: FormatContext, track: Track): Stream {
  const stream = output.newStream(null);
  track.describe(stream.codecpar);
  stream.codecpar.codecTag = 0;
  stream.timeBase = track.timeBase;
  if (track.frameRate) stream.avgFrameRate = track.frameRate;
  return stream;
}

interface Due {
  packet: Packet;
  track: Track;
  stream: Stream;
}

function* byTime(tracks: Track[], streams: Stream[]): Generator<Due> {
  const heads = tracks.flatMap((track, index) => {
    const stream = streams[index];
    const packets = track.packets[Symbol.iterator]();
    return stream ? [{ track, stream, packets, next: packets.next() }] : [];
  });
  for (;;) {
    const open = heads.filter((head) => !head.next.done);
    const [first, ...others] = open;
    if (!first) return;
    const secondsOf = (head: typeof first): number => Number(head.next.value.dts) * head.track.timeBase.toDouble();
    const earliest = others.reduce((best, head) => (secondsOf(head) < secondsOf(best) ? head : best), first);
    const { track, stream } = earliest;
    yield { packet: earliest.next.value, track, stream };
    earliest.next = earliest.packets.next();
  }
}
