import { AVERROR_EOF, AVMEDIA_TYPE_AUDIO, FormatContext, Packet } from 'node-av';
import { must } from './ffmpeg.ts';
import type { VideoEncoder } from './video-encoder.ts';

/**
 * Writes an MP4 (ISO/IEC 14496-14) with its index in front, from encoded video and an audio file whose first audio stream is
 * copied. Packets are interleaved by time.
 */
export function writeMp4(path: string, video: VideoEncoder, audioPath: string | undefined): void {
  const output = new FormatContext();
  must(output.allocOutputContext2(null, 'mp4', path), 'create the MP4');
  const audio = audioPath === undefined ? undefined : openAudio(audioPath);
  try {
    const videoStream = output.newStream(null);
    must(videoStream.codecpar.fromContext(video.context), 'describe the video');
    videoStream.timeBase = video.context.timeBase;
    videoStream.avgFrameRate = video.context.framerate;
    const audioStream = audio ? output.newStream(null) : undefined;
    if (audio && audioStream) {
      must(audio.source.codecpar.copy(audioStream.codecpar), 'describe the sound');
      audioStream.codecpar.codecTag = 0;
      audioStream.timeBase = audio.source.timeBase;
    }
    must(output.openOutputSync(), 'open the MP4 for writing');
    must(output.setOption('movflags', '+faststart'), 'put the index in front');
    must(output.writeHeaderSync(), 'write the head of the MP4');
    // Once the header is written the muxer has chosen the time bases.
    let nextAudio = audio?.read();
    for (const packet of video.packets) {
      const seconds = Number(packet.dts) * video.context.timeBase.toDouble();
      while (audio && audioStream && nextAudio && audio.secondsOf(nextAudio) <= seconds) {
        nextAudio.streamIndex = audioStream.index;
        nextAudio.rescaleTs(audio.source.timeBase, audioStream.timeBase);
        must(output.interleavedWriteFrameSync(nextAudio), 'write sound');
        nextAudio = audio.read();
      }
      packet.streamIndex = videoStream.index;
      packet.rescaleTs(video.context.timeBase, videoStream.timeBase);
      must(output.interleavedWriteFrameSync(packet), 'write a frame');
    }
    while (audio && audioStream && nextAudio) {
      nextAudio.streamIndex = audioStream.index;
      nextAudio.rescaleTs(audio.source.timeBase, audioStream.timeBase);
      must(output.interleavedWriteFrameSync(nextAudio), 'write sound');
      nextAudio = audio.read();
    }
    must(output.writeTrailerSync(), 'end the MP4');
  } finally {
    output.closeOutputSync();
    output.freeContext();
    audio?.close();
  }
}

function openAudio(path: string) {
  const input = new FormatContext();
  must(input.openInputSync(path), 'open the sound');
  must(input.findStreamInfoSync(), 'read the sound');
  const index = must(input.findBestStream(AVMEDIA_TYPE_AUDIO), 'find the sound');
  const source = input.streams[index];
  if (!source) throw new Error('the sound has no stream');
  return {
    source,
    read(): Packet | undefined {
      for (;;) {
        const packet = new Packet();
        packet.alloc();
        const result = input.readFrameSync(packet);
        if (result === AVERROR_EOF) return undefined;
        must(result, 'read the sound');
        if (packet.streamIndex === index) return packet;
        packet.free();
      }
    },
    secondsOf: (packet: Packet): number => Number(packet.dts) * source.timeBase.toDouble(),
    close: (): void => input.closeInputSync(),
  };
}
