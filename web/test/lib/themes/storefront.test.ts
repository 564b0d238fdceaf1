import { findCategory } from '@nimantran/proto/domain/category';
import { describe, expect, it } from 'vitest';
import { readCookie } from '../../../src/lib/browser/cookies.ts';
import { categoryTitle, themeTitle } from '../../../src/lib/page/titles.ts';
import { readToken } from '../../../src/lib/sign-in/await-token.ts';
import { filterSubCategory, filterWedding } from '../../../src/lib/themes/theme-filters.ts';
import { categoryNameOf, sampleOf, themePath, webThumbnail } from '../../../src/lib/themes/theme-queries.ts';
import { indianMoment, momentElsewhere, receiptDate, shortIndianMoment } from '../../../src/lib/time/dates.ts';
import { clockTime, longDate, todayInIndia } from '../../../src/lib/time/typed-dates.ts';
import { THEMES } from '../../support/mock-themes.ts';
import { wedding } from '../../support/sample-theme.ts';

const ids = (themes: readonly { id: number }[]) => themes.map((theme) => theme.id);

describe('the wedding filter', () => {
  const weddings = THEMES.filter((theme) => theme.category === 'wedding');
  it.each([
    [null, [101, 104]],
    ['with-images', [101]],
    ['without-images', [104]],
    ['with-reception', [104]],
    ['without-reception', [101]],
    ['bride-side-option', [101]],
    ['Traditional', [101]],
    ['With-Reception', [104]],
    ['Nothing', []],
  ])('%s keeps %j', (filter, expected) => {
    expect(ids(filterWedding(weddings, filter))).toEqual(expected);
  });
});

it('finds wishes by sub-category without minding dashes and case', () => {
  const themes = [{ sub_category: 'Valentines Day' }, { sub_category: 'Birthday' }];
  expect(filterSubCategory(themes, 'valentines-day')).toEqual([themes[0]]);
  expect(filterSubCategory(themes, 'BIRTHDAY')).toEqual([themes[1]]);
  expect(filterSubCategory(themes, null)).toEqual(themes);
});

describe('titles', () => {
  it('name a theme and its category', () => {
    expect(themeTitle('Royal Jharokha', 'Wedding', 1)).toBe('Royal Jharokha | Wedding Video Invitation Maker');
    expect(themeTitle('Starlight', 'Wishes', 4)).toBe('Starlight | Wishes Video Maker');
  });
  it('name a category', () => {
    const category = findCategory('wishes');
    expect(category && categoryTitle(category)).toBe('Online Wishes Video Maker');
  });
});

describe('a theme in the shop', () => {
  it('has its address, its category’s name and its small picture', () => {
    expect(themePath(wedding())).toBe('/video/wedding/royal-jharokha-101');
    expect(categoryNameOf({ category: 'house-warming', category_id: 8 })).toBe('House Warming');
    expect(categoryNameOf({ category: 'haldi', category_id: 7 })).toBe('Haldi');
    expect(webThumbnail('/api/theme-media/1/v/thumbnail.jpg')).toBe('/api/theme-media/1/v/thumbnail_web.jpg');
  });

  it('plays from the shop or from an embedded player', () => {
    expect(sampleOf('hosted:101/v1')).toEqual({ kind: 'file', url: '/api/theme-media/101/v1/preview.mp4' });
    expect(sampleOf('youtube:abc')).toMatchObject({ kind: 'embed', url: 'https://www.youtube-nocookie.com/embed/abc' });
    expect(sampleOf('')).toEqual({ kind: 'none' });
  });
});

describe('signing in', () => {
  it('takes a token only from an answer to its own question', () => {
    const answer = { type: 'nimantran:signed-in', id_token: 'token', nonce: 'n' };
    expect(readToken(answer, 'n')).toBe('token');
    expect(readToken(answer, 'other')).toBeUndefined();
    expect(readToken({ ...answer, type: 'else' }, 'n')).toBeUndefined();
    expect(readToken('token', 'n')).toBeUndefined();
  });

  it('reads the XSRF cookie whole', () => {
    expect(readCookie('XSRF-TOKEN', 'a=1; XSRF-TOKEN=b%3Dc; XSRF-TOKEN2=d')).toBe('b=c');
    expect(readCookie('XSRF-TOKEN', 'a=1')).toBeUndefined();
  });
});

describe('dates', () => {
  it('read as on an invitation', () => {
    expect(longDate('2026-12-05')).toBe('Saturday, 5 December 2026');
    expect(longDate('2026-13-05')).toBeUndefined();
    expect(clockTime('00:05')).toBe('12:05 AM');
    expect(clockTime('12:30')).toBe('12:30 PM');
  });
  it('promise by the shop’s clock, and by the reader’s where that is another', () => {
    const at = '2026-11-24T14:00:00Z';
    expect(indianMoment(at)).toBe('Tuesday, 24 November, 7:30\u00a0pm\u00a0IST');
    expect(momentElsewhere(at, 'America/New_York')).toBe('Tuesday, 24 November, 9:00\u00a0am');
    expect(momentElsewhere(at, 'Asia/Kolkata')).toBeUndefined();
    expect(momentElsewhere(at, 'Asia/Colombo')).toBeUndefined();
    expect(indianMoment('2026-11-23T18:30:00Z')).toBe('Monday, 23 November, midnight\u00a0IST');
    expect(indianMoment('2026-11-23T18:31:00Z')).toBe('Tuesday, 24 November, 12:01\u00a0am\u00a0IST');
    expect(shortIndianMoment(at)).toBe('24 Nov, 7:30\u00a0pm\u00a0IST');
    expect(receiptDate('2026-11-23T18:30:00Z')).toBe('24 November 2026');
  });
  it('take today from India', () => {
    expect(todayInIndia(new Date('2026-12-05T20:00:00Z'))).toBe('2026-12-06');
  });
});
