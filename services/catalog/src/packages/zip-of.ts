import { zipSync } from 'fflate';

/** The earliest time that a zip can store, in local time, so that neither clock nor time zone affects the bytes. */
const EARLIEST = new Date(1980, 0, 1);

/** A zip of files sorted by name; the same files give the same bytes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 6, mtime: EARLIEST });
}
