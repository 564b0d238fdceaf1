/** A file size for display, in the units that phones and shops use (a megabyte is 10⁶ bytes): `4.2 MB`, `180 KB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
