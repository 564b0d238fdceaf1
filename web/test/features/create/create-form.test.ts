import { describe, expect, it } from 'vitest';
import { billingFaults } from '../../../src/features/create/lib/billing-faults.ts';
import { warningsOf } from '../../../src/features/create/lib/detail-warnings.ts';
import { firstPartOf, partOfFault, partsOf, sectionsOf } from '../../../src/features/create/lib/form-sections.ts';
import { billingOf, customisationOf, musicRightsOf, optionsOf, placingOf } from '../../../src/features/create/lib/order-body.ts';
import {
  detailFaultsOf,
  detailsOf,
  faultsOfForm,
  inFull,
  validateDraft,
} from '../../../src/features/create/lib/validate-draft.ts';
import { EMPTY_DRAFT } from '../../../src/lib/drafts/draft.ts';
import { faultsOfProblem } from '../../../src/lib/forms/problem-faults.ts';
import { formFault } from '../../../src/lib/invitation/form-fault.ts';
import { invitationOf } from '../../../src/lib/invitation/invitation-lines.ts';
import { langOf, runsOf } from '../../../src/lib/text/script-runs.ts';
import { FILLED, wedding } from '../../support/sample-theme.ts';

const photo = (id: string) => ({ upload_id: id, file_name: 'photo.jpg' });

describe('the form of a theme', () => {
  it('asks who, when and where, then the rest, each in the theme’s order', () => {
    const sections = sectionsOf(wedding().fields);
    expect(sections.map((section) => section.id)).toEqual(['names', 'when', 'words']);
    expect(sections[1]?.fields.map((field) => field.key)).toEqual(['date', 'time', 'venue', 'city']);
  });

  it('asks for a time in words between the date and the place, where the theme does', () => {
    const inWords = wedding().fields.map((field) => (field.key === 'time' ? { ...field, kind: 'text' as const } : field));
    expect(sectionsOf(inWords).map(({ fields }) => fields.map(({ key }) => key))).toEqual([
      wedding()
        .fields.filter(({ kind }) => kind === 'name')
        .map(({ key }) => key),
      ['date', 'time', 'venue', 'city'],
      ['invitation'],
    ]);
  });

  it('comes in parts, photos and music only where the theme has them', () => {
    expect(partsOf(wedding()).map((part) => part.id)).toEqual(['names', 'when', 'words', 'photos', 'music', 'options']);
    const { images: _none, ...plain } = wedding();
    expect(partsOf({ ...plain, default_audio_only: true }).map((part) => part.id)).toEqual(['names', 'when', 'words', 'options']);
  });

  it.each([
    ['details.bride_name', 'names'],
    ['details.city', 'when'],
    ['details.invitation', 'words'],
    ['photos.groom', 'photos'],
    ['music', 'music'],
    ['music_rights_accepted', 'music'],
  ])('mends %s in the part %s', (path, part) => expect(partOfFault(wedding(), path)).toBe(part));

  it('begins with the first part that has something to mend', () => {
    expect(firstPartOf(wedding(), { music: 'a', 'details.venue': 'b' })).toBe('when');
    expect(firstPartOf(wedding(), {})).toBe('options');
  });

  it('names every missing field and photo, and nothing optional', () => {
    expect(Object.keys(validateDraft(wedding(), EMPTY_DRAFT)).sort()).toEqual([
      'details.bride_name',
      'details.date',
      'details.groom_name',
      'details.time',
      'details.venue',
      'photos.bride',
      'photos.groom',
    ]);
    expect(
      validateDraft(wedding(), { ...EMPTY_DRAFT, details: FILLED, photos: { groom: photo('a'), bride: photo('b') } }),
    ).toEqual({});
  });

  it('asks for the file and for the right to music of one’s own, and for neither with the theme’s', () => {
    const filled = { ...EMPTY_DRAFT, details: FILLED, photos: { groom: photo('a'), bride: photo('b') } };
    const music = { upload_id: 'm', file_name: 'song.mp3', duration_seconds: 200, start_seconds: 0, rights: false };
    expect(Object.keys(validateDraft(wedding(), { ...filled, own_music: true }))).toEqual(['music']);
    expect(Object.keys(validateDraft(wedding(), { ...filled, own_music: true, music }))).toEqual(['music_rights_accepted']);
    expect(validateDraft(wedding(), { ...filled, own_music: true, music: { ...music, rights: true } })).toEqual({});
    expect(validateDraft(wedding(), { ...filled, music })).toEqual({});
    expect(validateDraft({ ...wedding(), default_audio_only: true }, { ...filled, own_music: true })).toEqual({});
  });

  it('takes back the faults of the shop that it can mend', () => {
    const told = {
      'photos.groom': 'a',
      'music.start_seconds': 'b',
      music_rights_accepted: 'c',
      'billing.name': 'd',
      musical: 'e',
    };
    expect(faultsOfForm(told)).toEqual({ 'photos.groom': 'a', 'music.start_seconds': 'b', music_rights_accepted: 'c' });
  });

  it.each([
    ['date', '2026-02-30', 'Enter a valid date.'],
    ['date', '2026-12-05', undefined],
    ['time', '24:00', 'Enter a time such as 19:30.'],
    ['time', '00:15', undefined],
    ['groom_name', 'x'.repeat(33), 'Shorten this to 32 characters; it has 33.'],
    ['groom_name', '   ', "Enter the groom's name."],
    ['city', '', undefined],
    ['groom_name', 'Ra\uFFFDm', 'A letter was lost when this was copied. Type it again.'],
    ['groom_name', 'Ra\uD83Dm', 'A letter was lost when this was copied. Type it again.'],
    ['groom_name', 'Ra\u202Em', 'Remove the invisible characters, such as tabs.'],
    ['groom_name', '\u3164', "Enter the groom's name."],
  ])('judges %s %j', (key, words, expected) => {
    const field = wedding().fields.find((candidate) => candidate.key === key);
    expect(field && formFault(field, words)).toBe(expected);
  });

  it('tells a date or a time that the browser cannot read from a missing one, where nothing is required too', () => {
    const optional = { fields: wedding().fields.map((field) => ({ ...field, required: false })) };
    const unread = detailFaultsOf(optional, {}, (id) => id === 'details.date' || id === 'details.time');
    expect(unread).toEqual({ 'details.date': 'Enter a valid date.', 'details.time': 'Enter the whole time, such as 7:30 PM.' });
  });

  it('sends trimmed words and leaves empty ones out', () => {
    expect(detailsOf(wedding().fields, { groom_name: ' Arjun ', city: ' ', unknown: 'x' })).toEqual({ groom_name: 'Arjun' });
  });
});

