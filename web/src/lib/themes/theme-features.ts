import type { Shop } from '@nimantran/proto/domain/shop';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { photoCount } from './theme-filters.ts';

export interface Feature {
  text: string;
  /** False for something the theme lacks, stated just as plainly. */
  has: boolean;
  /** True for a choice that adds to the starting price. */
  extra?: true;
}

type Theme = Pick<
  VideoSummary,
  | 'images'
  | 'has_watermark'
  | 'default_audio_only'
  | 'has_bride_first_option'
  | 'portrait_orientation'
  | 'has_second_layout'
  | 'palettes'
>;

/** The feature checklist of a theme's page. */
export function featuresOf(theme: Theme, claims: Pick<Shop['claims'], 'guarantee'>): Feature[] {
  const photos = photoCount(theme);
  const features: (Feature | false)[] = [
    photos > 0
      ? { text: `Personalise with ${photos} ${photos === 1 ? 'photo' : 'photos'}`, has: true }
      : { text: 'This theme does not support photos', has: false },
    { text: 'No watermark', has: true, ...(theme.has_watermark && { extra: true }) },
    !theme.default_audio_only && { text: 'Custom background music', has: true, extra: true },
    theme.has_bride_first_option && { text: 'Bride details first option', has: true, extra: true },
    theme.has_second_layout === true
      ? { text: 'Landscape or portrait orientation', has: true }
      : theme.portrait_orientation && { text: 'Portrait orientation', has: true },
    theme.palettes !== undefined && { text: `${theme.palettes.length} colour schemes to choose from`, has: true },
    { text: 'Your own text', has: true },
    { text: 'Up to 4K', has: true, extra: true },
    { text: 'Made by designers', has: true },
    claims.guarantee !== null && { text: 'Lowest price guarantee', has: true },
  ];
  return features.filter((feature) => feature !== false);
}
