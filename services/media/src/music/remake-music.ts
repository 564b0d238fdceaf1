import { AacFile } from '@nimantran/kit/av/aac-file';
import { SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { soundContainer } from '@nimantran/kit/av/sound-container';
import { SoundProblem } from '@nimantran/kit/av/sound-problem';
import { SoundSource } from '@nimantran/kit/av/sound-source';
import { StereoConverter } from '@nimantran/kit/av/stereo-converter';
import type { GoodMusic, Refused } from '../checks/inspection.ts';
import {
  MUSIC_BYTES,
  MUSIC_CHANNELS,
  MUSIC_DECODERS,
  MUSIC_SAMPLE_RATES,
  MUSIC_SECONDS,
  MUSIC_TYPES,
  MUSIC_WORK_SECONDS,
  type MusicContainer,
  QUIETEST_PEAK,
} from './music-formats.ts';
import { Waveform } from './waveform.ts';

/** Re-encodes a decoded track: nothing but its sound remains, and its length is that of the sound, whatever the file states. */
export async function remakeMusic({ input, music }: { input: string; music: string }): Promise<GoodMusic | Refused> {
  try {
    const container = await soundContainer(input, { maxBytes: MUSIC_BYTES, among: CONTAINERS });
    const heard = await remake(container, input, music);
    return {
      outcome: 'ready',
      contentType: MUSIC_TYPES[container],
      durationSeconds: Math.floor((heard.samples / SAMPLE_RATE) * 100) / 100,
      waveform: heard.bars(),
    };
  } catch (error) {
    if (error instanceof SoundProblem) return { outcome: 'rejected', reason: error.message };
    throw error;
  }
}

const CONTAINERS: readonly MusicContainer[] = ['mp3', 'mov', 'aac', 'wav', 'ogg'];
const STATE_LENGTH: readonly MusicContainer[] = ['mov', 'wav'];

async function remake(container: MusicContainer, input: string, output: string): Promise<Waveform> {
  await using source = await SoundSource.open(input, {
    container,
    decoders: MUSIC_DECODERS[container],
    sampleRates: MUSIC_SAMPLE_RATES,
    channels: MUSIC_CHANNELS,
  });
  // Other containers estimate the length from the first part of the file.
  if (STATE_LENGTH.includes(container)) refuseTooLong(source.statedSeconds * SAMPLE_RATE);
  using converter = new StereoConverter(source.sampleFormat);
  await using file = await AacFile.create(output);
  const waveform = new Waveform();
  const take = (pcm: Float32Array): void => {
    waveform.add(pcm);
    refuseTooLong(waveform.samples);
    file.write(pcm);
  };
  for await (const frame of source.frames({ maxSeconds: MUSIC_WORK_SECONDS })) {
    for (const pcm of converter.convert(frame)) take(pcm);
  }
  for (const pcm of converter.end()) take(pcm);
  if (waveform.samples === 0)
    throw new SoundProblem('The file is damaged: its sound cannot be read. Save it again as MP3 or M4A.');
  if (container === 'mov') source.refuseCutOff(waveform.samples / SAMPLE_RATE);
  refuseUnheard(waveform);
  file.end();
  return waveform;
}

function refuseTooLong(samples: number): void {
  if (samples > MUSIC_SECONDS.most * SAMPLE_RATE)
    throw new SoundProblem(
      `The music is longer than ${MUSIC_SECONDS.most / 60} minutes. Cut it to the part that you want and upload that part.`,
    );
}

/** A silent track is a recording that failed: its customer would pay for a video without sound. */
function refuseUnheard({ samples, loudest }: Waveform): void {
  if (samples < MUSIC_SECONDS.least * SAMPLE_RATE)
    throw new SoundProblem('The music is shorter than a second. Choose a longer track.');
  if (loudest < QUIETEST_PEAK) throw new SoundProblem('This file is silent. Listen to it and choose another.');
}
