import { csvOf } from '@nimantran/kit/csv';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { BatchDates } from '@nimantran/proto/http/studio/batches';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stringsOfEveryKind } from '../../../../../infra/test-support/fixtures/strings-of-every-kind.ts';
import { checkFile } from '../../../src/domain/batch/check-file.ts';
import type { Form } from '../../../src/domain/batch/match-columns.ts';
import { readDate, readTime } from '../../../src/domain/batch/read-moment.ts';
import { templateOf } from '../../../src/domain/batch/template.ts';

const field = (key: string, label: string, kind: ThemeField['kind'], more: Partial<ThemeField> = {}): ThemeField => ({
  key,
  label,
  kind,
  required: true,
  max_length: 40,
  sample: 'Sample',
  ...more,
});
const FORM: Form & { sample_photos: Record<string, string> } = {
  title: 'Marigold Mandap',
  fields: [
    field('groom', 'Groom', 'name', { role: 'groom' }),
    field('bride', 'Bride', 'name', { role: 'bride' }),
    field('date', 'Date', 'date', { sample: '2027-02-14' }),
    field('time', 'Time', 'time', { required: false, sample: '19:30' }),
    field('words', 'Words', 'long_text', { required: false, max_length: 60 }),
    field('venue_one', 'Venue', 'place', { required: false }),
    field('venue_two', 'Venue', 'place', { required: false }),
  ],
  slots: [{ key: 'couple', label: 'The couple', width: 800, height: 600, required: false }],
  has_bride_first_option: true,
  sample_photos: {},
};
const TODAY = new Date('2026-11-22T06:00:00Z');
const PHOTOS = new Map([['asha.jpg', '11111111-1111-4111-8111-111111111111']]);

function check(file: string | Buffer, dates: BatchDates = 'iso') {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  return checkFile(FORM, bytes, { dates, brideFirst: false, photos: PHOTOS, today: TODAY });
}
const faultsOf = (file: string | Buffer, dates?: BatchDates) => {
  const { faults, rows } = check(file, dates);
  return [...faults, ...rows.flatMap((row) => row.faults)].map(({ row, column, severity, message }) =>
    [row ?? '-', column ?? '-', severity, message].join(' | '),
  );
};
const HEAD = 'Groom,Bride,Date';
const GOOD = 'Rohan,Asha,2027-02-14';

