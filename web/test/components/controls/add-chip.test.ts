import { describe, expect, it } from 'vitest';
import { addChip, CHIP_SEPARATOR_KEY } from '../../../src/components/controls/add-chip.ts';
import { filterWords } from '../../../src/lib/themes/theme-filters.ts';

const LIMITS = { most: 3, longest: 10 };

describe('a list of chips', () => {
  it.each([
    ['a word', ['palace'], 'gold', ['palace', 'gold']],
    ['a word with space around and within', [], '  two   cups ', ['two cups']],
    ['nothing', ['palace'], '   ', ['palace']],
    ['one that is there in other letters', ['Palace'], 'palace', ['Palace']],
    ['one too many', ['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
    ['one too long', [], 'a very long word', ['a very lon']],
  ])('takes %s as it should', (_, chips, text, wanted) => {
    expect(addChip(chips, text, LIMITS)).toEqual(wanted);
  });

  it('parts its words by Enter', () => expect(CHIP_SEPARATOR_KEY).toBe('Enter'));
});

describe('finding themes by words', () => {
  const palace = {
    title: 'Royal Jharokha',
    description: 'Palace doors open on a lake.',
    sub_category: 'Traditional',
    tags: ['Premium', 'Marigold'],
    portrait_orientation: false,
  };
  const church = {
    title: 'Cathedral Light',
    description: 'A rose window.',
    sub_category: '',
    tags: ['Christian', 'With-Reception'],
    portrait_orientation: false,
  };

  it.each([
    [[], [palace, church]],
    [['PALACE'], [palace]],
    [['marigold', 'lake'], [palace]],
    [['marigold', 'window'], []],
    [['with reception'], [church]],
    [['light'], [church]],
    [['tradition'], [palace]],
  ])('keeps those that hold every one of %j', (words, wanted) => {
    expect(filterWords([palace, church], words)).toEqual(wanted);
  });
});
