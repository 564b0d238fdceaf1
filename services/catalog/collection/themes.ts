import type { Theme } from './kit/theme.ts';
import { theme as royalJharokha } from './themes/royal-jharokha/theme.ts';
import { theme as shubhGriha } from './themes/shubh-griha/theme.ts';
import { theme as upUpHooray } from './themes/up-up-hooray/theme.ts';

/** Every theme of the collection, in the order of their ids. */
export const THEMES: readonly Theme[] = [royalJharokha, upUpHooray, shubhGriha];
