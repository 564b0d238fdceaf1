import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import type { OrderFigures } from '@nimantran/proto/http/orders/figures';
import type { StudioFigures } from '@nimantran/proto/http/studio/figures';

type Day = OrderFigures['days'][number];

/** Percentage of finished orders that were on time; null if none was finished. */
export function punctualShare(counts: readonly { finished: number; on_time: number }[]): number | null {
  const finished = counts.reduce((sum, count) => sum + count.finished, 0);
  const onTime = counts.reduce((sum, count) => sum + count.on_time, 0);
  return finished === 0 ? null : Math.round((onTime / finished) * 1000) / 10;
}

/** The currencies with payments or refunds, in the shop's order. */
export const currenciesOf = (days: readonly Day[]): Currency[] =>
  CURRENCIES.filter((currency) => days.some(({ money }) => money.some((moved) => moved.currency === currency)));

/** Payments and refunds in one currency on a day, in minor units. */
export function movedOn({ money }: Day, currency: Currency): { received: number; returned: number; net: number } {
  const moved = money.find((one) => one.currency === currency);
  const [received, returned] = [moved?.received_minor ?? 0, moved?.returned_minor ?? 0];
  return { received, returned, net: received - returned };
}

/** How many drafts were played as a film, each of which has to be drawn. */
export function filmsInWords({ drawn, films }: StudioFigures['drafts']): string {
  if (drawn === 0) return 'No drafts.';
  return `${films} of ${drawn} drafts played as a film (${Math.round((films / drawn) * 100)} %).`;
}

/** A waiting time in its two largest units: `2 d 4 h`, `35 min`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
