const MB = 1024 * 1024;

/** In the format of phones: 340 KB, 3.4 MB, 18 MB. */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.round(bytes / 1024)} KB`;
  const size = bytes / MB;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}
