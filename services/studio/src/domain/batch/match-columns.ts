import type { PhotoSlot, ThemeField } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { BATCH_COLUMNS, type BatchFault } from '@nimantran/proto/http/studio/batches';

export type Form = Pick<ThemeManifest, 'title' | 'fields' | 'slots' | 'has_bride_first_option'>;

export type Target =
  | { kind: 'field'; key: string; field: ThemeField }
  | { kind: 'slot'; key: string; slot: PhotoSlot }
  | { kind: 'file_name'; key: string }
  | { kind: 'bride_first'; key: string };

export interface Column {
  index: number;
  /** As in the file. */
  heading: string;
  target: Target;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:\*|\(required\)|\(optional\))$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Every purpose of a column, with its heading in the template: the label, or the key if several fields share a label. */
export function targetsOf(form: Form): { heading: string; target: Target }[] {
  const parts: { label: string; target: Target }[] = [
    ...form.fields.map((field) => ({ label: field.label, target: { kind: 'field', key: field.key, field } as const })),
    ...form.slots.map((slot) => ({ label: slot.label, target: { kind: 'slot', key: slot.key, slot } as const })),
  ];
  const own = [BATCH_COLUMNS.fileName, BATCH_COLUMNS.brideFirst].map(plain);
  const isTaken = (label: string) =>
    own.includes(plain(label)) || parts.filter((part) => plain(part.label) === plain(label)).length > 1;
  const { fileName, brideFirst } = BATCH_COLUMNS;
  return [
    ...parts.map(({ label, target }) => ({ heading: isTaken(label) ? target.key : label, target })),
    ...(form.has_bride_first_option ? [{ heading: brideFirst, target: { kind: 'bride_first', key: brideFirst } as const }] : []),
    { heading: fileName, target: { kind: 'file_name', key: fileName } as const },
  ];
}

/** The possible meanings of a heading: the target with this key, else those with this label. */
function meanings(form: Form, heading: string): Target[] {
  const wanted = plain(heading);
  const all = targetsOf(form).map(({ target }) => target);
  const byKey = all.find((target) => plain(target.key) === wanted);
  if (byKey) return [byKey];
  return all.filter((target) => plain(labelOf(target)) === wanted);
}

const labelOf = (target: Target): string =>
  target.kind === 'field' ? target.field.label : target.kind === 'slot' ? target.slot.label : target.key;

/** The number of headings that a theme recognises. */
export const knownHeadings =
  (form: Form) =>
  (heading: readonly string[]): number =>
    heading.filter((text) => meanings(form, text).length > 0).length;

/** The purpose of each column, and every fault of the headings. `isUsed` reports whether a column has any value. */
export function matchColumns(
  form: Form,
  heading: readonly string[],
  isUsed: (index: number) => boolean,
): { columns: Column[]; faults: BatchFault[] } {
  const columns: Column[] = [];
  const faults: BatchFault[] = [];
  const fault = (column: string | null, message: string) => faults.push({ row: 1, column, severity: 'fault', message });
  for (const [index, given] of heading.entries()) {
    const text = given.trim();
    if (text === '') {
      if (isUsed(index)) fault(null, `Column ${letters(index)} has values but no heading. Name it or empty it.`);
      continue;
    }
    const [target, other] = meanings(form, text);
    if (!target) {
      fault(
        text,
        `“${text}” is not something this theme asks for. Rename it to one of the template's headings, or remove the column.`,
      );
    } else if (other) {
      fault(text, `“${text}” can mean ${target.key} or ${other.key}. Use one of these as the heading.`);
    } else if (columns.some((column) => column.target.key === target.key)) {
      fault(text, `“${text}” appears twice. Keep one of the columns.`);
    } else columns.push({ index, heading: text, target });
  }
  for (const { heading: wanted, target } of targetsOf(form)) {
    const isNeeded = (target.kind === 'field' && target.field.required) || (target.kind === 'slot' && target.slot.required);
    if (isNeeded && !columns.some((column) => column.target.key === target.key))
      fault(wanted, `The column “${wanted}” is missing: every video of this theme needs it.`);
  }
  return { columns, faults };
}

/** A column as spreadsheets name it: A, B, …, AA. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letters(Math.floor(index / 26) - 1)}${last}`;
}
