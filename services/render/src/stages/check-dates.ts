import { type DateDoubt, dateDoubts } from '@nimantran/proto/domain/date-doubts';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { Finding } from '@nimantran/proto/jobs/render';

type DateFinding = Omit<Finding, 'field'> & { field: string };

/** Dates that have passed, and weekdays in the texts that none of the dates falls on. */
export function dateFindings(fields: ThemeField[], details: Record<string, string>, now: Date): DateFinding[] {
  return dateDoubts(fields, details, kolkataDay(now.getTime())).map((doubt) => {
    const label = fields.find(({ key }) => key === doubt.key)?.label ?? doubt.key;
    return { code: doubt.code, severity: 'warning', field: doubt.key, message: `“${label}” ${describe(doubt)}` };
  });
}

function describe(doubt: DateDoubt): string {
  if (doubt.code === 'date_in_past') return `is ${doubt.date}, which has passed.`;
  return `says ${doubt.named}, but the date falls on a ${doubt.weekdays.join(' or ')}.`;
}
