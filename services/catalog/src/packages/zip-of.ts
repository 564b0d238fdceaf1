import { type ZippableFile, zipSync } from 'fflate';

/** The earliest time that a zip can store, in local time, so that neither clock nor time zone affects the bytes. */
const EARLIEST = new Date(1980, 0, 1);
/** Files that are compressed already: trying again takes most of a package's time and saves nothing. */
const COMPRESSED = /\.(?:m4a|mp3|jpe?g|png|webp)$/i;

/** A zip of files sorted by name; the same files give the same bytes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.map(([name, bytes]): [string, ZippableFile] => [
    name,
    [bytes, { level: COMPRESSED.test(name) ? 0 : 6 }],
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: EARLIEST });
}
