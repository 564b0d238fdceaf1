import { layoutsOfVideo } from '@nimantran/proto/domain/layout';
import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Draft } from '../../../lib/drafts/draft.ts';

/** The shape that the theme's page showed comes in the address, and moves from there into the draft. */
export function useAskedLayout(theme: Video, address: string, change: (part: Pick<Draft, 'layout'>) => void): void {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [own, ...others] = layoutsOfVideo(theme);
  const asked = search.get('layout');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that asks
  useEffect(() => {
    if (asked === null) return;
    const layout = others.find((other) => other === asked);
    if (layout || asked === own) change({ layout: layout ?? null });
    void navigate(address, { replace: true, state });
  }, [asked]);
}
