import { readClock } from '@nimantran/kit/db/database';
import { hasFault, lookReasons } from '@nimantran/proto/domain/correction';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { Transaction } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { type JobRow, presentCustomisation } from '../../db/jobs.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';

/** Whether a draft may continue by itself: its theme allows it and its checks found nothing. */
export async function isAutoApproved(
  transaction: Transaction<Tables>,
  draft: RenderRow,
  { findings }: RenderSuccess,
): Promise<boolean> {
  if (hasFault(findings)) return false;
  const theme = await findTheme(transaction, draft.themeId, draft.themeVersion);
  return theme?.manifest.auto_deliver === true;
}

/** Whether a customer's own correction may be delivered although no person has seen it, by the rule that its page showed. */
export async function isAutoCorrected(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  draft: RenderRow,
  { findings }: RenderSuccess,
): Promise<boolean> {
  if (!job.isCorrection || draft.customisationVersion !== job.customisationVersion) return false;
  const theme = await findTheme(transaction, draft.themeId, draft.themeVersion);
  if (!theme) return false;
  const now = await readClock(transaction, clock);
  const { details } = await presentCustomisation(transaction, job);
  return lookReasons(theme.manifest.fields, details, findings, kolkataDay(now.getTime())).length === 0;
}
