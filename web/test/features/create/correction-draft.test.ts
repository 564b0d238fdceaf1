import { expect, it } from 'vitest';
import {
  type CorrectedChoices,
  changedDetails,
  draftToCorrect,
  hasOtherChoices,
} from '../../../src/features/create/lib/correction-draft.ts';
import { newOrder } from '../../support/mock-orders.ts';
import { FILLED } from '../../support/sample-theme.ts';

const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
const order = newOrder({
  theme: { id: 101, title: 'Royal Jharokha', category: 'wedding', portrait_orientation: false },
  headline: '',
  total: { currency: 'INR', amount_minor: 54_900 },
  lines: [],
  bills: [],
  customisation: { details: FILLED, photos: { groom: { upload_id: 'g', crop } }, music: null, bride_first: true },
  billing: { name: 'Asha', country: 'IN', state: 'MP', gstin: null },
  email: 'asha@example.com',
  resolution: '720p',
  delivery: 'standard',
  promo_code: null,
});

it('shows the form of an order with what was typed since, and its photos', () => {
  const draft = draftToCorrect(order, { bride: 'Aasha' }, { bride_first: false, cards: ['Couple'] });
  expect(draft).toMatchObject({ details: { ...FILLED, bride: 'Aasha' }, bride_first: false, cards: ['Couple'] });
  expect(draft.photos).toEqual({ groom: { upload_id: 'g', crop, file_name: '' } });
});

it('sends only texts that differ, tidied, and an emptied one as empty', () => {
  const [first = '', second = ''] = Object.keys(FILLED);
  const details = { ...FILLED, [first]: `  ${FILLED[first]} `, [second]: '', venue_two: ' A  hall ' };
  expect(changedDetails(order, details)).toEqual({ [second]: '', venue_two: 'A  hall' });
});

it.each([
  ['nothing', {}, false],
  ['the order of the names', { bride_first: false }, true],
  ['the code in the last scene', { with_code: true }, true],
  ['a code that was not there', { with_code: false }, false],
  ['the cards', { cards: ['Couple'] }, true],
  ['the theme’s own cards', { cards: null }, false],
] as const)('knows whether a choice differs: %s', (_, chosen, differs) => {
  const cards = 'cards' in chosen && chosen.cards ? { cards: [...chosen.cards] } : {};
  expect(hasOtherChoices(order, draftToCorrect(order, {}, { ...chosen, ...cards } as Partial<CorrectedChoices>))).toBe(differs);
});

it('has the cards that were ordered until others are chosen', () => {
  const chosen = { ...order, customisation: { ...order.customisation, cards: ['Couple', 'Day'] } };
  expect(
    [['Couple', 'Day'], ['Couple'], null].map((cards) => hasOtherChoices(chosen, draftToCorrect(chosen, {}, { cards }))),
  ).toEqual([false, true, true]);
});
