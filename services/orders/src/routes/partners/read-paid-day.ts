import { badRequest } from '@nimantran/kit/http/problem';
import { endOfPaidDay } from '../../domain/partners/partner-balance.ts';

/** The end of the last day whose orders are paid out. @throws HttpProblem 400 `invalid_payout` */
export function readPaidDay(day: string, now: Date): Date {
  const end = endOfPaidDay(day, now);
  if ('message' in end) throw badRequest('invalid_payout', `The day ${end.message}.`, [end]);
  return end;
}
