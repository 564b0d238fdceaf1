import { describe, expect, it } from 'vitest';
import { hostFields, isRespelled, otherHosts } from '../../src/domain/same-hosts.ts';

describe('a name that is spelled in another way', () => {
  it.each([
    ['Asha', 'Aasha'],
    ['ROHAN', 'rohan'],
    ['Priya Sharma', 'Priyah  Sharma'],
    ['Verma Asha', 'Asha Verma'],
    ['Rohan-Kumar', 'Rohan Kumar'],
    ['José', 'Jose'],
    ['Rhoan', 'Rohan'],
    ['आशा', 'आषा'],
    ['सीता शर्मा', 'सिता शर्मा'],
    ['જયેશ', 'જયેષ'],
    ['রহিম', 'রহীম'],
    ['முருகன்', 'முருகண்'],
    ['సీత', 'సిత'],
    ['محمد علی', 'محمّد علی'],
    ['आशा\u200d', 'आशा'],
    ['D', 'B'],
    ['', ''],
  ])('takes %j and %j for one name', (before, after) => {
    expect(isRespelled(before, after)).toBe(true);
    expect(isRespelled(after, before)).toBe(true);
  });

  it.each([
    ['Asha', 'Neha'],
    ['Priya Sharma', 'Neha Verma'],
    ['Rohan', 'Imran'],
    ['Asha', 'Asha Verma'],
    ['Asha', 'आशा'],
    ['आशा', 'नेहा'],
    ['முருகன்', 'கண்ணன்'],
    ['محمد', 'فاطمه'],
    ['Asha', ''],
    ['', 'Asha'],
    ['Asha', '\u200b ~'],
    ['Maximiliana Wolkenstein', 'Maximilian Wolkenbruch'],
  ])('takes %j and %j for two names', (before, after) => {
    expect(isRespelled(before, after)).toBe(false);
    expect(isRespelled(after, before)).toBe(false);
  });
});

describe('the hosts of an invitation', () => {
  const couple = {
    fields: [
      { key: 'parents', kind: 'name' },
      { key: 'groom', kind: 'name', role: 'groom' },
      { key: 'bride', kind: 'name', role: 'bride' },
    ],
  } as const;
  const before = { groom: 'Rohan', bride: 'Asha', parents: 'Meera' };

  it.each([
    ['another spelling of both', { groom: 'Rohaan', bride: 'Aasha' }, []],
    ['names that were typed into each other’s field', { groom: 'Asha', bride: 'Rohan' }, []],
    ['another bride', { groom: 'Rohan', bride: 'Neha' }, ['bride']],
    ['another couple', { groom: 'Imran', bride: 'Fatima' }, ['groom', 'bride']],
    ['other parents', { ...before, parents: 'Sunita Rao' }, []],
  ])('are compared: %s', (_what, after, other) => {
    expect(otherHosts(couple, before, after)).toEqual(other);
  });

  it('are the marked names without a couple, else the first two names, else nobody', () => {
    const names = (['giver', 'boy', 'aunt'] as const).map((key) => ({ key, kind: 'name' as const }));
    expect(hostFields(couple)).toEqual(['groom', 'bride']);
    expect(hostFields({ fields: names })).toEqual(['giver', 'boy']);
    expect(hostFields({ fields: names.map((field) => (field.key === 'boy' ? { ...field, headline: true } : field)) })).toEqual([
      'boy',
    ]);
    expect(hostFields({ fields: [{ key: 'wish', kind: 'text' }] })).toEqual([]);
  });
});
