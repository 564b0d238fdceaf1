import { describe, expect, it } from 'vitest';
import { liveWordsOf } from '../../../src/features/create/lib/live-words.ts';
import { stillHints } from '../../../src/features/create/lib/still-hints.ts';
import { EMPTY_DRAFT } from '../../../src/lib/drafts/draft.ts';
import { FILLED, wedding } from '../../support/sample-theme.ts';

const sampleOf = (key: string) => wedding().fields.find((field) => field.key === key)?.sample;

describe('the words of a live still', () => {
  it('are what was typed, and the sample of each required field that is empty', () => {
    const words = liveWordsOf(wedding(), { ...EMPTY_DRAFT, details: { groom_name: ' Arjun ', venue: 'Lake Terrace' } });
    expect(words?.details).toMatchObject({ groom_name: 'Arjun', venue: 'Lake Terrace', bride_name: sampleOf('bride_name') });
    expect(words?.sampleFields.sort()).toEqual(['bride_name', 'date', 'time']);
    expect(liveWordsOf(wedding(), { ...EMPTY_DRAFT, details: FILLED })?.sampleFields).toEqual([]);
  });

  it('are left as they were while a field holds what no video can show', () => {
    expect(liveWordsOf(wedding(), { ...EMPTY_DRAFT, details: { ...FILLED, date: '2026-02-31' } })).toBeUndefined();
    expect(liveWordsOf(wedding(), { ...EMPTY_DRAFT, details: { ...FILLED, groom_name: 'x'.repeat(300) } })).toBeUndefined();
  });
});

describe('the hints of a live still', () => {
  const found = (field: string, code: 'text_overflow' | 'text_cut' | 'missing_glyph', message = '') =>
    ({ code, severity: 'error', field, message }) as const;

  it('stand at their fields, of every scene that was drawn, each once', () => {
    const details = { groom_name: 'Arjun', venue: 'Lake Terrace' };
    const overflow = found('venue', 'text_overflow');
    const hints = stillHints(
      {
        0: { details, findings: [found('groom_name', 'missing_glyph', 'No font contains “x”.'), overflow] },
        2: { details, findings: [overflow] },
      },
      details,
    );
    expect(hints.groom_name).toEqual(['No font contains “x”.']);
    expect(hints.venue).toHaveLength(1);
  });

  it('give one advice about words that do not fit and are cut off for that reason', () => {
    const details = { venue: 'Lake Terrace', city: 'Udaipur' };
    const findings = [found('venue', 'text_cut'), found('venue', 'text_overflow'), found('city', 'text_cut')];
    const { venue, city } = stillHints({ 0: { details, findings } }, details);
    expect(venue).toEqual([expect.stringContaining('does not fit')]);
    expect(city).toEqual([expect.stringContaining('cut off')]);
  });

  it('say by how much words are too long', () => {
    const details = { venue: 'Lake Terrace' };
    const { venue } = stillHints(
      { 0: { details, findings: [{ ...found('venue', 'text_overflow'), excess_percent: 30 }] } },
      details,
    );
    expect(venue).toEqual([
      'This does not fit its place in the video, even at its smallest: it is 30 % too long. A shorter text would fit.',
    ]);
  });

  it('go as soon as their field is changed', () => {
    const drawn = { 0: { details: { venue: 'Lake Terrace' }, findings: [found('venue', 'text_overflow')] } };
    expect(stillHints(drawn, { venue: 'Lake' })).toEqual({});
    expect(Object.keys(stillHints(drawn, { venue: 'Lake Terrace ' }))).toEqual(['venue']);
  });
});
