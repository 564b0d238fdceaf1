import { zipSync } from 'fflate';

/** The earliest time that a zip can hold, as local time, so that neither clock nor time zone shows. */
const EARLIEST = new Date(1980, 0, 1);

/** A zip of files by name, in the order of their names; the same files give the same bytes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 6, mtime: EARLIEST });
}
