import { SUPPORT_KINDS } from '@nimantran/proto/domain/support-request';
import { DEFAULT_UPLOAD_MB } from '@nimantran/proto/domain/upload-size';
import { describe, expect, it } from 'vitest';
import { postTags } from '../../../src/features/blog/lib/post-tags.ts';
import { faqGroups } from '../../../src/features/info/lib/faq-groups.ts';
import { searchFaqs } from '../../../src/features/info/lib/search-faqs.ts';
import { KIND_HINTS, KIND_NEXT } from '../../../src/features/support/lib/request-form.ts';
import { shopFacts } from '../../support/mock-settings.ts';

const FAQ_GROUPS = faqGroups(DEFAULT_UPLOAD_MB, shopFacts());
const questions = (search: string) =>
  searchFaqs(search, DEFAULT_UPLOAD_MB, shopFacts()).flatMap(({ items }) => items.map(({ id }) => id));

describe('the FAQs', () => {
  it('have an address each, and none is asked twice', () => {
    const all = FAQ_GROUPS.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['', FAQ_GROUPS.flatMap(({ items }) => items).length],
    ['sundays', 2],
    ['HEIC', 1],
    ['elephants', 0],
  ])('answer %j with %i', (search, count) => {
    expect(questions(search)).toHaveLength(count);
  });

  it('are found by every word of a search, in any order and ending', () => {
    expect(questions('refunded difference')).toEqual(['lowest-price']);
    expect(questions('own music')).toContain('music');
  });
});

it('says for every kind of request what to write and what happens next', () => {
  for (const kind of SUPPORT_KINDS) expect([KIND_HINTS[kind], KIND_NEXT[kind]].every((text) => text.length > 10)).toBe(true);
});

it('tags an article by its topic', () => {
  expect(postTags('Wedding')).toEqual([
    'Wedding',
    'Wedding ideas',
    'Wedding online',
    'DIY Wedding',
    'Custom Video Invitation',
    'Video Invitations Online',
  ]);
});
