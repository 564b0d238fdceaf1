/** The instant by the database's clock, which all that is compared is written by. */
export { readClock } from '@nimantran/kit/db/database';
