/** Life of a signed address of an object, in seconds: longer than somebody looks at a page without loading it again. */
export const SIGNED_ADDRESS_SECONDS = 3_600;

/** Life of one that leaves the shop in a file, to be used later; none lives longer. */
export const FILED_ADDRESS_SECONDS = 86_400;
