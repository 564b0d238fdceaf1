import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { decodeH264 } from '../av/decode-h264.ts';
import { openTrack } from '../av/mp4-reader.ts';
import { verifyFile } from '../stages/verify.ts';

// verify-film <file> <width> <height> <frames> <seconds>: checks a delivered video as its render did, and decodes every frame.
const [file = '', ...numbers] = process.argv.slice(2);
const [width = 0, height = 0, frames = 0, seconds = 0] = numbers.map(Number);
if (file === '' || numbers.length !== 4 || ![width, height, frames, seconds].every((number) => number > 0)) {
  process.stderr.write('usage: verify-film <file> <width> <height> <frames> <seconds>\n');
  process.exit(2);
}
try {
  verifyFile(file, { size: { width, height }, frames, fps: Math.round(frames / seconds), name: 'film' });
  const decoded = countDecoded(file);
  if (decoded !== frames) throw new Error(`Of the ${frames} frames of the film, ${decoded} can be decoded.`);
  process.stdout.write(`${decoded} frames\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function countDecoded(path: string): number {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    let count = 0;
    for (const _ of decodeH264({ parameters: track.stream.codecpar, packets: track.packets(0) }, { threads: 1 })) count += 1;
    return count;
  } finally {
    track.close();
  }
}