describe('the verify page', () => {
  it('sets the couple largest, in the order asked, and dates as they will read', () => {
    const groomFirst = invitationOf(wedding(), { details: FILLED, bride_first: false });
    expect(groomFirst.names.map((line) => line.text)).toEqual(['Arjun', 'मीनाक्षी']);
    expect(groomFirst.lines.map((line) => line.text)).toEqual(['Saturday, 5 December 2026', '7:30 PM', 'Lake Terrace']);
    expect(groomFirst.leftOut.map((field) => field.key)).toEqual(['groom_parents', 'invitation', 'city']);
    const brideFirst = invitationOf(wedding(), { details: FILLED, bride_first: true });
    expect(brideFirst.names.map((line) => line.text)).toEqual(['मीनाक्षी', 'Arjun']);
  });

  it('is read back with parents and photos on their sides too', () => {
    const [groom, bride, ...rest] = wedding().fields;
    const parents = (side: string) => ({ key: `${side}_parents`, label: `Parents of the ${side}`, kind: 'name' as const });
    const line = { required: false, max_length: 60, sample: '' };
    const theme = {
      ...wedding(),
      fields: [groom, bride, { ...parents('groom'), ...line }, { ...parents('bride'), ...line }, ...rest].filter(
        (field, at, all) => field !== undefined && all.findIndex((other) => other?.key === field.key) === at,
      ) as ReturnType<typeof wedding>['fields'],
      pairs: [
        ['groom_parents', 'bride_parents'],
        ['groom', 'bride'],
      ],
    };
    const details = { ...FILLED, groom_parents: 'Lata and Dev', bride_parents: 'Usha and Hari' };
    const keys = (bride_first: boolean) => {
      const { lines, photos } = invitationOf(theme, { details, bride_first });
      return [...lines.slice(0, 2).map(({ field }) => field.key), ...photos.map(({ key }) => key)];
    };
    expect(keys(false)).toEqual(['groom_parents', 'bride_parents', 'groom', 'bride']);
    expect(keys(true)).toEqual(['bride_parents', 'groom_parents', 'bride', 'groom']);
  });

  it('asks again about a date in the past, but not about today', () => {
    expect(warningsOf(wedding(), { details: { date: '2026-12-05' } }, '2026-12-06')).toEqual([
      { field: 'date', text: 'Date: Saturday, 5 December 2026 is in the past.' },
    ]);
    expect(warningsOf(wedding(), { details: { date: '2026-12-05' } }, '2026-12-05')).toEqual([]);
  });

  it('notices a name given twice', () => {
    const [warning] = warningsOf(wedding(), { details: { groom_name: 'Kiran', bride_name: 'kiran' } }, '2026-01-01');
    expect(warning?.text).toBe("Groom's name and Bride's name are the same.");
  });
});

