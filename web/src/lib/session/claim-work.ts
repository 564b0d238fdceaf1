import { claimDrafts } from '../drafts/draft.ts';
import { claimUnsentTexts } from '../forms/unsent-texts.ts';

/** Somebody has signed in: a visitor's unfinished work becomes theirs, and another account's leaves this browser. */
export function claimWork(uid: string): void {
  claimDrafts(uid);
  claimUnsentTexts(uid);
}
