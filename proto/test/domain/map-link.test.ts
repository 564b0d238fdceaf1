import { describe, expect, it } from 'vitest';
import { mapLinkOf, placeInWords } from '../../src/domain/map-link.ts';

const search = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`;

describe('the link to a map', () => {
  it.each([
    ['searches for venue and city', 'Lake Terrace', 'Udaipur', search('Lake+Terrace,+Udaipur')],
    ['searches in any script', 'कमल कुंज', 'उदयपुर', search('कमल+कुंज,+उदयपुर')],
    ['keeps a query apart from the words', 'A & B #5 ?x=1', '', search('A+%26+B+%235+%3Fx%3D1')],
    ['takes pasted coordinates', '26.9124, 75.7873', 'Jaipur', search('26.9124,75.7873')],
    ['keeps a comma at its end in the link', 'Lake Terrace', 'Udaipur,', search('Lake+Terrace,+Udaipur%2C')],
    ['takes a pasted link', 'Suraj Bagh https://maps.app.goo.gl/AbC1', 'Jaipur', 'https://maps.app.goo.gl/AbC1'],
    ['takes a long pasted link', 'https://www.google.com/maps/place/X', 'Jaipur', 'https://www.google.com/maps/place/X'],
    ['does not take a house number for coordinates', '12, 14 Tilak Path', 'Indore', search('12,+14+Tilak+Path,+Indore')],
    ['does not take what is nowhere on earth', '126.91245, 75.78733', '', search('126.91245,+75.78733')],
  ])('%s', (_, place, city, link) => expect(mapLinkOf({ place, city })).toBe(link));

  it.each([
    'http://maps.app.goo.gl/AbC1',
    'https://evil.example/maps',
    'https://maps.app.goo.gl.evil.example/x',
    'https://user:word@maps.google.com/',
    'https://maps.google.com:8443/',
    'https://www.google.com/url?q=https://evil.example',
    'javascript:alert(1)//maps.google.com',
  ])('does not follow %s', (pasted) => {
    const link = mapLinkOf({ place: `Suraj Bagh ${pasted}`, city: 'Jaipur' });
    expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Suraj\+Bagh/);
  });

  /** The addresses that Android makes links of: the path and query of AUTOLINK_WEB_URL (android.util.Patterns). */
  const ANDROID =
    /https:\/\/[a-z.]+(?:\/(?:[a-zA-Z0-9\u00a1-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u2fff\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\uffef;/?:@&=#~\-.+!*'(),_$]|%[a-fA-F0-9]{2})*)?/;

  it.each([
    ['महाराणा प्रताप सामुदायिक भवन, सेक्टर ४', 'उदयपुर'],
    ['ஸ்ரீ மீனாட்சி திருமண மண்டபம்', 'மதுரை'],
    ['شادی ہال، گلشنِ اقبال', 'لکھنؤ'],
    ['St. Mary\'s (Old) Church, 5/7 "Hill" Road!', 'Bandra'],
    ['क्‍ष भवन', 'पुणे'],
  ])('is short, linked whole by phones, and finds the place: %s', (place, city) => {
    const link = mapLinkOf({ place, city }) ?? '';
    expect(ANDROID.exec(`नक्शा: ${link}\n\nआप`)?.[0]).toBe(link);
    expect(link).toMatch(/[\p{L}\p{M}\p{N}]$/u);
    expect(new URL(link).searchParams.get('query')).toBe(`${place}, ${city}`);
    expect(link.length).toBeLessThan(140);
  });

  it('is none without words', () => expect(mapLinkOf({ place: ' ', city: '' })).toBeUndefined());
});

it.each([
  ['Suraj Bagh, https://maps.app.goo.gl/AbC1', 'Suraj Bagh'],
  ['Suraj Bagh, 26.9124, 75.7873', 'Suraj Bagh'],
  ['  Lake   Terrace ', 'Lake   Terrace'],
  ['Lake   Terrace – https://maps.app.goo.gl/AbC1', 'Lake Terrace'],
  ['12, Tilak Path', '12, Tilak Path'],
])('a place is read without what was pasted: %s', (typed, read) => expect(placeInWords(typed)).toBe(read));
