import type { ThemeField } from '@nimantran/proto/domain/theme';

export interface FormSection {
  id: 'names' | 'when' | 'words';
  title: string;
  fields: ThemeField[];
}

/** The theme's fields in the order of thought: who, when and where, the rest. Within a section the theme's own order stays. */
export function sectionsOf(fields: readonly ThemeField[]): FormSection[] {
  const sections: FormSection[] = [
    { id: 'names', title: 'Names', fields: fields.filter((field) => field.kind === 'name') },
    {
      id: 'when',
      title: 'When and where',
      fields: fields.filter((field) => field.kind === 'date' || field.kind === 'time' || field.kind === 'place'),
    },
    { id: 'words', title: 'Words', fields: fields.filter((field) => field.kind === 'text' || field.kind === 'long_text') },
  ];
  return sections.filter((section) => section.fields.length > 0);
}
