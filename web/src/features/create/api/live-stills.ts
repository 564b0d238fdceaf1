import type { Video } from '@nimantran/proto/domain/theme';
import { drawLiveStill, LIVE_STILL_LIMITS, type WantedScene } from '@nimantran/proto/http/studio/live-stills';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Draft, EMPTY_DRAFT, hasContent } from '../../../lib/drafts/draft.ts';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { call, isProblem } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type ShownAs, savesData } from '../../../lib/stills/still-words.ts';
import { liveWordsOf } from '../lib/live-words.ts';

/** Somebody who types pauses for less than this. */
const SETTLED_MS = 300;
const KEPT_MS = 5 * 60_000;
const AGAIN_MS = 4_000;
const TRIES = 3;

/** Set for the rest of the visit: the shop draws no live stills. */
let isOff = false;

export interface ShownStill extends ShownAs {
  /** The words that it shows, the theme's samples among them. */
  details: Readonly<Record<string, string>>;
  /** The form that asked for it. */
  form: string;
}

export interface LiveStillState {
  shown: ShownStill | undefined;
  /** There is no picture, and none will come. */
  isGone: boolean;
}

interface Asked {
  theme: Video;
  draft: Draft;
  scene: WantedScene;
  width: number;
  enabled?: boolean;
}

/** The scene with the draft's words, some time after the last change. */
export function useLiveStill({ theme, draft, scene, width, enabled = true }: Asked): LiveStillState {
  const session = useSession();
  const form = useForm(!hasContent(draft));
  const words = liveWordsOf(theme, draft);
  const latest = useRef<string>(undefined);
  if (words) {
    const { sampleFields, photos, ...typed } = words;
    const body = { theme_id: theme.id, theme_version: theme.version, form, ...typed, scene, width };
    const own = session.status === 'signed-in' ? photos : {};
    latest.current = JSON.stringify({ body: { ...body, photos: own }, sampleFields });
  }
  const asked = useDebounced(latest.current, SETTLED_MS);
  const { data, isError, failureCount } = useQuery({
    queryKey: ['private', 'live-still', asked],
    queryFn: ({ signal }) => draw(asked ?? '', signal),
    enabled: enabled && asked !== undefined && !isOff && !savesData(),
    placeholderData: (before) => (before?.form === form ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: (count, error) => count < TRIES && isProblem(error) && (error.status === 429 || error.status >= 500),
    retryDelay: AGAIN_MS,
  });
  const isMarked = theme.has_watermark && !draft.remove_watermark;
  const shown = data && { ...data, isLate: isError || failureCount > 0, isMarked };
  return { shown, isGone: !shown && (isError || isOff || savesData()) };
}

/**
 * The random name of a form. An emptied form is another one, so that no picture outlives its words: after 'Start over', and when
 * whoever typed them has signed out in another tab.
 */
function useForm(isEmpty: boolean): string {
  const [form, setForm] = useState(() => ({ name: crypto.randomUUID(), wasEmpty: isEmpty }));
  if (form.wasEmpty !== isEmpty) setForm({ name: isEmpty ? crypto.randomUUID() : form.name, wasEmpty: isEmpty });
  return form.name;
}

/** Has the renderer read the theme while the visitor reads the form: its smallest still, which nobody looks at. */
export function useWarmTheme(theme: Video, enabled: boolean): void {
  const words = liveWordsOf(theme, EMPTY_DRAFT);
  useQuery({
    queryKey: ['warm theme', theme.id, theme.version],
    queryFn: async ({ signal }) => {
      const { sampleFields: _, ...typed } = words ?? {};
      const place = { scene: { index: 0 }, width: LIVE_STILL_LIMITS.width.least, form: crypto.randomUUID() };
      const body = { theme_id: theme.id, theme_version: theme.version, ...typed, ...place };
      await draw(JSON.stringify({ body, sampleFields: [] }), signal);
      return true;
    },
    enabled: enabled && words !== undefined && !isOff && !savesData(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: {},
  });
}

async function draw(asked: string, signal: AbortSignal): Promise<Omit<ShownStill, 'isLate' | 'isMarked'>> {
  const { body, sampleFields } = JSON.parse(asked);
  const shown = { form: body.form, details: body.details, hasSampleWords: sampleFields.length > 0 };
  try {
    return { still: await call(drawLiveStill, { body, signal }), ...shown };
  } catch (error) {
    // A photo that is still being checked, or was deleted elsewhere.
    if (isProblem(error, 'no_such_photo'))
      return { still: await call(drawLiveStill, { body: { ...body, photos: {} }, signal }), ...shown };
    if (isProblem(error, 'live_stills_off')) isOff = true;
    throw error;
  }
}
