import type { FileHandle } from 'node:fs/promises';

export interface FileReader {
  readonly size: number;
  /** At most `length` bytes; fewer, or none, at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

export async function createFileReader(handle: FileHandle): Promise<FileReader> {
  const { size } = await handle.stat();
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}
