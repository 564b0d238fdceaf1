/** How long an unused session lasts. */
export const SESSION_DAYS = 30;
/** Even a session in use ends this long after the sign-in; the cookie lasts as long. */
export const LONGEST_SESSION_DAYS = 90;
/** For users with a role a session lasts one working day, because it opens other people's data. */
export const STAFF_SESSION_HOURS = 12;
/** A session in use is extended once a day, not on each request. */
export const PROLONG_AFTER_DAYS = 1;
