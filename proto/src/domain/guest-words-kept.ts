/** How long guests' names and words are kept: after the last function, and after the delivery where no function's day is known. */
export const GUEST_WORDS_KEPT_DAYS = { after_last_function: 30, after_delivery: 90 } as const;
