import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';

type StillFinding = LiveStill['findings'][number];

/** What drawing found in a scene, with the words that it was drawn from. */
export interface SceneFindings {
  details: Readonly<Record<string, string>>;
  findings: readonly StillFinding[];
}

/** Field key → hints, of all scenes seen so far, as long as the field still holds the words that were drawn. */
export function stillHints(
  seen: Readonly<Record<number, SceneFindings>>,
  details: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const hints: Record<string, string[]> = {};
  for (const { details: drawn, findings } of Object.values(seen)) {
    for (const finding of findings) {
      const { code, field } = finding;
      // Words that do not fit are also cut off: one hint is enough.
      if (code === 'text_cut' && findings.some((other) => other.code === 'text_overflow' && other.field === field)) continue;
      if (field === undefined || drawn[field] !== (details[field] ?? '').trim()) continue;
      const text = hintOf(finding);
      const known = hints[field] ?? [];
      if (!known.includes(text)) hints[field] = [...known, text];
    }
  }
  return hints;
}

function hintOf({ code, message, excess_percent: percent }: StillFinding): string {
  if (code === 'text_overflow') {
    const by = percent === undefined ? '' : `: it is ${percent} % too long`;
    return `This does not fit its place in the video, even at its smallest${by}. A shorter text would fit.`;
  }
  if (code === 'text_cut') return 'A part of this is cut off in the video. A shorter text would fit.';
  if (code === 'texts_meet')
    return 'This touches other words of its scene in the video. A shorter text would keep clear of them.';
  if (code === 'text_on_ornament')
    return 'This runs onto an ornament of its scene in the video. A shorter text would keep clear of it.';
  if (code === 'text_too_small') return 'This becomes small in the video. A shorter text is easier to read on a phone.';
  return message;
}
