import { DraftContent, type KeptDraft } from '@nimantran/proto/http/drafts';
import { type Draft, EMPTY_DRAFT, hasContent } from '../../../lib/drafts/draft.ts';

/** What this device and the shop last had in common. */
export interface SeenDraft {
  uid: string;
  version: number;
  fingerprint: string;
}

/** Words beyond this are no invitation, and the shop keeps no more of them. */
const LONGEST_WORDS = 1_000;
const KEPT_PARTS = Object.keys(DraftContent.properties);

/** What the shop keeps of a draft: all but the last try to pay, which is this device's. */
export function contentOf(draft: Draft): DraftContent {
  const { placing: _here, ...content } = draft;
  const details = Object.entries(content.details).map(([key, words]) => [key, words.slice(0, LONGEST_WORDS)]);
  return { ...content, details: Object.fromEntries(details) };
}

export function draftOf(content: DraftContent): Draft {
  return { ...EMPTY_DRAFT, ...content, placing: null };
}

/** The same for the same content, in whatever order it was stored. */
export function fingerprintOf(content: DraftContent): string {
  return JSON.stringify(KEPT_PARTS.map((part) => sorted(content[part as keyof DraftContent])));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/** What is to be done: send this device's, take the shop's, ask because both were changed, or nothing as they are the same or one has ended. */
export type Standing = 'send' | 'take' | 'ask' | 'same' | 'rest';

export function compareDrafts(
  uid: string,
  { mine, seen, theirs }: { mine: Draft; seen: SeenDraft | undefined; theirs: KeptDraft | undefined },
): Standing {
  const fingerprint = fingerprintOf(contentOf(mine));
  // Somebody else's on this device is not to be put among this person's.
  const isChanged = seen === undefined ? hasContent(mine) : seen.uid === uid && seen.fingerprint !== fingerprint;
  // Unchanged here and gone there: it was paid or dropped on another device.
  if (theirs === undefined) return isChanged && hasContent(mine) ? 'send' : 'rest';
  if (fingerprintOf(theirs.content) === fingerprint) return 'same';
  if (seen?.uid === uid && seen.version === theirs.version) return isChanged ? 'send' : 'take';
  return isChanged && hasContent(mine) ? 'ask' : 'take';
}
