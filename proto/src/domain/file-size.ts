const KB = 1_024;
const MB = KB * KB;

/** A file size for display, in the units of the upload limits (1 MB is 1,024 KB, of 1,024 bytes): `4.2 MB`, `180 KB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  return kilobytes < KB ? `${kilobytes} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
