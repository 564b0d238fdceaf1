import { describe, expect, it } from 'vitest';
import { THEME_CATEGORIES } from '../../src/domain/category.ts';
import { invitationTexts, type TextTheme } from '../../src/domain/invitation-text.ts';
import { THEME_LANGUAGES } from '../../src/domain/theme.ts';

const fields: TextTheme['fields'] = [
  { key: 'groom_name', kind: 'name', role: 'groom' },
  { key: 'bride_name', kind: 'name', role: 'bride' },
  { key: 'groom_parents', kind: 'name' },
  { key: 'hosts', kind: 'name' },
  { key: 'date', kind: 'date' },
  { key: 'time', kind: 'time' },
  { key: 'venue', kind: 'place' },
  { key: 'city', kind: 'place' },
];
const theme = (category: string, category_id: number, more: Partial<TextTheme> = {}): TextTheme => ({
  ...{ title: 'A Theme', category, category_id, fields },
  ...more,
});
const details = {
  ...{ groom_name: 'Arjun', bride_name: 'Meera', groom_parents: 'Smt. Sunita', hosts: 'The Rathores', date: '2026-12-05' },
  ...{ time: '19:30', venue: 'Lake Terrace', city: 'Udaipur' },
};
const given = { details, bride_first: false };
const find = (texts: ReturnType<typeof invitationTexts>, language: string, style: string) =>
  texts.find((text) => text.language === language && text.style === style)?.text ?? '';

describe('the text of an invitation', () => {
  it('tells whom it is about, when, where and who invites', () => {
    expect(find(invitationTexts(theme('Wedding', 1), given), 'en', 'plain')).toBe(
      [
        'You are invited to the wedding of Arjun & Meera.',
        'Saturday, 5 December 2026, 7:30 PM\nLake Terrace, Udaipur\nMap: https://www.google.com/maps/search/?api=1&query=Lake+Terrace,+Udaipur',
        'The Rathores',
      ].join('\n\n'),
    );
  });

  it('is in the language of the theme too, and names stay as they were typed', () => {
    const texts = invitationTexts(theme('Wedding', 1, { language: 'hi' }), { details, bride_first: true });
    expect(texts.map(({ language, style }) => `${language} ${style}`)).toEqual([
      'hi plain',
      'hi poetic',
      'en plain',
      'en poetic',
    ]);
    expect(find(texts, 'hi', 'plain')).toContain('Meera & Arjun\nशुभ विवाह');
    expect(find(texts, 'hi', 'plain')).toContain('शनिवार, 5 दिसंबर 2026, शाम 7:30');
    expect(find(texts, 'en', 'plain')).toContain('the wedding of Meera & Arjun');
  });

  it.each(THEME_CATEGORIES.filter(({ slug }) => slug !== 'wishes').map(({ name, id }) => [name, id] as const))(
    'has a plain and a poetic version: %s',
    (name, id) => {
      for (const language of THEME_LANGUAGES) {
        const texts = invitationTexts(theme(name, id, { language }), given);
        expect(texts.length).toBeGreaterThanOrEqual(2);
        for (const { text } of texts) {
          expect(text).not.toMatch(/[{}]|undefined|null/);
          expect(text).toMatch(/Lake Terrace/);
          expect(text.match(/Arjun & Meera/g)).toHaveLength(1);
        }
        expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
      }
    },
  );

  it('is the wish itself for a greeting', () => {
    const wish: TextTheme = theme('Wishes', 4, {
      fields: [
        { key: 'to', kind: 'name', headline: true },
        { key: 'message', kind: 'long_text' },
        { key: 'from', kind: 'name' },
      ],
    });
    const texts = invitationTexts(wish, {
      details: { to: 'Tara', message: 'Stay for chai.', from: 'Kabir' },
      bride_first: false,
    });
    expect(find(texts, 'en', 'plain')).toBe('For Tara\n\nStay for chai.\n\nKabir');
    expect(texts).toHaveLength(2);
  });

  it('names every function where there are several, and keeps time in words', () => {
    const two = theme('Wedding', 1, {
      language: 'hi',
      fields: [
        ...fields.filter(({ key }) => key !== 'time'),
        { key: 'time', kind: 'text', tells: 'time' },
        { key: 'later', kind: 'date', function: 'प्रीतिभोज' },
      ],
    });
    const texts = invitationTexts(two, {
      details: { ...details, time: 'सायं 6:30 बजे से', later: '2026-12-06' },
      bride_first: false,
    });
    expect(find(texts, 'hi', 'plain')).toMatch(
      /शुभ विवाह\nशनिवार, 5 दिसंबर 2026, सायं 6:30 बजे से\n[\s\S]*प्रीतिभोज\nरविवार, 6 दिसंबर 2026/,
    );
    expect(find(texts, 'en', 'plain')).toMatch(/Wedding\nSaturday, 5 December 2026, 6:30 PM/);
  });
});
