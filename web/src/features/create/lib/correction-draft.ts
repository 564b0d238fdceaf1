import type { Order } from '@nimantran/proto/domain/order';
import { tidyText } from '@nimantran/proto/domain/written-text';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { draftOfOrder } from './draft-of-order.ts';

/** The choices that a correction may change, besides the words. */
export type CorrectedChoices = Pick<Draft, 'bride_first' | 'with_code' | 'cards'>;

type Ordered = Pick<Order, 'customisation'>;

/** The order's form with what the customer has typed and chosen since; its photos are shown, not changed. */
export function draftToCorrect(order: Order, typed: Readonly<Record<string, string>>, chosen: Partial<CorrectedChoices>): Draft {
  const { details, photos } = order.customisation;
  return {
    ...draftOfOrder(order, []),
    details: { ...details, ...typed },
    photos: Object.fromEntries(Object.entries(photos).map(([slot, photo]) => [slot, { ...photo, file_name: '' }])),
    ...chosen,
  };
}

export const isSameCards = ({ customisation }: Ordered, { cards }: Pick<Draft, 'cards'>): boolean =>
  JSON.stringify(customisation.cards ?? null) === JSON.stringify(cards);

export const hasOtherChoices = (order: Ordered, { bride_first, with_code, cards }: CorrectedChoices): boolean =>
  bride_first !== order.customisation.bride_first ||
  with_code !== (order.customisation.with_code ?? false) ||
  !isSameCards(order, { cards });

/** The texts that differ from the video's, tidied; a change that was undone is left out. */
export function changedDetails({ customisation }: Ordered, details: Readonly<Record<string, string>>): Record<string, string> {
  const tidied = Object.entries(details).map(([key, words]) => [key, tidyText(words)] as const);
  return Object.fromEntries(tidied.filter(([key, words]) => words !== (customisation.details[key] ?? '')));
}