describe('the file of a batch', () => {
  it('has a heading of any length of spaces that is read at once', () => {
    const faults = faultsOf(`${HEAD},x${' '.repeat(60_000)}x\n${GOOD},`);
    expect(faults.every((fault) => fault.startsWith('1 |'))).toBe(true);
  }, 5_000);

  it('is read as spreadsheets write it', () => {
    const utf16 = Buffer.from(`\uFEFF${HEAD}\n${GOOD}`.replaceAll(',', '\t'), 'utf16le');
    for (const [file, encoding, separator] of [
      [`\uFEFF${HEAD}\r\n${GOOD}\r\n`, 'UTF-8', 'comma'],
      [`${HEAD}\n${GOOD}`.replaceAll(',', ';'), 'UTF-8', 'semicolon'],
      [`sep=;\r\n${HEAD}\n${GOOD}`.replaceAll(',', ';'), 'UTF-8', 'semicolon'],
      [utf16, 'UTF-16', 'tab'],
      [Buffer.from(utf16).swap16(), 'UTF-16', 'tab'],
    ] as const) {
      const { table, rows, faults } = check(file);
      expect(table).toEqual({ encoding, separator });
      expect(faults).toEqual([]);
      expect(rows[0]).toMatchObject({ details: { groom: 'Rohan', bride: 'Asha', date: '2027-02-14' }, faults: [] });
    }
  });

  it('keeps line breaks, quotes and any script, and counts rows as a spreadsheet does', () => {
    const { rows } = check(`${HEAD},Words\n"रोहन","Asha ""Ashu"" Rao",2027-02-14,"Come\r\nall, please"\n\n  ,,\n${GOOD},x\n`);
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
    expect(rows[0]?.details).toEqual({
      groom: 'रोहन',
      bride: 'Asha "Ashu" Rao',
      date: '2027-02-14',
      words: 'Come\nall, please',
    });
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), /workbook, not a CSV file\. Save it as “CSV UTF-8/],
    [
      'an old encoding',
      Buffer.from([...Buffer.from(`${HEAD}\nRen`), 0xe9, ...Buffer.from(',Asha,2027-02-14')]),
      /not saved as UTF-8/,
    ],
    ['UTF-16 without a mark', Buffer.from(`${HEAD}\n${GOOD}`, 'utf16le'), /not text in UTF-8/],
    ['a quotation mark that is never closed', `${HEAD}\n"Rohan,Asha,2027-02-14\n`, /a quotation mark that is never closed/],
    ['no rows', `${HEAD}\n\n`, /has no rows below its heading/],
    ['nothing at all', '', /has no rows/],
    ['too many rows', `${HEAD}\n${`${GOOD}\n`.repeat(1_001)}`, /more than 1,000 rows/],
  ])('that is %s is refused with what to do', (_, file, message) => {
    expect(check(file).faults.map((fault) => fault.message)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  it('has all of its headings judged at once', () => {
    expect(faultsOf('GROOM *,groom,Colour,,Venue\nRohan,R,red,x,Delhi')).toEqual([
      '1 | groom | fault | “groom” appears twice. Keep one of the columns.',
      "1 | Colour | fault | “Colour” is not something this theme asks for. Rename it to one of the template's headings, or remove the column.",
      '1 | - | fault | Column D has values but no heading. Name it or empty it.',
      '1 | Venue | fault | “Venue” can mean venue_one or venue_two. Use one of these as the heading.',
      '1 | Bride | fault | The column “Bride” is missing: every video of this theme needs it.',
      '1 | Date | fault | The column “Date” is missing: every video of this theme needs it.',
    ]);
  });

  test.each([
    [',Asha,2027-02-14', '2 | Groom | fault | “Groom” is empty, and every video of this theme needs it.'],
    [`${'x'.repeat(41)},Asha,2027-02-14`, '2 | Groom | fault | “Groom” has 41 characters; the limit is 40.'],
    ['"Ro\nhan",Asha,2027-02-14', '2 | Groom | fault | “Groom” has a line break. Write it in one line.'],
    ['#REF!,Asha,2027-02-14', '2 | Groom | fault | “Groom” holds the error “#REF!” of a spreadsheet. Put the words there.'],
    ['Ro\u0007han,Asha,2027-02-14', '2 | Groom | fault | “Groom” has a control character. Type the text again.'],
    ['Rohan,Asha,2027-02-14,extra', /2 \| - \| fault \| The row has more values than there are headings/],
    ['Rohan,Asha,2027-02-30', /2 \| Date \| fault \| “Date”: “2027-02-30” is a day that does not exist/],
    ['Rohan,Asha,46367', /“46367” is how a spreadsheet counts days/],
    ['Rohan,Asha,5/12/2026', /“5\/12\/2026” can be 5 December or 12 May\. Write it as YYYY-MM-DD/],
    ['Rohan,Asha,2026-01-01', '2 | Date | warning | 2026-01-01 has passed already.'],
    ['???? ??,Asha,2027-02-14', /2 \| Groom \| warning \| “Groom” is mostly question marks/],
  ])('names what is wrong with %j', (line, expected) => {
    expect(faultsOf(`${HEAD}\n${line}`)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });

  it('finds weekdays that do not match, photos that are not there, answers that are none, and rows that are there twice', () => {
    const head = `${HEAD},Words,The couple,bride_first,file_name`;
    const found = faultsOf(
      `${head}
Rohan,Asha,2027-02-14,On Monday,ASHA.JPG,yes,one
Rohan,Asha,2027-02-14,On Sunday,ravi.jpg,perhaps,ONE
Rohan,Asha,2027-02-14,,,,a/b
Dev,Mira,2027-02-14,,,no,
Dev,Mira,2027-02-14,,,no,
`,
    );
    expect(found).toEqual([
      '2 | Words | warning | The text says Monday, but the date is a Sunday.',
      '3 | The couple | fault | “The couple” names “ravi.jpg”, which is not among the photos. Add it, or correct the name.',
      '3 | bride_first | fault | “bride_first” says “perhaps”. Write yes or no.',
      '3 | file_name | fault | Row 2 already has the file name “ONE”. Give each row its own.',
      '4 | file_name | fault | “file_name”: “a/b” cannot be a file\'s name: leave out \\ / : * ? " < > and |.',
      '6 | - | warning | The row has the same content as row 5.',
    ]);
    const { rows } = check(`${head}\nRohan,Asha,2027-02-14,,asha.jpg,yes,\n`);
    expect(rows[0]).toMatchObject({
      brideFirst: true,
      fileName: '0002-Asha-Rohan',
      photos: { couple: { fileName: 'asha.jpg', uploadId: PHOTOS.get('asha.jpg') } },
    });
  });

  it('made from the template is right as it is', () => {
    const template = templateOf(FORM);
    expect(template[0]).toEqual([
      ...['Groom', 'Bride', 'Date', 'Time', 'Words', 'venue_one', 'venue_two', 'The couple', 'bride_first', 'file_name'],
    ]);
    expect(faultsOf(csvOf(template))).toEqual([]);
  });

  it('of 1,000 rows with 37 faulty ones is checked in seconds, with every fault named', () => {
    const lines: string[] = [];
    const expected: { row: number; column: string }[] = [];
    const spoils: [string, (cells: string[]) => void][] = [
      ['Groom', (cells) => cells.splice(0, 1, '')],
      ['Bride', (cells) => cells.splice(1, 1, 'b'.repeat(41))],
      ['Date', (cells) => cells.splice(2, 1, '31/04/2027')],
      ['Time', (cells) => cells.splice(3, 1, '25:00')],
      ['Date', (cells) => cells.splice(2, 1, '3/4/2027')],
    ];
    for (let index = 0; index < 1_000; index += 1) {
      const cells = [`Groom ${index}`, `Bride ${index}`, '2027-02-14', '19:30', '"Come, all"'];
      if (index % 27 === 13 && expected.length < 37) {
        const [column, spoil] = spoils[expected.length % spoils.length] ?? ['', () => {}];
        spoil(cells);
        expected.push({ row: index + 2, column });
      }
      lines.push(cells.join(','));
    }
    const start = performance.now();
    const { rows, faults } = check(`${HEAD},Time,Words\n${lines.join('\r\n')}`);
    const milliseconds = performance.now() - start;
    console.info(`1,000 rows checked in ${milliseconds.toFixed(0)} ms`);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(1_000);
    expect(expected).toHaveLength(37);
    expect(rows.flatMap((row) => row.faults).map(({ row, column }) => ({ row, column }))).toEqual(expected);
    expect(milliseconds).toBeLessThan(5_000);
  });

  it('of any kind of character is refused, or gives back what was written', () => {
    // A file with control characters is no text file and is refused as a whole.
    const written = stringsOfEveryKind()
      .filter(([category]) => category !== 'Cc')
      .map(([, text]) => text);
    const file = csvOf([HEAD.split(','), ...written.map((text) => [text, 'Asha', '2027-02-14'])]);
    const kept = check(file).rows.map(({ faults, details }) =>
      faults.some(({ severity }) => severity === 'fault') ? 'refused' : details.groom,
    );
    const changed = written.filter((text, index) => kept[index] !== 'refused' && kept[index] !== text.normalize('NFC').trim());
    expect(kept).toHaveLength(written.length);
    expect(changed).toEqual([]);
  });

  it('never breaks the check, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, hasHead) => {
        const { rows } = check(Buffer.concat([Buffer.from(hasHead ? `${HEAD}\n` : ''), bytes]));
        expect(rows.every(({ row }) => row >= 2)).toBe(true);
      }),
    );
  });

  it('gives back what was written into it', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => {
      const tidied = text.normalize('NFC').trim();
      return /^[^\p{Cc}#\u2028-\u202E\u2066-\u2069\uFEFF\uFFFC\uFFFD?]+$/u.test(tidied) && [...tidied].length <= 40;
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 20 }), (couples) => {
        const { rows, faults } = check(
          csvOf([HEAD.split(','), ...couples.map(([groom, bride]) => [groom, bride, '2027-02-14'])]),
        );
        expect(faults).toEqual([]);
        expect(rows.map(({ details }) => [details.groom, details.bride])).toEqual(
          couples.map((couple) => couple.map((text) => text.normalize('NFC').trim())),
        );
      }),
      {
        examples: [
          [
            [
              ['=\u0338 ', '$'],
              ["'=1", "''-2"],
              ['-5', '@home'],
            ],
          ],
        ],
      },
    );
  });
});

