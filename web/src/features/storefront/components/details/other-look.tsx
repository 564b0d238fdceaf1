import type { Layout } from '@nimantran/proto/domain/layout';
import type { OfferedPalette } from '@nimantran/proto/domain/palette';
import type { Video } from '@nimantran/proto/domain/theme';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCENE_WIDTH, SceneRow } from '../../../../components/stills/scene-row.tsx';
import { PaletteChoice } from '../../../../components/themes/palette-choice.tsx';
import { call } from '../../../../lib/http/api.ts';
import { savesData } from '../../../../lib/stills/still-words.ts';
import css from './other-look.module.css';

interface ColoursProps {
  palettes: readonly OfferedPalette[];
  /** Undefined for the theme's own. */
  chosen: OfferedPalette | undefined;
  onChoose: (palette: OfferedPalette | undefined) => void;
}

/** The colours of a theme; an address may ask for others than its own. */
export function Colours({ palettes, chosen, onChoose }: ColoursProps) {
  const [search] = useSearchParams();
  const asked = search.get('palette');
  const choose = (key: string | null) => onChoose(palettes.slice(1).find((palette) => palette.key === key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that asks
  useEffect(() => choose(asked), [asked]);
  return <PaletteChoice palettes={palettes} value={chosen?.key} onChange={choose} />;
}

interface OtherLookProps {
  theme: Video;
  /** The theme's own if undefined, as the palette. */
  layout: Layout | undefined;
  palette: OfferedPalette | undefined;
}

/** The scenes of a theme in another shape or other colours, with its sample words: the sample video shows its own. */
export function OtherLook({ theme, layout, palette }: OtherLookProps) {
  const [form] = useState(() => crypto.randomUUID());
  const details = Object.fromEntries(theme.fields.filter(({ sample }) => sample !== '').map(({ key, sample }) => [key, sample]));
  const look = { ...(layout && { layout }), ...(palette && { palette: palette.key }) };
  const useScene = (index: number, enabled: boolean) => {
    const scene = { scene: { index }, width: SCENE_WIDTH, photos: {}, bride_first: false };
    const body = { theme_id: theme.id, theme_version: theme.version, form, details, ...look, ...scene };
    const { data, isError } = useQuery({
      queryKey: ['theme scene', theme.id, theme.version, look, index],
      queryFn: ({ signal }) => call(drawLiveStill, { body, signal }),
      enabled: enabled && !savesData(),
      staleTime: Number.POSITIVE_INFINITY,
      meta: {},
    });
    return { still: data, isGone: isError || savesData() };
  };
  const shape = layout && (layout === 'portrait' ? 'upright' : 'wide');
  const label = ['The scenes', shape, palette && `in ${palette.name}`].filter(Boolean).join(', ');
  return (
    <SceneRow
      label={label}
      useScene={useScene}
      hint={<p className={css.hint}>The scenes with sample words. Your own appear like this as you type.</p>}
    />
  );
}
