import { DRAWN_EFFECTS, DRAWN_LAYERS } from '@nimantran/proto/domain/skottie-support';
import { LINT_CODES } from '@nimantran/proto/domain/theme-lint';
import { describe, expect, it } from 'vitest';
import { themeQueryOf } from '../../../src/features/admin-themes/api/theme-queries.ts';
import { shelfOf, wordsOf } from '../../../src/features/admin-themes/lib/shelf-texts.ts';
import { isUnderWay } from '../../../src/features/theme-guide/api/trial-queries.ts';
import { RULES } from '../../../src/features/theme-guide/lib/lint-rules.ts';
import { SUPPORT } from '../../../src/features/theme-guide/lib/supported-features.ts';

const PRICES = ['pricing_001', 'pricing_002'] as const;
const EMPTY = { title: '', description: '', sub_category: '', tags: '', priority: '', pricing_id: '', badge: '' } as const;

describe('what is set of a theme', () => {
  it('leaves to the package what is left empty', () => {
    expect(shelfOf({ ...EMPTY, title: '   ', tags: ' , ' }, PRICES)).toEqual({});
  });

  it('is what was typed, once and without spaces around', () => {
    const words = { ...EMPTY, title: ' Amber ', tags: 'Elite, Elite , Modern', priority: '-3', badge: 'plain' } as const;
    expect(shelfOf(words, PRICES)).toEqual({ title: 'Amber', tags: ['Elite', 'Modern'], priority: -3, is_elite_version: false });
  });

  it('takes no price that there is not, and no half priority', () => {
    expect(shelfOf({ ...EMPTY, pricing_id: 'pricing_999', priority: '1.5' }, PRICES)).toEqual({});
    expect(shelfOf({ ...EMPTY, pricing_id: 'pricing_002' }, PRICES)).toEqual({ pricing_id: 'pricing_002' });
  });

  it('comes back as it was typed', () => {
    const shelf = { title: 'Amber', tags: ['A', 'B'], priority: 0, is_elite_version: true };
    expect(shelfOf(wordsOf({ shelf }), PRICES)).toEqual(shelf);
  });
});

describe('the list of themes', () => {
  const address = (values: Record<string, string>, sort = '', page = '') => ({
    filter: (name: string) => values[name] ?? '',
    sort,
    page,
  });

  it('asks for what the address says', () => {
    expect(themeQueryOf(address({ search: 'amber', state: 'scheduled', category: 'wedding' }, '-id', '25'))).toEqual({
      search: 'amber',
      state: 'scheduled',
      category: 'wedding',
      sort: '-id',
      cursor: '25',
    });
  });

  it('leaves out what nobody can ask for', () => {
    expect(themeQueryOf(address({ state: 'gone' }, 'colour', 'next'))).toEqual({});
  });
});

describe('a trial', () => {
  const trial = (stills: string, film: string | null) =>
    isUnderWay({ stills: { state: stills }, film: film && { state: film } } as unknown as Parameters<typeof isUnderWay>[0]);

  it.each([
    ['queued', null, true],
    ['succeeded', null, false],
    ['succeeded', 'running', true],
    ['failed', 'cancelled', false],
  ])('with stills %s and film %s is asked for again: %s', (stills, film, again) => {
    expect(trial(stills, film)).toBe(again);
  });
});

describe('the Theme Guide', () => {
  it('explains every code of the linter, and no other', () => {
    expect(Object.keys(RULES).sort()).toEqual([...LINT_CODES].sort());
  });

  it('shows all that the linter takes for drawn', () => {
    const drawn = (part: string) => SUPPORT.find((row) => row.part === part)?.drawn ?? [];
    expect(drawn('Layers')).toHaveLength(DRAWN_LAYERS.size);
    expect(drawn('Effects')).toHaveLength(DRAWN_EFFECTS.size);
    for (const { drawn: yes, missing } of SUPPORT) expect(yes.filter((name) => missing.includes(name))).toEqual([]);
  });
});