describe('a careful friend', () => {
  const asks = (details: Record<string, string>) =>
    warningsOf(wedding(), { details: { date: '2026-12-05', ...details } }, '2026-11-22').map(
      ({ field, text }) => `${field}: ${text}`,
    );

  it.each<[string, Record<string, string>, string[]]>([
    ['a date a year off', { date: '2027-12-28' }, ['date: Date: Tuesday, 28 December 2027 is more than a year away.']],
    ['an hour at night', { time: '02:30' }, ['time: Time: 2:30 AM is in the middle of the night.']],
    ['a morning', { time: '07:30' }, []],
    [
      'another weekday',
      { invitation: 'Join us on Sunday' },
      ['invitation: Invitation line says Sunday, but the date is Saturday, 5 December 2026.'],
    ],
    [
      'another weekday in Hindi',
      { groom_parents: 'रविवार की शाम' },
      ["groom_parents: Groom's parents says रविवार, but the date is Saturday, 5 December 2026."],
    ],
    ['the right weekday', { invitation: 'Join us on Saturday' }, []],
    ['a weekday within a word', { venue: 'Mondayish Hall' }, []],
    [
      'a single letter',
      { bride_name: 'M', venue: 'X' },
      ["bride_name: Bride's name is a single character.", 'venue: Venue is a single character.'],
    ],
    [
      'a very long name',
      { bride_name: 'Meenakshi Sundareswaran Iyer' },
      ["bride_name: Bride's name is unusually long: 28 characters. It will be set in smaller letters to fit."],
    ],
    ['the sample', { groom_name: 'Arjun' }, ["groom_name: Groom's name still has the sample text Arjun."]],
    ['a digit', { groom_name: 'Arjun2' }, ["groom_name: Groom's name contains a digit."]],
    [
      'a sign without its letter',
      { groom_name: 'हँू', venue: 'ाराम' },
      [
        "groom_name: Groom's name has a sign without its letter in “हँू”. Did you mean “हूँ”?",
        'venue: Venue has a sign without its letter in “ाराम”.',
      ],
    ],
    ['nothing', { groom_name: 'Kabir', bride_name: 'मीनाक्षी', venue: 'Lake Terrace' }, []],
  ])('asks about %s', (_what, details, expected) => expect(asks(details)).toEqual(expected));
});

describe('words in several scripts', () => {
  it('say the language of each', () => {
    expect(runsOf('Arjun & मीनाक्षी, 5 दिसंबर')).toEqual([
      { text: 'Arjun & ', lang: undefined },
      { text: 'मीनाक्षी, 5 दिसंबर', lang: 'hi' },
    ]);
    expect(runsOf('મીરા weds தமிழ்').map(({ lang }) => lang)).toEqual(['gu', undefined, 'ta']);
    expect(runsOf('Asha आणि रोहन', 'mr').map(({ lang }) => lang)).toEqual([undefined, 'mr']);
    expect(runsOf('मीरा عائشہ', 'ur').map(({ lang }) => lang)).toEqual(['hi', 'ur']);
    expect(runsOf('')).toEqual([]);
  });

  it('give a field the language that all of it is in', () => {
    expect(langOf(' ਗੁਰਪ੍ਰੀਤ ')).toBe('pa');
    expect(langOf('Gurpreet')).toBeUndefined();
    expect(langOf('Gurpreet ਗੁਰਪ੍ਰੀਤ')).toBeUndefined();
  });
});

