import { describe, expect, it } from 'vitest';
import {
  afterSaving,
  changedMeanwhile,
  correctionOf,
  type Edits,
  parseEdits,
  settle,
  withEdit,
  withoutEdit,
  wordsOf,
} from '../../../src/features/designer/lib/edits.ts';

const details = { bride: 'Mira', groom: 'Arjun', venue: 'Lake Terrace' };
const typed = (...pairs: [string, string][]): Edits =>
  pairs.reduce<Edits>((edits, [key, to]) => withEdit(edits, details, key, to), {});

describe('words typed over a job', () => {
  it('shows the typed words and sends only those', () => {
    const edits = typed(['bride', 'Meera']);
    expect(wordsOf(edits, details, 'bride')).toBe('Meera');
    expect(wordsOf(edits, details, 'groom')).toBe('Arjun');
    expect(wordsOf(edits, details, 'absent')).toBe('');
    expect(correctionOf(edits)).toEqual({ bride: 'Meera' });
  });

  it('is no change when typed back', () => {
    expect(typed(['bride', 'Meera'], ['bride', 'Mira'])).toEqual({});
    expect(withoutEdit(typed(['bride', 'Meera']), 'bride')).toEqual({});
  });

  it('survives a refetch that brings the same, other fields or the field itself changed', () => {
    const edits = typed(['bride', 'Meera']);
    expect(settle(edits, { ...details })).toEqual(edits);
    expect(settle(edits, { ...details, venue: 'City Palace' })).toEqual(edits);
    const elsewhere = { ...details, bride: 'Myra' };
    expect(wordsOf(settle(edits, elsewhere), elsewhere, 'bride')).toBe('Meera');
    expect(changedMeanwhile(edits, elsewhere, 'bride')).toBe('Myra');
    expect(changedMeanwhile(edits, details, 'bride')).toBeUndefined();
  });

  it('ends when the job says the same', () => {
    expect(settle(typed(['bride', 'Meera']), { ...details, bride: 'Meera' })).toEqual({});
  });

  it('clears a field for good', () => {
    expect(correctionOf(typed(['venue', '']))).toEqual({ venue: '' });
  });
});

describe('after saving', () => {
  it('is done with what was sent, also where blanks were trimmed', () => {
    const edits = typed(['bride', 'Meera ']);
    expect(afterSaving(edits, { bride: 'Meera ' }, { ...details, bride: 'Meera' })).toEqual({});
  });

  it('keeps what was typed while it was under way, and sees no stranger in our own words', () => {
    const sent = { bride: 'Meer' };
    const now = { ...details, bride: 'Meer' };
    const edits = afterSaving(typed(['bride', 'Meera'], ['venue', 'Shiv Niwas']), sent, now);
    expect(correctionOf(edits)).toEqual({ bride: 'Meera', venue: 'Shiv Niwas' });
    expect(changedMeanwhile(edits, now, 'bride')).toBeUndefined();
  });
});

describe('kept words', () => {
  it('come back as they were', () => {
    const edits = typed(['bride', 'मीरा'], ['venue', '']);
    expect(parseEdits(JSON.stringify(edits))).toEqual(edits);
  });
  it.each([null, '', 'null', '[1]', '{"a":1,"b":{"from":"x"}}', '{broken'])('are nothing when they are %s', (kept) => {
    expect(parseEdits(kept)).toEqual({});
  });
});
