import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { byPriority } from './theme-order.ts';

export const SIMILAR_LIMIT = 6;

/** Other themes most like this one: same category first, then by shared properties, then by priority. */
export function similarVideos(theme: VideoSummary, others: readonly VideoSummary[]): VideoSummary[] {
  const likeness = (other: VideoSummary) => {
    const sameCategory = other.category_id === theme.category_id && other.category === theme.category ? 100 : 0;
    const sameSubCategory = theme.sub_category !== '' && other.sub_category === theme.sub_category ? 10 : 0;
    const sharedTags = other.tags.filter((tag) => theme.tags.includes(tag)).length;
    return sameCategory + sameSubCategory + sharedTags;
  };
  return others
    .filter((other) => other.id !== theme.id)
    .map((other) => ({ other, points: likeness(other) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || byPriority(a.other, b.other))
    .slice(0, SIMILAR_LIMIT)
    .map(({ other }) => other);
}
