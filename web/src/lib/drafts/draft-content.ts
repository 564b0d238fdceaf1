import { DraftContent, type KeptDraft } from '@nimantran/proto/http/orders/drafts';
import { type Draft, EMPTY_DRAFT, hasContent } from './draft.ts';

/** The last content that this device and the shop had in common. */
export interface SeenDraft {
  uid: string;
  version: number;
  fingerprint: string;
}

/** Longer texts are no invitation, and the shop stores no more than this. */
const LONGEST_WORDS = 1_000;
const KEPT_PARTS = Object.keys(DraftContent.properties);

/** The part of a draft that the shop stores: everything but its owner and the last payment attempt, which belongs to this device. */
export function contentOf(draft: Draft): DraftContent {
  const { placing: _here, owner: _whose, ...content } = draft;
  const details = Object.entries(content.details).map(([key, words]) => [key, words.slice(0, LONGEST_WORDS)]);
  return { ...content, details: Object.fromEntries(details) };
}

export function draftOf(content: DraftContent): Draft {
  return { ...EMPTY_DRAFT, ...content };
}

/** Equal for equal content, whatever its order in storage, and whether or not a part that may be absent is there. */
export function fingerprintOf(content: DraftContent): string {
  const whole = draftOf(content);
  return JSON.stringify(KEPT_PARTS.map((part) => sorted(whole[part as keyof DraftContent])));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/**
 * The next step: send this device's draft, take the shop's, ask because both were changed, or do nothing because they are the
 * same or one has ended.
 */
export type Standing = 'send' | 'take' | 'ask' | 'same' | 'rest';

export function compareDrafts({
  mine,
  seen,
  theirs,
}: {
  mine: Draft;
  seen: SeenDraft | undefined;
  theirs: KeptDraft | undefined;
}): Standing {
  const fingerprint = fingerprintOf(contentOf(mine));
  const isChanged = seen === undefined ? hasContent(mine) : seen.fingerprint !== fingerprint;
  // Unchanged here and missing there: it was paid or discarded on another device.
  if (theirs === undefined) return isChanged && hasContent(mine) ? 'send' : 'rest';
  if (fingerprintOf(theirs.content) === fingerprint) return 'same';
  if (seen?.version === theirs.version) return isChanged ? 'send' : 'take';
  return isChanged && hasContent(mine) ? 'ask' : 'take';
}
