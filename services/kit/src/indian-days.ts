import { type RawBuilder, sql } from 'kysely';

/** The day of an instant's column in Asia/Kolkata as YYYY-MM-DD. */
export const indianDayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The instant at which the day of an instant began in Asia/Kolkata. */
export const startOfIndianDay = (instant: RawBuilder<Date>): RawBuilder<Date> =>
  sql<Date>`date_trunc('day', ${instant} at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
