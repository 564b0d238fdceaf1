/**
 * Gives the memory of bytes back that were passed on and are nobody's any more; reading them afterwards finds nothing.
 * Without it every few dozen megabytes of a stream make V8 mark its whole heap, which costs more than carrying them. Bytes
 * that share their memory with others are left to it.
 */
export function releaseBytes(bytes: Uint8Array): void {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) buffer.transfer(0);
}
