import type { Video } from '@nimantran/proto/domain/theme';
import { drawLiveStill, LIVE_STILL_LIMITS, type WantedScene } from '@nimantran/proto/http/studio/live-stills';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Draft, EMPTY_DRAFT, hasContent } from '../../../lib/drafts/draft.ts';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { call, isProblem } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type ShownAs, savesData } from '../../../lib/stills/still-words.ts';
import { liveWordsOf } from '../lib/live-words.ts';

/** Somebody who types pauses for less than this. */
const SETTLED_MS = 300;
/** Newer words of a scene wait so long for the picture of earlier ones, so that somebody who types asks a busy shop less often. */
const HELD_MS = 2_000;
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
  const settled = useDebounced(latest.current, SETTLED_MS);
  const [asked, setAsked] = useState(settled);
  const place = placeOf(asked);
  const signalOf = useSignalOf();
  const { data, isError, failureCount, isFetching } = useQuery({
    queryKey: ['private', 'live-still', asked],
    // Not the query's own signal: newer words take the place of earlier ones in the shop's line, a request that is given up loses it.
    queryFn: () => draw(asked ?? '', signalOf(place)),
    enabled: enabled && asked !== undefined && !isOff && !savesData(),
    placeholderData: (before) => (before?.form === form ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: (count, error) => count < TRIES && isProblem(error) && (error.status === 429 || error.status >= 500),
    retryDelay: AGAIN_MS,
  });
  const askedAt = useRef(0);
  useEffect(() => {
    const isHeld = isFetching && place === placeOf(settled);
    const ask = (): void => {
      askedAt.current = performance.now();
      setAsked(settled);
    };
    const timer = setTimeout(ask, isHeld ? askedAt.current + HELD_MS - performance.now() : 0);
    return () => clearTimeout(timer);
  }, [place, settled, isFetching]);
  const isMarked = theme.has_watermark && !draft.remove_watermark;
  const shown = data && { ...data, isLate: isError || failureCount > 0, isMarked };
  return { shown, isGone: !shown && (isError || isOff || savesData()) };
}

/** Of each request for a place, the signal that aborts once another place is asked for, or the visitor leaves. */
function useSignalOf(): (place: string) => AbortSignal {
  const last = useRef<{ place: string; leaving: AbortController }>(undefined);
  useEffect(() => () => last.current?.leaving.abort(), []);
  return (place) => {
    if (last.current?.place !== place || last.current.leaving.signal.aborted) {
      last.current?.leaving.abort();
      last.current = { place, leaving: new AbortController() };
    }
    return last.current.leaving.signal;
  };
}

/** The scene of a form, whatever its words. */
function placeOf(asked: string | undefined): string {
  const { form, layout, scene } = JSON.parse(asked ?? '{"body":{}}').body;
  return JSON.stringify([form, layout, scene]);
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
