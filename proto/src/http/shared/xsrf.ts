/** Cookie with the token that every call but GET repeats in a header; pages of the shop alone can read it (double submit). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The header that repeats it, in lower case as Node names headers. */
export const XSRF_HEADER = 'x-xsrf-token';
