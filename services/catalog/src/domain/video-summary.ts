import { titleSlug } from '@nimantran/proto/domain/category';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { offeredPalettes } from '@nimantran/proto/domain/palette';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import { SECOND_LAYOUT, shownStill, THUMBNAIL } from './theme-media.ts';

export interface ThemeRow {
  id: number;
  version: string;
  manifest: ThemeManifest;
  sampleVideoKey: string | null;
  sampleStillKey: string | null;
  secondStillKeys: readonly string[] | null;
  secondVideoKey: string | null;
}

/** A theme as the shop shows it. */
export function videoOf({ id, version, manifest, sampleVideoKey, sampleStillKey, ...second }: ThemeRow): VideoSummary {
  const place = `${id}/${version}`;
  const secondPlace = `${place}/${SECOND_LAYOUT}`;
  const thumbnail = sampleStillKey === null ? '' : `${THEME_MEDIA_PATH}/${place}/${THUMBNAIL}`;
  const hasSecondPicture = shownStill(manifest, second.secondStillKeys) !== null;
  return {
    id,
    title: manifest.title,
    category: manifest.category,
    category_id: manifest.category_id,
    sub_category: manifest.sub_category,
    description: manifest.description,
    tags: manifest.tags,
    // Absent, not empty: that is how a theme without photo support is marked.
    ...(manifest.slots.length > 0 ? { images: manifest.slots } : {}),
    thumbnail,
    preview_image: thumbnail,
    video_id: sampleVideoKey === null ? '' : `hosted:${place}`,
    portrait_orientation: layoutsOf(manifest)[0] === 'portrait',
    ...(manifest.second_layout ? { has_second_layout: true } : {}),
    ...(manifest.palettes ? { palettes: offeredPalettes(manifest.palettes) } : {}),
    ...(hasSecondPicture ? { second_thumbnail: `${THEME_MEDIA_PATH}/${secondPlace}/${THUMBNAIL}` } : {}),
    ...(second.secondVideoKey === null ? {} : { second_video_id: `hosted:${secondPlace}` }),
    has_watermark: manifest.has_watermark,
    default_audio_only: manifest.default_audio_only,
    has_bride_first_option: manifest.has_bride_first_option,
    is_elite_version: manifest.is_elite_version,
    auto_deliver: manifest.auto_deliver,
    priority: manifest.priority,
    pricing_id: manifest.pricing_id,
    suggestion_id: null,
    slug: titleSlug(manifest.title, id),
    version,
    duration_seconds: manifest.frames / manifest.fps,
    ...(manifest.language ? { language: manifest.language } : {}),
    fields: manifest.fields,
  };
}
