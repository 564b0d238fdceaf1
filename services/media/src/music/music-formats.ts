import { bytesOfMb, MOST_UPLOAD_MB } from '@nimantran/proto/domain/upload-size';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';

/** Accepted music containers, with FFmpeg's names of the decoders that may run for them. */
export const MUSIC_DECODERS = {
  mp3: ['mp3float', 'mp3'],
  mov: ['aac', 'alac'],
  aac: ['aac'],
  wav: ['pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le'],
  ogg: ['vorbis', 'libvorbis', 'opus', 'libopus'],
} as const;
export type MusicContainer = keyof typeof MUSIC_DECODERS;

export const MUSIC_TYPES: Readonly<Record<MusicContainer, string>> = {
  mp3: 'audio/mpeg',
  mov: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
};

/** The upload was judged by the operator's own limit when it was announced. */
export const MUSIC_BYTES = bytesOfMb(MOST_UPLOAD_MB);
export const MUSIC_SECONDS = { least: 1, most: UPLOAD_LIMITS.music.seconds };
export const MUSIC_SAMPLE_RATES = { least: 8_000, most: 192_000 };
export const MUSIC_CHANNELS = 8;
/** 60 dB below full scale: a track that is never louder cannot be heard as music, however far it is turned up. */
export const QUIETEST_PEAK = 0.001;

/** One slow core decodes and re-encodes ten minutes of music in a quarter of this time. */
export const MUSIC_WORK_SECONDS = 80;
/** For the whole check; longer than the limit for the work. The process is then killed. */
export const MUSIC_CHECK_TIMEOUT_MS = 90_000;
/** Sound is processed in small blocks; a file that needs more memory was crafted to need it. */
export const MUSIC_MEMORY_BYTES = 200 * 1024 * 1024;
export const MUSIC_RESTING_BYTES = 130 * 1024 * 1024;
export const MUSIC_HEAP_MB = 96;
export const MUSIC_OUTPUT = 'music.m4a';
