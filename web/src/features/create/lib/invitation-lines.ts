import { formatField } from '@nimantran/proto/domain/field-format';
import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import type { Draft } from '../../../lib/drafts/draft.ts';

export interface InvitationLine {
  field: ThemeField;
  /** The line as displayed; empty if an optional field was left out. */
  text: string;
}

export interface Invitation {
  /** The largest lines: the couple in the chosen order, or the first name. */
  names: InvitationLine[];
  lines: InvitationLine[];
  leftOut: ThemeField[];
}

export function invitationOf(
  theme: Pick<Video, 'fields' | 'language'>,
  draft: Pick<Draft, 'details' | 'bride_first'>,
): Invitation {
  const couple = theme.fields.filter((field) => field.role !== undefined);
  const first = draft.bride_first ? 'bride' : undefined;
  const ordered = first ? [...couple].sort((a, b) => Number(b.role === first) - Number(a.role === first)) : couple;
  const firstName = theme.fields.find((field) => field.kind === 'name');
  const largest = ordered.length > 0 ? ordered : firstName ? [firstName] : [];
  const toLine = (field: ThemeField): InvitationLine => ({
    field,
    text: formatField(field, (draft.details[field.key] ?? '').trim(), undefined, theme.language ?? 'en'),
  });
  const others = theme.fields.filter((field) => !largest.includes(field)).map(toLine);
  return {
    names: largest.map(toLine),
    lines: others.filter((line) => line.text !== ''),
    leftOut: others.filter((line) => line.text === '').map((line) => line.field),
  };
}

/** The names of an invitation in one line: Arjun & Meera. */
export function namesOf(theme: Pick<Video, 'fields' | 'language'>, draft: Pick<Draft, 'details' | 'bride_first'>): string {
  const { names } = invitationOf(theme, draft);
  return names
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' & ');
}
