import { type RawBuilder, sql } from 'kysely';

/** For `<>`: a column that is none of these ids, however many they are. */
export const noneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`all(${ids}::uuid[])`;
