import type { ThemeField } from '@nimantran/proto/domain/theme';

/** The fields that almost every invitation asks for, worded once. */
export const dateField = (sample: string): ThemeField => ({
  key: 'date',
  label: 'Date',
  kind: 'date',
  required: true,
  max_length: 40,
  sample,
});

export const timeField = (sample: string): ThemeField => ({
  key: 'time',
  label: 'Time',
  kind: 'time',
  required: true,
  max_length: 40,
  sample,
});

export const venueField = (sample: string): ThemeField => ({
  key: 'venue',
  label: 'Venue',
  kind: 'place',
  required: true,
  max_length: 70,
  sample,
  hint: 'The place as your guests know it',
});

export const cityField = (sample: string): ThemeField => ({
  key: 'city',
  label: 'City',
  kind: 'place',
  required: true,
  max_length: 36,
  sample,
});
