import { RATING_LIMITS, type ThemeRating } from '@nimantran/proto/domain/rating';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** What buyers said of a theme; undefined if none has rated it. */
export async function buyersRating(db: Kysely<Tables>, themeId: number): Promise<ThemeRating | undefined> {
  const shown = db.selectFrom('themeRatings').where('themeId', '=', themeId).where('isShown', '=', true);
  const { count, value } = await shown
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`round(avg(stars), 1)::float8`.as('value')])
    .executeTakeFirstOrThrow();
  if (count === 0 || value === null) return undefined;
  const lines = await shown
    .select(['stars', 'line', 'answer', 'ratedAt'])
    .where('line', '<>', '')
    .orderBy('ratedAt', 'desc')
    .limit(RATING_LIMITS.shown)
    .execute();
  return {
    value,
    count,
    is_example: false,
    lines: lines.map(({ stars, line, answer, ratedAt }) => ({
      stars,
      line,
      answer,
      rated_on: ratedAt.toISOString().slice(0, 10),
    })),
  };
}
