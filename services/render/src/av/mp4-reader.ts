import { must } from '@nimantran/kit/av/ffmpeg';
import { AVERROR_EOF, type AVMediaType, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { FormatContext, Packet, type Stream } from 'node-av/lib';

/** One track of a file on disk, read packet by packet. */
export interface TrackReader {
  stream: Stream;
  /** Each packet is valid until the next is requested. With `seconds` they begin at the key frame before that time. */
  packets: (seconds?: number) => Generator<Packet>;
  close: () => void;
}

/** Opens the best track of a kind in an MP4, whose header describes it completely. @throws Error if there is none */
export function openTrack(path: string, kind: AVMediaType): TrackReader {
  const input = new FormatContext();
  must(input.openInputSync(path), 'open a media file');
  const index = must(input.findBestStream(kind), 'find the track');
  const stream = input.streams[index];
  if (!stream) throw new Error('the file lacks the track');
  return {
    stream,
    *packets(seconds) {
      if (seconds !== undefined) {
        const at = BigInt(Math.floor(seconds / stream.timeBase.toDouble()));
        must(input.seekFrameSync(index, at, AVSEEK_FLAG_BACKWARD), 'find a place in the file');
      }
      const packet = new Packet();
      packet.alloc();
      try {
        for (;;) {
          const result = input.readFrameSync(packet);
          if (result === AVERROR_EOF) return;
          must(result, 'read a packet');
          if (packet.streamIndex === index) yield packet;
          packet.unref();
        }
      } finally {
        packet.free();
      }
    },
    close: () => input.closeInputSync(),
  };
}
