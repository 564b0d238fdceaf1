import { useMediaQuery } from './media-query.ts';

/** Whether this person wants things to stand still; so do they in pages made outside of a browser. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
