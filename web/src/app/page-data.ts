import type { QueryClient } from '@tanstack/react-query';
import { NO_SETTINGS, type PageContextValue } from '../lib/page/page-context.ts';
import { PAGE_DATA_ID, type PageData } from './document.ts';

/**
 * Takes over the data that came with the page and puts the shop's answers into the client; does nothing if the page's HTML was
 * not made for it.
 */
export function takePageData(client: QueryClient): Omit<PageContextValue, 'shop'> & Pick<PageData, 'shop'> {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const { location } = window;
  const {
    origin,
    settings,
    shop,
    gone,
    answers = [],
  }: PageData = text ? JSON.parse(text) : { origin: location.origin, settings: NO_SETTINGS };
  for (const [key, data] of answers) client.setQueryData(key, data);
  // A page that was kept from before lacks what came later.
  return { origin, settings: { ...NO_SETTINGS, ...settings }, shop, gone: gone ? location.pathname : undefined };
}
