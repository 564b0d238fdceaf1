/** How long a review link works after the words were last shared, and how many people may answer. */
export const REVIEW_LIMITS = { days: 7, people: 10, name_length: 60 } as const;
