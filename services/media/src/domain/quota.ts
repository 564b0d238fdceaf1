/** Limits for one person's uploads outside orders. */
export interface Quota {
  uploads: number;
  bytes: number;
  receiving: number;
}

/** Why an upload of `bytes` more is refused, and what to do; undefined when it fits. */
export function quotaFault(kept: Quota, bytes: number, quota: Quota): string | undefined {
  if (kept.uploads >= quota.uploads) return `You already have ${quota.uploads} uploads. Delete one that you do not need.`;
  if (kept.receiving >= quota.receiving) {
    return `${quota.receiving} of your uploads are already in progress. Wait until one of them has finished, or cancel one.`;
  }
  if (kept.bytes + bytes > quota.bytes) {
    return `Your uploads can have at most ${quota.bytes / 1024 / 1024} MB in total. Delete one that you do not need, or choose a smaller file.`;
  }
  return undefined;
}
