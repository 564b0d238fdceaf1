import { notFound } from '@nimantran/kit/http/problem';
import type { UploadRow } from '../db/uploads.ts';

/** The found uploads in the given order. @throws HttpProblem 404 `upload_not_found`, which names every missing one */
export function requireAll(ids: readonly string[], found: ReadonlyMap<string, UploadRow>): UploadRow[] {
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw notFound('upload_not_found', `These uploads do not exist, or are not finished: ${missing.join(', ')}.`);
  return ids.flatMap((id) => found.get(id) ?? []);
}
