import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Finding } from '@nimantran/proto/jobs/render';
import type { Bound } from './bind.ts';
import { parseDate, weekdayOf } from './field-formats.ts';
import type { TextReport } from './outline.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Shown larger than this, a photo looks soft. */
const LEAST_DENSITY = 0.75;

export interface CheckInput {
  manifest: ThemeManifest;
  bound: Pick<Bound, 'words' | 'texts' | 'photos'>;
  reports: TextReport[];
  now: Date;
}

/** What a careful person would notice in the video, each with its place and a plain sentence. */
export function check(input: CheckInput): Finding[] {
  return [...textFindings(input), ...photoFindings(input), ...dateFindings(input), ...emptyFields(input)];
}

function textFindings({ reports, bound }: CheckInput): Finding[] {
  return reports.flatMap((report) => {
    const field = bound.texts.get(report.layer)?.fields[0];
    const place = { ...(field ? { field } : {}), ...(report.scene ? { scene: report.scene.name } : {}) };
    const quoted = `“${report.text.length > 60 ? `${report.text.slice(0, 57)}…` : report.text}”`;
    const findings: Finding[] = [];
    if (report.missing.length > 0) {
      findings.push({
        code: 'missing_glyph',
        severity: 'error',
        ...place,
        message: `No font can write ${report.missing.map((sign) => `“${sign}”`).join(', ')} in ${quoted}.`,
      });
    }
    if (report.overflows) {
      findings.push({
        code: 'text_overflow',
        severity: 'error',
        ...place,
        message: `${quoted} does not fit its place, even at the smallest size.`,
      });
    } else if (report.size < report.smallestSize * 0.995) {
      findings.push({
        code: 'text_too_small',
        severity: 'warning',
        ...place,
        message: `${quoted} is ${Math.round(report.size)} px high in the frame; ${Math.round(report.smallestSize)} px is the least that reads well on a phone.`,
      });
    }
    return findings;
  });
}

function photoFindings({ manifest, bound }: CheckInput): Finding[] {
  return manifest.slots.flatMap((slot): Finding[] => {
    const photo = bound.photos.find((candidate) => candidate.slot === slot.key);
    if (!photo?.dataUri) {
      const severity = slot.required ? 'error' : 'note';
      return [{ code: 'empty_slot', severity, slot: slot.key, message: `There is no photo for “${slot.label}”.` }];
    }
    if (photo.density === undefined || photo.density >= LEAST_DENSITY) return [];
    const percent = Math.round(100 / photo.density);
    return [
      {
        code: 'photo_too_small',
        severity: 'warning',
        slot: slot.key,
        message: `The photo for “${slot.label}” is enlarged to ${percent} % and will look soft.`,
      },
    ];
  });
}

function dateFindings({ manifest, bound, now }: CheckInput): Finding[] {
  const dates = manifest.fields.flatMap((field) => {
    const date = field.kind === 'date' ? parseDate(bound.words.details[field.key] ?? '') : undefined;
    return date ? [{ field, date }] : [];
  });
  const today = new Date(now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }));
  const past = dates
    .filter(({ date }) => date < today)
    .map(
      ({ field, date }): Finding => ({
        code: 'date_in_past',
        severity: 'warning',
        field: field.key,
        message: `“${field.label}” is ${date.toISOString().slice(0, 10)}, which has passed.`,
      }),
    );
  return [
    ...past,
    ...weekdayFindings(
      manifest,
      bound,
      dates.map(({ date }) => date),
    ),
  ];
}

/** A weekday typed into a free text must be the weekday of one of the dates. */
function weekdayFindings(manifest: ThemeManifest, bound: CheckInput['bound'], dates: Date[]): Finding[] {
  const right = new Set(dates.map(weekdayOf));
  if (right.size === 0) return [];
  return manifest.fields.flatMap((field): Finding[] => {
    if (field.kind === 'date') return [];
    const text = bound.words.details[field.key] ?? '';
    const wrong = WEEKDAYS.find((weekday) => new RegExp(`\\b${weekday}\\b`, 'i').test(text) && !right.has(weekday));
    if (!wrong) return [];
    return [
      {
        code: 'weekday_mismatch',
        severity: 'warning',
        field: field.key,
        message: `“${field.label}” says ${wrong}, but the date falls on a ${[...right].join(' or ')}.`,
      },
    ];
  });
}

function emptyFields({ manifest, bound }: CheckInput): Finding[] {
  return manifest.fields
    .filter((field) => field.required && (bound.words.details[field.key] ?? '').trim() === '')
    .map(
      (field): Finding => ({ code: 'empty_field', severity: 'error', field: field.key, message: `“${field.label}” is empty.` }),
    );
}
