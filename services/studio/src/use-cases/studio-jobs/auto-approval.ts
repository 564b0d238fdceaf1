import type { Transaction } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';

/** Whether a draft may continue by itself: its theme allows it and its checks found nothing. */
export async function isAutoApproved(
  transaction: Transaction<Tables>,
  draft: RenderRow,
  { findings }: RenderSuccess,
): Promise<boolean> {
  if (findings.some((finding) => finding.severity !== 'note')) return false;
  const theme = await findTheme(transaction, draft.themeId, draft.themeVersion);
  return theme?.manifest.auto_deliver === true;
}
