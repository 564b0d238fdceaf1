import type { Finding } from '@nimantran/proto/jobs/render';
import { describe, expect, test } from 'vitest';
import { type CheckInput, check } from '../../src/stages/find-problems.ts';
import type { TextReport } from '../../src/stages/outline-text.ts';
import { fixtureAnimation, fixtureManifest } from '../support/fixture-theme.ts';

const manifest = fixtureManifest();
const scene = manifest.scenes[0];
const good: TextReport = {
  layer: 'text:names',
  text: 'Rahul & Priya',
  scene,
  size: 90,
  smallestSize: 45,
  missing: [],
  looseMarks: [],
  overflows: false,
  excess: 0,
  excessShare: 0,
  inkFits: true,
  rests: [],
};

function findings(change: {
  report?: Partial<TextReport>;
  details?: Record<string, string>;
  photo?: { dataUri?: string; density?: number };
  now?: string;
}): Finding[] {
  const details = { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'Join us', ...change.details };
  const input: CheckInput = {
    manifest,
    now: new Date(change.now ?? '2030-11-01T06:00:00Z'),
    reports: [{ ...good, ...change.report }],
    bound: {
      animation: fixtureAnimation(),
      scenes: manifest.scenes,
      words: { fields: new Map(manifest.fields.map((field) => [field.key, field])), details, brideFirst: false, pairs: [] },
      texts: new Map([['text:names', { text: 'Rahul & Priya', fields: ['groom', 'bride'] }]]),
      photos: [{ slot: 'couple', dataUri: 'data:', density: 2, ...change.photo }],
    },
  };
  return check(input);
}

test('a careful order has no findings', () => {
  expect(findings({})).toEqual([]);
});

describe('what a careful person would notice', () => {
  test.each([
    [{ report: { missing: ['漢'] } }, { code: 'missing_glyph', severity: 'error', field: 'groom', scene: 'Names' }],
    [{ report: { looseMarks: ['हँू'] } }, { code: 'missing_glyph', severity: 'error', field: 'groom', scene: 'Names' }],
    [
      { report: { looseMarks: ['कंि'] }, details: { bride: 'कंिजल' } },
      { code: 'missing_glyph', field: 'bride' },
    ],
    [{ report: { overflows: true } }, { code: 'text_overflow', severity: 'error', field: 'groom', scene: 'Names' }],
    [{ report: { size: 40 } }, { code: 'text_too_small', severity: 'warning', field: 'groom', scene: 'Names' }],
    [{ photo: { density: 0.5 } }, { code: 'photo_too_small', severity: 'warning', slot: 'couple', scene: 'Names' }],
    [{ photo: { dataUri: undefined } }, { code: 'empty_slot', severity: 'note', slot: 'couple', scene: 'Names' }],
    [{ details: { bride: ' ' } }, { code: 'empty_field', severity: 'error', field: 'bride', scene: 'Names' }],
    [
      { details: { message: 'See you on Sunday' } },
      { code: 'weekday_mismatch', severity: 'warning', field: 'message', scene: 'Names' },
    ],
    [{ details: { message: 'रविवार को पधारें' } }, { code: 'weekday_mismatch', severity: 'warning', field: 'message' }],
    [{ now: '2030-12-08T00:00:00Z' }, { code: 'date_in_past', severity: 'warning', field: 'date', scene: 'Names' }],
    // The sign that no font has is in the second name of the line.
    [
      { report: { missing: ['漢'] }, details: { bride: 'P漢' } },
      { code: 'missing_glyph', field: 'bride' },
    ],
    [
      { report: { overflows: true }, details: { bride: 'Priyadarshini' } },
      { code: 'text_overflow', field: 'bride' },
    ],
  ])('%o', (change, expected) => {
    const found = findings(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(expected);
    expect(found[0]?.message).toMatch(/^[“ANT].*\.$/);
  });

  test('a text that does not fit is reported with the pixels that are too many', () => {
    expect(findings({ report: { overflows: true, excess: 13.2, excessShare: 0.301 } })[0]).toMatchObject({
      excess_percent: 31,
      message: '“Rahul & Priya” does not fit its place, even at the smallest size: it is 14 px too large.',
    });
  });

  test('the right weekday is fine, and today is not past', () => {
    expect(findings({ details: { message: 'See you on Saturday' } })).toEqual([]);
    expect(findings({ details: { message: 'शनिवार को पधारें' } })).toEqual([]);
    expect(findings({ details: { message: 'Sundays at Sundayana' } })).toEqual([]);
    expect(findings({ now: '2030-12-07T17:00:00Z' })).toEqual([]);
    expect(findings({ now: '2030-12-07T19:00:00Z' }).map((finding) => finding.code)).toEqual(['date_in_past']);
  });
});
