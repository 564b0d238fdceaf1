import type { Theme } from './kit/theme.ts';
import { theme as royalJharokha } from './themes/royal-jharokha/theme.ts';

/** Every theme of the collection, in the order of their ids. */
export const THEMES: readonly Theme[] = [royalJharokha];
