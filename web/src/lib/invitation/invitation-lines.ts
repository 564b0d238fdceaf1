import { brideFirst, pairsOf } from '@nimantran/proto/domain/bride-first';
import { formatField } from '@nimantran/proto/domain/field-format';
import type { PhotoSlot, ThemeField, Video } from '@nimantran/proto/domain/theme';
import type { Draft } from '../drafts/draft.ts';

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
  photos: PhotoSlot[];
}

type Theme = Pick<Video, 'fields' | 'language' | 'images' | 'pairs'>;

export function invitationOf(theme: Theme, draft: Pick<Draft, 'details' | 'bride_first'>): Invitation {
  const pairs = draft.bride_first ? pairsOf(theme) : [];
  const fields = brideFirst(theme.fields, pairs);
  const couple = fields.filter((field) => field.role !== undefined);
  const firstName = fields.find((field) => field.kind === 'name');
  const largest = couple.length > 0 ? couple : firstName ? [firstName] : [];
  const toLine = (field: ThemeField): InvitationLine => ({
    field,
    text: formatField(field, (draft.details[field.key] ?? '').trim(), undefined, theme.language ?? 'en'),
  });
  const others = fields.filter((field) => !largest.includes(field)).map(toLine);
  return {
    names: largest.map(toLine),
    lines: others.filter((line) => line.text !== ''),
    leftOut: others.filter((line) => line.text === '').map((line) => line.field),
    photos: brideFirst(theme.images ?? [], pairs),
  };
}

/** The names of an invitation in one line: Arjun & Meera. */
export function namesOf(theme: Theme, draft: Pick<Draft, 'details' | 'bride_first'>): string {
  const { names } = invitationOf(theme, draft);
  return names
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' & ');
}
