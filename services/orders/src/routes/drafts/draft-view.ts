import type { DraftSummary, KeptDraft } from '@nimantran/proto/http/orders/drafts';
import type { DraftRow } from '../../db/schema.ts';

export function summaryOf({ themeId, version, updatedAt }: DraftRow): DraftSummary {
  return { theme_id: themeId, version, updated_at: updatedAt.toISOString() };
}

export function draftView(draft: DraftRow): KeptDraft {
  return { ...summaryOf(draft), content: draft.body };
}
