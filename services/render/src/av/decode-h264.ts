import { must } from '@nimantran/kit/av/ffmpeg';
import { AV_CODEC_ID_H264, AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, type CodecParameters, Frame, type Packet } from 'node-av/lib';

interface H264 {
  parameters: CodecParameters;
  packets: Iterable<Packet>;
}

interface Decoding {
  threads: number;
  /** Decoder options by their FFmpeg names. */
  options?: Record<string, string>;
}

/** Frames of H.264 in display order; each belongs to the decoder and is valid until the next is requested. */
export function* decodeH264({ parameters, packets }: H264, decoding: Decoding): Generator<Frame> {
  const decoder = openDecoder(parameters, decoding);
  const frame = new Frame();
  frame.alloc();
  function* decoded(): Generator<Frame> {
    for (;;) {
      const result = decoder.receiveFrameSync(frame);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
      must(result, 'decode a frame');
      yield frame;
      frame.unref();
    }
  }
  try {
    for (const packet of packets) {
      must(decoder.sendPacketSync(packet), 'read an encoded frame');
      yield* decoded();
    }
    must(decoder.sendPacketSync(null), 'read the last encoded frames');
    yield* decoded();
  } finally {
    frame.free();
    decoder.freeContext();
  }
}

function openDecoder(parameters: CodecParameters, { threads, options = {} }: Decoding): CodecContext {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  if (!codec) throw new Error('this build of FFmpeg lacks an H.264 decoder');
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  must(parameters.toContext(decoder), 'prepare the decoder');
  decoder.threadCount = threads;
  for (const [name, value] of Object.entries(options)) must(decoder.setOption(name, value), `set ${name} of the decoder`);
  must(decoder.open2Sync(codec), 'open the decoder');
  return decoder;
}
