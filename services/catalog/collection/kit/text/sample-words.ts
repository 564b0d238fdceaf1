import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { TextTemplate } from '@nimantran/proto/domain/theme-package';

/** Form fields and the texts made from them. */
export interface Words {
  fields: readonly ThemeField[];
  texts: Readonly<Record<string, TextTemplate>>;
}

export function words(...parts: readonly Words[]): Words {
  return { fields: parts.flatMap(({ fields }) => fields), texts: Object.assign({}, ...parts.map(({ texts }) => texts)) };
}

/** The date as `{date|long}` shows it, for boxes with room for two lines: it breaks after the weekday, never within the date. */
export const DATE_AFTER_WEEKDAY = '{date|weekday}, {date|day}\u00a0{date|month}\u00a0{date|year}';

/** Lines that are fixed or made from fields: `{ occasion: 'Wedding', host_line: 'with love, {hosts}' }`. */
export function lines(texts: Readonly<Record<string, string>>): Words {
  return { fields: [], texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text }])) };
}

/** A line that the customer types, shown by the text layer of the same name. */
export function line(key: string, label: string, sample: string, options: Partial<ThemeField> = {}): Words {
  const field: ThemeField = { key, label, kind: 'text', required: false, max_length: 60, sample, ...options };
  return { fields: [field], texts: {} };
}

/**
 * Groom and bride: fields `groom_name`, `bride_name`; texts `first`, `second` and, if `together` is given, `couple`, in the order
 * asked for. With `honours`, the words that custom sets before each name, also `first_honoured`, `second_honoured`.
 */
export function coupleWords(
  sample: { groom: string; bride: string },
  options: { maxLength?: number; together?: string; honours?: { groom: string; bride: string } } = {},
): Words {
  const { maxLength = 28, together, honours } = options;
  const shared = { kind: 'name', required: true, max_length: maxLength } as const;
  return {
    fields: [
      { key: 'groom_name', label: "Groom's name", ...shared, sample: sample.groom, role: 'groom' },
      { key: 'bride_name', label: "Bride's name", ...shared, sample: sample.bride, role: 'bride' },
    ],
    texts: {
      first: { text: '{groom_name}', bride_first: '{bride_name}' },
      second: { text: '{bride_name}', bride_first: '{groom_name}' },
      ...(together === undefined
        ? {}
        : {
            couple: {
              text: `{groom_name} ${together} {bride_name}`,
              bride_first: `{bride_name} ${together} {groom_name}`,
            },
          }),
      ...(honours === undefined
        ? {}
        : {
            first_honoured: { text: `${honours.groom} {groom_name}`, bride_first: `${honours.bride} {bride_name}` },
            second_honoured: { text: `${honours.bride} {bride_name}`, bride_first: `${honours.groom} {groom_name}` },
          }),
    },
  };
}

/** Both sets of parents, optional: texts `first_parents`, `second_parents`. `son` and `daughter` are lines around `{}`. */
export function parentsWords(
  sample: { groom: string; bride: string },
  wording: { son: string; daughter: string } = { son: 'Son of {}', daughter: 'Daughter of {}' },
  maxLength = 60,
): Words {
  const shared = { kind: 'name', required: false, max_length: maxLength } as const;
  const son = wording.son.replace('{}', '{groom_parents}');
  const daughter = wording.daughter.replace('{}', '{bride_parents}');
  return {
    fields: [
      {
        key: 'groom_parents',
        label: "Groom's parents",
        ...shared,
        sample: sample.groom,
        hint: `Shown as: ${wording.son.replace('{}', '…')}`,
      },
      {
        key: 'bride_parents',
        label: "Bride's parents",
        ...shared,
        sample: sample.bride,
        hint: `Shown as: ${wording.daughter.replace('{}', '…')}`,
      },
    ],
    texts: {
      first_parents: { text: son, bride_first: daughter },
      second_parents: { text: daughter, bride_first: son },
    },
  };
}

/**
 * Fields `date` and `time`. Define the texts that the video shows with `lines`, as `{date|long}`, `{date|weekday}`, `{date|day}`,
 * `{date|month}`, `{date|year}`, `{time|clock}`.
 */
export function whenWords(sample: { date: string; time: string }): Words {
  const shared = { required: true, max_length: 40 } as const;
  return {
    fields: [
      { key: 'date', label: 'Date', kind: 'date', ...shared, sample: sample.date },
      { key: 'time', label: 'Time', kind: 'time', ...shared, sample: sample.time },
    ],
    texts: {},
  };
}

/** Fields `venue` and `city`, shown by text layers of these names. */
export function whereWords(
  sample: { venue: string; city: string },
  { venueLength = 70, cityLength = 36 }: { venueLength?: number; cityLength?: number } = {},
): Words {
  const shared = { kind: 'place', required: true } as const;
  return {
    fields: [
      {
        key: 'venue',
        label: 'Venue',
        ...shared,
        max_length: venueLength,
        sample: sample.venue,
        hint: 'The place as your guests know it',
      },
      { key: 'city', label: 'City', ...shared, max_length: cityLength, sample: sample.city },
    ],
    texts: {},
  };
}
