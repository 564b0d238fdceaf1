import type { Plugin } from 'vite';
import { SHOP } from '../src/lib/shop/shop.ts';

/** Writes the shop's address into the note for browsers without JavaScript, which cannot open the support form either. */
export const supportAddress = (): Plugin => ({
  name: 'nimantran:support-address',
  transformIndexHtml: (html) => html.replaceAll('%SUPPORT_EMAIL%', SHOP.supportEmail),
});
