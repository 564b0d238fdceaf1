import { themeIdOf } from '@nimantran/proto/domain/category';
import type { Video } from '@nimantran/proto/domain/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedTheme, ShownTheme } from '../../../lib/themes/theme-queries.ts';

/** A theme from lists fetched earlier: its page appears immediately, even offline. */
export function useKnownTheme(name: string): ShownTheme | undefined {
  const client = useQueryClient();
  return useMemo(() => {
    const id = themeIdOf(name);
    const lists = client.getQueriesData<ListedTheme[]>({ queryKey: ['themes'] }).map(([, themes]) => themes ?? []);
    const similar = client.getQueriesData<Video>({ queryKey: ['theme'] }).map(([, theme]) => theme?.similar_videos ?? []);
    const found = [...lists, ...similar].flat().find((theme) => theme.id === id);
    return found && { ...found, suggested_video: null, similar_videos: [] };
  }, [client, name]);
}
