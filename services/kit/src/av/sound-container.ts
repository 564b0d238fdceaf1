import { open } from 'node:fs/promises';
import { SoundProblem } from './sound-problem.ts';

const NAMES = { mp3: 'MP3', mov: 'M4A', aac: 'AAC', wav: 'WAV', flac: 'FLAC', ogg: 'Ogg' } as const;
/** Names of FFmpeg's demuxers. */
export type SoundContainer = keyof typeof NAMES;

const HEAD_BYTES = 64;
const TAG_HEAD_BYTES = 10;
const LARGEST_STATED = 0x7ff00000;

/**
 * Detects the container of a track by its first bytes, among those named. FFmpeg gets the result and never has to guess: its
 * guesses include playlists, which name other files and addresses. @throws SoundProblem
 */
export async function soundContainer<Container extends SoundContainer>(
  path: string,
  { maxBytes, among }: { maxBytes: number; among: readonly Container[] },
): Promise<Container> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new SoundProblem('The file is empty. Upload it again.');
    if (size > maxBytes) throw new SoundProblem(`The file is larger than ${maxBytes / 1024 / 1024} MB. Save it as MP3 or M4A.`);
    const readAt = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position);
      return buffer.subarray(0, bytesRead);
    };
    let head = await readAt(0);
    const tag = tagBytes(head);
    if (tag > 0) {
      if (tag >= size) throw new SoundProblem('The file ends before its sound begins, so it is incomplete. Save it again.');
      head = await readAt(tag);
    }
    const found = containerOf(head) ?? (tag > 0 ? 'mp3' : undefined);
    if (found === 'wav') refuseCutOff(head, size);
    const container = among.find((one) => one === found);
    if (!container) throw new SoundProblem(`The file is not a sound file that we can use. Choose a song as ${listed(among)}.`);
    return container;
  } finally {
    await file.close();
  }
}

function listed(containers: readonly SoundContainer[]): string {
  const names = containers.map((container) => NAMES[container]);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A WAV states its length; programs that write to a pipe state the largest possible one. */
function refuseCutOff(head: Buffer, size: number): void {
  const stated = head.readUInt32LE(4) + 8;
  if (stated < LARGEST_STATED && size < stated * 0.98)
    throw new SoundProblem(`The file is incomplete: only ${size} of ${stated} bytes are there. Upload it again.`);
}

function containerOf(head: Buffer): SoundContainer | undefined {
  const has = (text: string, at: number): boolean => head.toString('latin1', at, at + text.length) === text;
  if ((has('RIFF', 0) || has('RF64', 0)) && has('WAVE', 8)) return 'wav';
  if (has('fLaC', 0)) return 'flac';
  if (has('OggS', 0)) return 'ogg';
  if (has('ftyp', 4)) return 'mov';
  const [first, second = 0] = head;
  if (first !== 0xff) return undefined;
  if ((second & 0xf6) === 0xf0) return 'aac';
  return (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : undefined;
}

/** Bytes of an ID3v2 tag before the sound (id3.org, ID3v2.4 section 3.1), 0 if there is none. */
function tagBytes(head: Buffer): number {
  if (head.length < TAG_HEAD_BYTES || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = head.subarray(6, TAG_HEAD_BYTES).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return TAG_HEAD_BYTES + size;
}
