import type { ThemeField, Video } from '@nimantran/proto/domain/theme';

export interface FormSection {
  id: 'names' | 'when' | 'words';
  title: string;
  fields: ThemeField[];
}

export interface FormPart {
  id: FormSection['id'] | 'photos' | 'music' | 'options';
  title: string;
}

/**
 * The theme's fields in a natural order: who, when and where, the rest. Within a section they follow the theme's order. A text that the
 * theme asks for between date and place, such as a time in words, stands there.
 */
export function sectionsOf(fields: readonly ThemeField[]): FormSection[] {
  const [first, last] = [fields.findIndex(saysWhenOrWhere), fields.findLastIndex(saysWhenOrWhere)];
  const sectionOf = (field: ThemeField, index: number): FormSection['id'] => {
    if (field.kind === 'name') return 'names';
    const isBetween = field.kind === 'text' && first < index && index < last;
    return isBetween || saysWhenOrWhere(field) ? 'when' : 'words';
  };
  const sections = (['names', 'when', 'words'] as const).map((id) => ({
    id,
    title: TITLES[id],
    fields: fields.filter((field, index) => sectionOf(field, index) === id),
  }));
  return sections.filter((section) => section.fields.length > 0);
}

const TITLES = { names: 'Names', when: 'When and where', words: 'Text' } as const;

const saysWhenOrWhere = ({ kind }: ThemeField): boolean => kind === 'date' || kind === 'time' || kind === 'place';

/** All parts of a theme's form, in order; a phone shows one at a time. */
export function partsOf(theme: Pick<Video, 'fields' | 'images' | 'default_audio_only'>): FormPart[] {
  return [
    ...sectionsOf(theme.fields).map(({ id, title }) => ({ id, title })),
    ...((theme.images ?? []).length > 0 ? [{ id: 'photos' as const, title: 'Photos' }] : []),
    ...(theme.default_audio_only ? [] : [{ id: 'music' as const, title: 'Music' }]),
    { id: 'options', title: 'Options' },
  ];
}

/** The part of the form in which a fault is corrected, by the fault's path. */
export function partOfFault(theme: Pick<Video, 'fields'>, path: string): FormPart['id'] {
  if (path.startsWith('photos.')) return 'photos';
  if (path.startsWith('music')) return 'music';
  const key = path.replace(/^details\./, '');
  return sectionsOf(theme.fields).find(({ fields }) => fields.some((field) => field.key === key))?.id ?? 'options';
}

/** The first part of the form with a fault. */
export function firstPartOf(theme: Parameters<typeof partsOf>[0], faults: Readonly<Record<string, string>>): FormPart['id'] {
  const wrong = new Set(Object.keys(faults).map((path) => partOfFault(theme, path)));
  return partsOf(theme).find(({ id }) => wrong.has(id))?.id ?? 'options';
}