describe('dates and times', () => {
  test.each([
    ['2026-12-05', 'iso', '2026-12-05'],
    ['2026/1/5', 'iso', '2026-01-05'],
    ['5 December 2026', 'iso', '2026-12-05'],
    ['5th Dec, 2026', 'iso', '2026-12-05'],
    ['05-Sept-2026', 'iso', '2026-09-05'],
    ['25/12/2026', 'iso', '2026-12-25'],
    ['12.25.2026', 'iso', '2026-12-25'],
    ['5-5-2026', 'iso', '2026-05-05'],
    ['5/12/2026', 'day_first', '2026-12-05'],
  ] as const)('%s read as %s is %s', (text, dates, value) => {
    expect(readDate(text, dates)).toEqual({ value });
  });

  test.each([
    ['5/12/2026', 'iso'],
    ['12/25/2026', 'day_first'],
    ['5/12/26', 'iso'],
    ['29 Feb 2027', 'iso'],
    ['5 Foo 2026', 'iso'],
    ['tomorrow', 'iso'],
  ] as const)('%s read as %s is refused', (text, dates) => {
    expect(readDate(text, dates)).toEqual({ fault: expect.stringContaining('2026-12-05') });
  });

  test.each([
    ['19:30', '19:30'],
    ['7:05', '07:05'],
    ['19.30', '19:30'],
    ['19:30:00', '19:30'],
    ['7:30 PM', '19:30'],
    ['7 p.m.', '19:00'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
  ])('%s is %s', (text, value) => {
    expect(readTime(text)).toEqual({ value });
  });

  test.each(['25:00', '7', '13 pm', '0 am', 'noon', '7:75'])('%s is no time', (text) => {
    expect(readTime(text)).toHaveProperty('fault');
  });
});
