/** Where a page of a list ended: newest first, uploads of the same microsecond by id. */
export interface Place {
  createdMicros: string;
  id: string;
}

const PLACE = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place as callers hand it back. It names no owner: a list is always of the caller's own. */
export const pageToken = ({ createdMicros, id }: Place): string => Buffer.from(`${createdMicros}.${id}`).toString('base64url');

/** The place that a token names; undefined for what is none of ours. */
export function readPageToken(token: string): Place | undefined {
  const [, createdMicros, id] = PLACE.exec(Buffer.from(token, 'base64url').toString('latin1')) ?? [];
  return createdMicros === undefined || id === undefined ? undefined : { createdMicros, id };
}
