import { describe, expect, it } from 'vitest';
import { type DateDoubt, dateDoubts } from '../../src/domain/date-doubts.ts';

const FIELDS = [
  { key: 'date', kind: 'date' },
  { key: 'reception', kind: 'date' },
  { key: 'line', kind: 'text' },
] as const;
const TODAY = '2026-11-23';
/** A Saturday and a Sunday. */
const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06'];

const mismatch = (named: string, dates: string[], weekdays: string[]): DateDoubt[] => [
  { code: 'weekday_mismatch', key: 'line', named, dates, weekdays },
];

describe('doubts about dates', () => {
  it.each<[string, Record<string, string>, DateDoubt[]]>([
    ['a day to come', { date: SATURDAY }, []],
    ['today', { date: TODAY }, []],
    ['yesterday', { date: '2026-11-22' }, [{ code: 'date_in_past', key: 'date', date: '2026-11-22' }]],
    ['a day that no calendar has', { date: '2025-02-30' }, []],
    ['the right weekday', { date: SATURDAY, line: 'On Saturday evening' }, []],
    ['the wrong weekday', { date: SATURDAY, line: 'On SUNDAY evening' }, mismatch('SUNDAY', [SATURDAY], ['Saturday'])],
    ['the wrong weekday in Hindi', { date: SATURDAY, line: 'रविवार को' }, mismatch('रविवार', [SATURDAY], ['Saturday'])],
    ['the weekday of another date', { date: SATURDAY, reception: SUNDAY, line: 'Sunday' }, []],
    [
      'a weekday of neither date',
      { date: SATURDAY, reception: SUNDAY, line: 'Saturday, Friday' },
      mismatch('Friday', [SATURDAY, SUNDAY], ['Saturday', 'Sunday']),
    ],
    [
      'one date given twice',
      { date: SATURDAY, reception: SATURDAY, line: 'Friday' },
      mismatch('Friday', [SATURDAY], ['Saturday']),
    ],
    ['part of another word', { date: SATURDAY, line: 'Sundays, Mondayish' }, []],
    ['a word of Tamil that is also a weekday', { date: SATURDAY, line: 'வெள்ளி' }, []],
    ['a weekday without a date', { line: 'Sunday' }, []],
  ])('%s', (_, details, doubts) => expect(dateDoubts(FIELDS, details, TODAY)).toEqual(doubts));
});
