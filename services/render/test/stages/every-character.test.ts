import { fieldFault } from '@nimantran/proto/domain/field-text';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { beforeAll, expect, test } from 'vitest';
import { stringsOfEveryKind } from '../../../../infra/test-support/fixtures/strings-of-every-kind.ts';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { check } from '../../src/stages/find-problems.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';

const DETAILS = { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: '' };
const NAME = { key: 'groom', label: 'Groom', kind: 'name', required: true, max_length: 60, sample: '' } as const;

let themePackage: ThemePackage;
beforeAll(async () => {
  themePackage = openThemePackage(await writeFixtureTheme());
});

async function film(change: Partial<typeof DETAILS>) {
  const spec = { details: { ...DETAILS, ...change }, bride_first: false, colors: {} };
  const bound = await bind({ themePackage, spec, photos: {}, scale: 0.25 });
  const { animation, reports } = outline(bound.animation, themePackage, 0.25);
  return { animation, reports, findings: check({ manifest: themePackage.manifest, bound, reports, now: new Date(0) }) };
}

test('every text that an order takes stands in the film as it was typed, or a finding names what is missing', async () => {
  const taken = stringsOfEveryKind().filter(([, typed]) => fieldFault(NAME, typed) === undefined);
  const tried = taken.filter((_, index) => index % shortOrAll(11, 1) === 0);
  const wrong: unknown[] = [];
  for (const [kind, typed] of tried) {
    const words = tidyText(typed);
    const { reports, findings } = await film({ groom: words });
    const [report] = reports.filter(({ layer }) => layer === 'text:names');
    const isToldOf = findings.some(({ code, field }) => code === 'missing_glyph' && field === 'groom');
    const isWhole = report?.missing.length === 0 && report.looseMarks.length === 0;
    if (report?.text !== `${words} & Priya` || isToldOf === isWhole) wrong.push([kind, words, report?.text, findings]);
  }
  expect(wrong).toEqual([]);
});

test('a film with as many of them as its message holds is drawn', async () => {
  const taken = stringsOfEveryKind().filter(([, typed]) => fieldFault({ ...NAME, kind: 'long_text' }, typed) === undefined);
  const words = [...new Set(taken.map(([, typed]) => tidyText(typed)))].join(' ');
  for (let at = 0; at < words.length; at += shortOrAll(words.length / 2, 195)) {
    const message = tidyText([...words.slice(at, at + 195)].join('').toWellFormed().replaceAll('\uFFFD', ''));
    const { animation, reports } = await film({ message });
    expect(reports.find(({ layer }) => layer === 'text:message')?.text).toBe(message);
    expect(() => drawLottie(animation, 40, { scale: 0.25 })).not.toThrow();
  }
});
