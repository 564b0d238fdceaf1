/**
 * Frees the memory of bytes that were passed on and are no longer used; reading them afterwards finds nothing. Without it, every
 * few dozen megabytes of a stream make V8 mark its whole heap, which costs more than transferring them. Bytes that share their
 * memory with others are not freed.
 */
export function releaseBytes(bytes: Uint8Array): void {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) buffer.transfer(0);
}
