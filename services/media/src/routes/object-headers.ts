import type { ObjectInfo, ObjectStore } from '@nimantran/kit/store/object-store';

/** `no-key` for text that is not a valid object key. */
export async function headObject(store: ObjectStore, key: string): Promise<ObjectInfo | undefined | 'no-key'> {
  try {
    return await store.head(key);
  } catch (error) {
    if (error instanceof TypeError) return 'no-key';
    throw error;
  }
}

export type ByteRange = { start: number; end: number };

/** One range of RFC 9110 over `size` bytes. `undefined` means the whole object: no range, several ranges, or an unknown unit. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
