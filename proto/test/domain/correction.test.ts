import { expect, it } from 'vitest';
import { lookReasons } from '../../src/domain/correction.ts';

const FIELDS = [
  { key: 'bride', kind: 'name' },
  { key: 'date', kind: 'date' },
  { key: 'party', kind: 'date' },
] as const;
const warning = { severity: 'warning' } as const;

it.each([
  ['nothing found and all dates to come', { date: '2027-02-14', party: '2027-02-13' }, [], []],
  ['no date', {}, [], []],
  ['a note', { date: '2027-02-14' }, [{ severity: 'note' } as const], []],
  ['a warning', { date: '2027-02-14' }, [warning], ['finding']],
  ['an error', {}, [{ severity: 'error' } as const], ['finding']],
  ['the day itself', { date: '2027-01-01' }, [], ['date']],
  ['one date that has passed', { date: '2027-02-14', party: '2026-12-31' }, [], ['date']],
  ['both', { date: ' 2026-12-31 ' }, [warning], ['finding', 'date']],
])('has a designer look at a correction for its reasons: %s', (_what, details, findings, reasons) => {
  expect(lookReasons(FIELDS, details, findings, '2027-01-01')).toEqual(reasons);
});
