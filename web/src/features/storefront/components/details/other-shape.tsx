import type { Layout } from '@nimantran/proto/domain/layout';
import type { Video } from '@nimantran/proto/domain/theme';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SCENE_WIDTH, SceneRow } from '../../../../components/stills/scene-row.tsx';
import { call } from '../../../../lib/http/api.ts';
import { savesData } from '../../../../lib/stills/still-words.ts';
import css from './other-shape.module.css';

interface OtherShapeProps {
  theme: Video;
  layout: Layout;
}

/** The scenes of a theme in its second layout, with its sample words: the sample video shows its own. */
export function OtherShape({ theme, layout }: OtherShapeProps) {
  const [form] = useState(() => crypto.randomUUID());
  const details = Object.fromEntries(theme.fields.filter(({ sample }) => sample !== '').map(({ key, sample }) => [key, sample]));
  const useScene = (index: number, enabled: boolean) => {
    const scene = { scene: { index }, width: SCENE_WIDTH, photos: {}, bride_first: false };
    const body = { theme_id: theme.id, theme_version: theme.version, form, details, layout, ...scene };
    const { data, isError } = useQuery({
      queryKey: ['theme scene', theme.id, theme.version, layout, index],
      queryFn: ({ signal }) => call(drawLiveStill, { body, signal }),
      enabled: enabled && !savesData(),
      staleTime: Number.POSITIVE_INFINITY,
      meta: {},
    });
    return { still: data, isGone: isError || savesData() };
  };
  return (
    <SceneRow
      label={layout === 'portrait' ? 'The scenes, upright' : 'The scenes, wide'}
      useScene={useScene}
      hint={<p className={css.hint}>The scenes with sample words. Your own appear in this shape as you type.</p>}
    />
  );
}
