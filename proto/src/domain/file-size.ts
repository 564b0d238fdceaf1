/** A file's size for people, in the units of phones and shops (a megabyte is 10⁶ bytes): `4.2 MB`, `180 KB`. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
}
