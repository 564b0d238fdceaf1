import { deleteDraft, getDraft, type KeptDraft, listDrafts, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { MockProblem, on } from './mock-routes.ts';

/** By account and theme. */
const drafts = new Map<string, KeptDraft>();
let lastVersion = 0;
const keyOf = (who: string | undefined, { theme_id }: { theme_id: number }) => `${who}:${Number(theme_id)}`;

export function serveDrafts(): void {
  on(saveDraft, ({ who, params, body }) => {
    if (who === undefined) throw new MockProblem(401, 'signed_out', 'Please sign in.');
    const before = drafts.get(keyOf(who, params));
    if (before && before.version !== body.version) {
      throw new MockProblem(409, 'draft_changed', 'You have continued this invitation on another device.');
    }
    lastVersion += 1;
    const about = { theme_id: Number(params.theme_id), version: lastVersion, updated_at: new Date().toISOString() };
    drafts.set(keyOf(who, params), { ...about, content: body.content });
    return about;
  });
  on(getDraft, ({ who, params }) => ({ draft: drafts.get(keyOf(who, params)) ?? null }));
  on(listDrafts, ({ who }) => ({
    drafts: [...drafts].flatMap(([key, { content: _content, ...about }]) => (key.startsWith(`${who}:`) ? [about] : [])),
  }));
  on(deleteDraft, ({ who, params }) => {
    drafts.delete(keyOf(who, params));
    return undefined;
  });
}

/** A paid order ends the draft that it was placed from. */
export function endDraftsOf(themeId: number): void {
  for (const [key, { theme_id }] of drafts) if (theme_id === themeId) drafts.delete(key);
}
