import { type RawBuilder, sql } from 'kysely';

/** The order in which jobs are handed out and listed: the earliest promise first. */
export const DUE_FIRST = sql`due_at, id`;

/** Whether a colleague's hand-over of the job holds; nobody else is given it before that lapses. */
export const isHandedOver = (now: RawBuilder<Date>): RawBuilder<boolean> => sql<boolean>`coalesce(handed_until > ${now}, false)`;
