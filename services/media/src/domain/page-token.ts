/** The place where a page of a list ended: newest first; uploads of the same microsecond are ordered by id. */
export interface Place {
  createdMicros: string;
  id: string;
}

const PLACE = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place as callers return it. It names no owner: callers only ever list their own uploads. */
export const pageToken = ({ createdMicros, id }: Place): string => Buffer.from(`${createdMicros}.${id}`).toString('base64url');

/** The place in a token; undefined if this service did not issue it. */
export function readPageToken(token: string): Place | undefined {
  const [, createdMicros, id] = PLACE.exec(Buffer.from(token, 'base64url').toString('latin1')) ?? [];
  return createdMicros === undefined || id === undefined ? undefined : { createdMicros, id };
}
