import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/media-query.ts';
import { type Draft, hasContent } from '../../../lib/drafts/draft.ts';
import { useLiveStill, useWarmTheme } from '../api/live-stills.ts';
import { type SceneFindings, stillHints } from '../lib/still-hints.ts';
import { useEditedScene } from './use-edited-scene.ts';

const WIDE = '(min-width: 960px)';
/** A picture beside the form on a dense screen, and one that fills a phone. */
const WIDTHS = { wide: 720, narrow: 540 } as const;

/** The scene that shows what is being edited, once the visitor has begun, and what drawing has found at each field. */
export function useLivePicture(theme: Video, draft: Draft) {
  const { scene, isChosen, show, onFocus } = useEditedScene(theme);
  // Going back to the theme's own shape or colours shows those too.
  const isOtherLook = draft.layout !== null || draft.palette !== null;
  const [hasChosenLook, setHasChosenLook] = useState(isOtherLook);
  if (isOtherLook && !hasChosenLook) setHasChosenLook(true);
  const hasBegun = isChosen || hasContent(draft) || hasChosenLook;
  useWarmTheme(theme, !hasBegun);
  const isWide = useMediaQuery(WIDE, false);
  const { shown } = useLiveStill({
    theme,
    draft,
    scene,
    width: isWide ? WIDTHS.wide : WIDTHS.narrow,
    enabled: hasBegun,
  });
  const [seen, setSeen] = useState<Record<number, SceneFindings>>({});
  const still = shown?.still;
  const details = shown?.details;
  useEffect(() => {
    if (still && details) setSeen((before) => ({ ...before, [still.scene]: { details, findings: still.findings } }));
  }, [still, details]);
  return { shown, show, onFocus, hints: stillHints(seen, draft.details) };
}
