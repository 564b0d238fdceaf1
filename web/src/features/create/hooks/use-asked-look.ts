import { layoutsOfVideo } from '@nimantran/proto/domain/layout';
import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Draft } from '../../../lib/drafts/draft.ts';

/** The shape and the colours that the theme's page showed come in the address, and move from there into the draft. */
export function useAskedLook(theme: Video, address: string, change: (part: Partial<Draft>) => void): void {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const layout = search.get('layout');
  const palette = search.get('palette');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that asks
  useEffect(() => {
    if (layout === null && palette === null) return;
    change({
      ...chosenOf('layout', layout, layoutsOfVideo(theme)),
      ...chosenOf('palette', palette, theme.palettes?.map(({ key }) => key) ?? []),
    });
    void navigate(address, { replace: true, state });
  }, [layout, palette]);
}

/** Null for the theme's own, which is offered first; nothing for a choice that is not offered. */
function chosenOf<Part extends string, Choice extends string>(part: Part, asked: string | null, offered: readonly Choice[]) {
  const choice = offered.find((other) => other === asked);
  return choice === undefined ? {} : ({ [part]: choice === offered[0] ? null : choice } as Record<Part, Choice | null>);
}
