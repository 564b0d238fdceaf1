import type { Customisation } from '@nimantran/proto/domain/customisation';
import { describe, expect, it } from 'vitest';
import { stringsOfEveryKind } from '../../../../../infra/test-support/fixtures/strings-of-every-kind.ts';
import { knownCards, tidyCustomisation, validateCustomisation } from '../../../src/domain/orders/validate-customisation.ts';
import { anOrder, PHOTO, PLAIN, WEDDING } from '../../support/fixtures.ts';

const good = anOrder().customisation;
const scene = { first_frame: 0, last_frame: 59, still_frame: 40 };
const withDetails = (details: Record<string, string>): Customisation => ({ ...good, details: { ...good.details, ...details } });
const faults = (given: Customisation, theme = WEDDING, remove_watermark = false) =>
  validateCustomisation(theme, tidyCustomisation(given), { remove_watermark }).map(({ field }) => field);

describe('a customisation', () => {
  it('passes when it is what the theme asks for', () => {
    expect(faults(good)).toEqual([]);
    expect(faults(withDetails({ time: '', place: '  ' }), WEDDING, true)).toEqual([]);
    expect(faults(withDetails({ message: 'Come\nall of you' }))).toEqual([]);
    expect(faults({ ...good, with_code: true })).toEqual([]);
    expect(faults(withDetails({ groom: 'शुभविवाहनिमन्त्रणपत्रिकासहितम्' }))).toEqual([]);
  });

  it.each([
    ['a field the theme lacks', withDetails({ uncle: 'Ravi' }), ['customisation.details.uncle']],
    ['a missing name', withDetails({ bride: ' ' }), ['customisation.details.bride']],
    ['a name that is too long', withDetails({ bride: 'A'.repeat(41) }), ['customisation.details.bride']],
    ['a line break in a name', withDetails({ bride: 'Asha\nRao' }), ['customisation.details.bride']],
    ['a control character', withDetails({ message: 'a\u0000b' }), ['customisation.details.message']],
    ['half an emoji', withDetails({ bride: 'Ria\uD83D' }), ['customisation.details.bride']],
    ['a lost letter', withDetails({ message: 'Ra\uFFFDm' }), ['customisation.details.message']],
    ['a mark that turns the line around', withDetails({ groom: 'Ra\u202Em' }), ['customisation.details.groom']],
    ['a name that shows nothing', withDetails({ groom: '\u{E0100}' }), ['customisation.details.groom']],
    ['a date that does not exist', withDetails({ date: '2026-02-30' }), ['customisation.details.date']],
    ['a date written otherwise', withDetails({ date: '5.12.2026' }), ['customisation.details.date']],
    ['a time that does not exist', withDetails({ time: '24:00' }), ['customisation.details.time']],
    ['a missing photo', { ...good, photos: {} }, ['customisation.photos.couple']],
    [
      'a photo for a slot the theme lacks',
      { ...good, photos: { ...good.photos, dog: { upload_id: PHOTO } } },
      ['customisation.photos.dog'],
    ],
    [
      'a crop outside the photo',
      { ...good, photos: { couple: { upload_id: PHOTO, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } } } },
      ['customisation.photos.couple'],
    ],
    ['every fault at once', withDetails({ bride: '', date: 'x' }), ['customisation.details.bride', 'customisation.details.date']],
  ])('is refused with %s', (_, given, fields) => {
    expect(faults(given)).toEqual(fields);
  });

  it('is refused a text of any kind of character, or keeps it as it was typed but for blanks and composing', () => {
    const outcomes = stringsOfEveryKind().map(([category, typed]) => {
      const given = withDetails({ bride: typed });
      const refused = faults(given).length > 0;
      const kept = tidyCustomisation(given).details.bride;
      return refused || kept === typed.normalize('NFC').trim() ? [] : [category, typed, kept];
    });
    expect(outcomes.flat()).toEqual([]);
  });

  it('is refused what a theme does not offer', () => {
    const given: Customisation = {
      details: { host: 'The Shahs' },
      photos: {},
      music: { upload_id: PHOTO, start_seconds: 0 },
      bride_first: true,
      with_code: true,
    };
    expect(faults(given, PLAIN, true)).toEqual([
      ...['customisation.bride_first', 'customisation.with_code', 'customisation.music', 'options.remove_watermark'],
    ]);
  });

  it('has as cards the chosen scenes of its theme, in the order of the video, or leaves the choice to the theme', () => {
    const theme = { scenes: ['Doors', 'Couple', 'Day'].map((name) => ({ ...scene, name })) };
    expect(knownCards(theme, ['Day', 'Doors', 'Gone\u0000'])).toEqual(['Doors', 'Day']);
    expect([['Gone'], null, undefined].map((cards) => knownCards(theme, cards))).toEqual([undefined, undefined, undefined]);
  });

  it('is kept without what nobody asked for', () => {
    const given = { ...withDetails({ bride: ' Asha ', place: '' }), extra: 1 } as Customisation;
    expect(tidyCustomisation(given)).toEqual({ ...good, details: { ...good.details, bride: 'Asha' } });
    // An order without a code is the same whether or not its form said so.
    expect(tidyCustomisation({ ...good, with_code: false })).toEqual(good);
  });
});