describe('what is sent to place an order', () => {
  const draft = {
    ...EMPTY_DRAFT,
    details: FILLED,
    photos: { groom: photo('a'), stray: photo('z') },
    bride_first: true,
    remove_watermark: true,
    promo_code: ' welcome10 ',
  };

  it('holds what the theme offers and nothing else', () => {
    expect(customisationOf(wedding(), draft).photos).toEqual({ groom: { upload_id: 'a' } });
    const plain = { ...wedding(), has_bride_first_option: false, has_watermark: false };
    expect(customisationOf(plain, draft).bride_first).toBe(false);
    expect(customisationOf(plain, draft)).not.toHaveProperty('with_code');
    const coded = { ...draft, with_code: true };
    expect(customisationOf(plain, coded).with_code).toBe(true);
    const greeting = { ...plain, fields: plain.fields.filter(({ kind }) => kind !== 'date') };
    expect(customisationOf(greeting, coded)).not.toHaveProperty('with_code');
    const upright = { ...draft, layout: 'portrait' as const };
    expect(customisationOf({ ...plain, has_second_layout: true }, upright).layout).toBe('portrait');
    expect(customisationOf(plain, upright)).not.toHaveProperty('layout');
    const rose = { ...draft, palette: 'rose' };
    const palettes = [{ key: 'rose', name: 'Rose', swatch: [] }];
    expect(customisationOf({ ...plain, palettes }, rose).palette).toBe('rose');
    expect(customisationOf(plain, rose)).not.toHaveProperty('palette');
    expect(optionsOf(plain, draft, 'INR').remove_watermark).toBe(false);
    expect(optionsOf(wedding(), draft, 'EUR')).toMatchObject({
      currency: 'EUR',
      promo_code: 'WELCOME10',
      remove_watermark: true,
    });
  });

  it('holds the chosen part of a photo, and none where the middle is shown', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 0.9 };
    const photos = { groom: { ...photo('a'), width: 900, height: 700, crop }, bride: photo('b') };
    expect(customisationOf(wedding(), { ...draft, photos }).photos).toEqual({
      groom: { upload_id: 'a', crop },
      bride: { upload_id: 'b' },
    });
  });

  it('holds music of one’s own and that one may use it, where it is wanted and the theme takes it', () => {
    const music = { upload_id: 'm', file_name: 'song.mp3', duration_seconds: 200, start_seconds: 31.5, rights: true };
    const own = { ...draft, own_music: true, music };
    expect(customisationOf(wedding(), own).music).toEqual({ upload_id: 'm', start_seconds: 31.5 });
    expect(musicRightsOf(wedding(), own)).toEqual({ music_rights_accepted: true });
    for (const [theme, other] of [
      [wedding(), { ...own, own_music: false }],
      [wedding(), { ...own, music: null }],
      [{ ...wedding(), default_audio_only: true }, own],
    ] as const) {
      expect(customisationOf(theme, other).music).toBeNull();
      expect(musicRightsOf(theme, other)).toEqual({});
    }
  });

  it('gives a state and GSTIN in India alone', () => {
    const billing = { name: ' Asha ', country: 'IN', state: 'MP', gstin: '' };
    expect(billingOf({ ...draft, billing })).toEqual({ name: 'Asha', country: 'IN', state: 'MP', gstin: null });
    expect(billingOf({ ...draft, billing: { ...billing, country: 'DE' } }).state).toBeNull();
  });

  it('keeps one key for one intent and makes a new one for other content', () => {
    let made = 0;
    const newKey = () => `key-${++made}`;
    const first = placingOf(null, { a: 1 }, newKey);
    const placed = { ...first, number: 'NM-11111111' };
    expect(placingOf(placed, { a: 1 }, newKey)).toBe(placed);
    expect(placingOf(placed, { a: 2 }, newKey)).toMatchObject({ key: 'key-2', number: null, replaces: 'NM-11111111' });
    const lost = placingOf(placed, { a: 2 }, newKey);
    expect(placingOf(lost, { a: 3 }, newKey)).toMatchObject({ number: null, replaces: 'NM-11111111' });
  });

  it('asks for what billing needs', () => {
    const empty = { name: '', country: 'IN', state: '', gstin: '123' };
    expect(Object.keys(billingFaults(empty, false)).sort()).toEqual([
      'billing.gstin',
      'billing.name',
      'billing.state',
      'terms_accepted',
    ]);
    expect(billingFaults({ name: 'Asha', country: 'DE', state: '', gstin: '' }, true)).toEqual({});
  });

  it('reads faults of the shop by the names of the form', () => {
    expect(
      faultsOfProblem([
        { field: '/customisation/details/date', message: 'is required' },
        { field: 'draft.customisation.photos.groom', message: 'is gone' },
        { field: 'billing.name', message: 'Enter a name.' },
      ]),
    ).toEqual({
      'details.date': 'This is required.',
      'photos.groom': 'This is gone.',
      'billing.name': 'Enter a name.',
    });
  });
});

it.each([
  ['details.venue', 'Shorten this to 32 characters; it has 33.', 'Venue: Shorten this to 32 characters; it has 33.'],
  ['details.venue', 'Enter the venue.', 'Enter the venue.'],
  ['photos.groom', 'Add a photo: Groom.', 'Add a photo: Groom.'],
])('a fault at %s that says “%s” reads “%s” elsewhere', (place, fault, read) => {
  const fields = wedding().fields.map((field) => (field.key === 'venue' ? { ...field, label: 'Venue' } : field));
  expect(inFull({ fields }, place, fault)).toBe(read);
});
