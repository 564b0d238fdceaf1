import type { Currency } from '@nimantran/proto/domain/currency';

/** A theme in a report. */
export interface ReportedTheme {
  id: number;
  name: string;
  category: string;
  currency: Currency;
  /** In major units; null if this person sees no prices. */
  price: number | null;
}

export type ShopEvent =
  | { name: 'page_view'; pathname: string }
  /** Edit Video was pressed. */
  | { name: 'customise'; theme: ReportedTheme }
  | { name: 'content_view'; theme: ReportedTheme };

/** Events from before a listener exists: it loads after the page. */
const waiting: ShopEvent[] = [];
const WAITING = 20;
let listener: ((event: ShopEvent) => void) | undefined;

/** The only way the shop reports events. It never throws: a visit must not depend on it. */
export function track(event: ShopEvent): void {
  if (listener) hand(event, listener);
  else if (waiting.length < WAITING) waiting.push(event);
}

export function listenToEvents(next: (event: ShopEvent) => void): void {
  listener = next;
  for (const event of waiting.splice(0)) hand(event, next);
}

function hand(event: ShopEvent, to: (event: ShopEvent) => void): void {
  try {
    to(event);
  } catch (error) {
    console.debug('An event was not reported', error);
  }
}
