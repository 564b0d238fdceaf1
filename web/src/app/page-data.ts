import type { PageContextValue } from '../lib/page-context.ts';
import { PAGE_DATA_ID, type PageData } from './document.ts';

/** What came with the page; nothing where its HTML was not made for it. */
export function readPageData(): { page: PageContextValue; answers: PageData['answers'] } {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data: PageData | undefined = text ? JSON.parse(text) : undefined;
  const settings = data?.settings ?? { service_worker: false, analytics_id: null };
  return { page: { origin: window.location.origin, settings, gone: data?.gone }, answers: data?.answers };
}
