import { type DateDoubt, dateDoubts } from '@nimantran/proto/domain/date-doubts';
import { headlineOf } from '@nimantran/proto/domain/headline';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { photoNameKey } from '@nimantran/proto/domain/photo-name';
import { BATCH_LIMITS, BATCH_LIMITS_IN_WORDS, type BatchDates, type BatchFault } from '@nimantran/proto/http/studio/batches';
import { doubtOf, readCell, readYesOrNo, tidy } from './check-cell.ts';
import { madeFileName, readFileName } from './file-names.ts';
import { type Column, type Form, knownHeadings, matchColumns } from './match-columns.ts';
import { type Line, readTable, type Table, UnreadableFileError } from './read-table.ts';

export interface CheckedRow {
  row: number;
  details: Record<string, string>;
  /** Slot key → the photo that its cell names. */
  photos: Record<string, { fileName: string; uploadId: string }>;
  brideFirst: boolean;
  fileName: string;
  faults: BatchFault[];
}

export interface CheckedFile {
  table: Pick<Table, 'encoding' | 'separator'> | undefined;
  faults: BatchFault[];
  rows: CheckedRow[];
}

export interface CheckOptions {
  dates: BatchDates;
  brideFirst: boolean;
  /** Name of a photo's file → its upload. */
  photos: ReadonlyMap<string, string>;
  today: Date;
}

export function checkFile(form: Form, bytes: Buffer, options: CheckOptions): CheckedFile {
  const faults: BatchFault[] = [];
  const fault = (message: string) => faults.push({ row: null, column: null, severity: 'fault', message });
  let table: Table;
  try {
    table = readTable(bytes, knownHeadings(form));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    fault(error.message);
    return { table: undefined, faults, rows: [] };
  }
  const { heading, lines, encoding, separator } = table;
  if (lines.length === 0) fault('The file has no rows below its heading.');
  if (lines.length > BATCH_LIMITS.rows)
    fault(`The file has more than ${BATCH_LIMITS_IN_WORDS.rows} rows. Split it into several.`);
  const isUsed = (index: number) => lines.some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const matched = matchColumns(form, heading, isUsed);
  const seen: Seen = { names: new Map(), contents: new Map() };
  const rows = lines
    .slice(0, BATCH_LIMITS.rows)
    .map((line) => checkLine({ form, columns: matched.columns, width: heading.length, options, seen }, line));
  return { table: { encoding, separator }, faults: [...faults, ...matched.faults], rows };
}

/** Values of earlier rows → their row, to find duplicates. */
interface Seen {
  names: Map<string, number>;
  contents: Map<string, number>;
}

interface Sheet {
  form: Form;
  columns: readonly Column[];
  width: number;
  options: CheckOptions;
  seen: Seen;
}

function checkLine(sheet: Sheet, { row, cells }: Line): CheckedRow {
  const { form, columns, options, seen, width } = sheet;
  const checked: CheckedRow = { row, details: {}, photos: {}, brideFirst: options.brideFirst, fileName: '', faults: [] };
  const say = (severity: BatchFault['severity'], column: string | null, message: string) =>
    checked.faults.push({ row, column, severity, message });
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    say(
      'fault',
      null,
      'The row has more values than there are headings. If a value contains a comma, put it in quotation marks.',
    );
  for (const column of columns) checkColumn(sheet, checked, column, tidy(cells[column.index] ?? ''), say);
  const headingOf = (key: string) => columns.find(({ target }) => target.key === key)?.heading ?? key;
  for (const doubt of dateDoubts(form.fields, checked.details, kolkataDay(options.today.getTime())))
    say('warning', headingOf(doubt.key), describeDoubt(doubt));
  checked.fileName ||= madeFileName(row, headlineOf(form, { details: checked.details, bride_first: checked.brideFirst }));
  findTwins(checked, seen, say);
  return checked;
}

function describeDoubt(doubt: DateDoubt): string {
  if (doubt.code === 'date_in_past') return `${doubt.date} has passed already.`;
  return `The text says ${doubt.named}, but the date is a ${doubt.weekdays.join(' or ')}.`;
}

type Say = (severity: BatchFault['severity'], column: string | null, message: string) => void;

function checkColumn({ options }: Sheet, checked: CheckedRow, { heading, target }: Column, text: string, say: Say): void {
  // The quoted cell is set apart from the heading.
  const fault = (message: string) => say('fault', heading, `“${heading}”${message.startsWith('“') ? ':' : ''} ${message}`);
  if (target.kind === 'field') {
    const reading = readCell(target.field, text, options.dates);
    if ('fault' in reading) fault(reading.fault);
    else if (reading.value !== '') checked.details[target.key] = reading.value;
    const doubt = doubtOf(text);
    if (doubt !== undefined) say('warning', heading, `“${heading}” ${doubt}`);
  } else if (target.kind === 'slot') {
    const uploadId = options.photos.get(photoNameKey(text));
    if (text === '') {
      if (target.slot.required) fault('is empty: name the photo that goes there.');
    } else if (uploadId === undefined)
      fault(`names “${text.slice(0, 80)}”, which is not among the photos. Add it, or correct the name.`);
    else checked.photos[target.key] = { fileName: text, uploadId };
  } else if (target.kind === 'bride_first') {
    const reading = readYesOrNo(text);
    if ('fault' in reading) fault(reading.fault);
    else checked.brideFirst = reading.value ?? options.brideFirst;
  } else if (text !== '') {
    const reading = readFileName(text);
    if ('fault' in reading) fault(reading.fault);
    else checked.fileName = reading.value;
  }
}

function findTwins({ row, details, photos, brideFirst, fileName, faults }: CheckedRow, seen: Seen, say: Say): void {
  // Systems that ignore case would keep only one of two.
  const name = fileName.toLowerCase();
  const first = seen.names.get(name);
  if (first === undefined) seen.names.set(name, row);
  else say('fault', 'file_name', `Row ${first} already has the file name “${fileName}”. Give each row its own.`);
  if (faults.some(({ severity }) => severity === 'fault')) return;
  const content = JSON.stringify([details, photos, brideFirst]);
  const twin = seen.contents.get(content);
  if (twin === undefined) seen.contents.set(content, row);
  else say('warning', null, `The row has the same content as row ${twin}.`);
}
