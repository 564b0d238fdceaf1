import { THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { WEDDING_TAGS, WISHES_KINDS } from '@nimantran/proto/domain/sub-category';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Theme } from '../kit/theme.ts';
import { unluckySamples } from './auspicious-days.ts';

/** The collection's required and actual contents. */
export interface MatrixLine {
  what: string;
  count: number;
  least: number;
}

/** Scripts of the samples, with the languages that use them here. */
const SCRIPTS = {
  Hindi: /\p{Script=Devanagari}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Bengali: /\p{Script=Bengali}/u,
  Odia: /\p{Script=Oriya}/u,
  Punjabi: /\p{Script=Gurmukhi}/u,
  Urdu: /\p{Script=Arabic}/u,
} as const;

/** Counts themes by category, tag, flag, price, orientation, length and script against what a full shop has: it cannot shrink. */
export function matrixOf(themes: readonly ThemeManifest[]): MatrixLine[] {
  const weddings = themes.filter(({ category }) => category === 'wedding');
  const line = (what: string, least: number, from: readonly ThemeManifest[], holds: (theme: ThemeManifest) => boolean) => ({
    what,
    least,
    count: from.filter(holds).length,
  });
  const flags: Record<string, (theme: ThemeManifest) => boolean> = {
    Elite: (theme) => theme.is_elite_version,
    'bride first': (theme) => theme.has_bride_first_option,
    'default audio only': (theme) => theme.default_audio_only,
    watermark: (theme) => theme.has_watermark,
    portrait: isPortrait,
    'with photos': (theme) => theme.slots.length > 0,
    'without photos': (theme) => theme.slots.length === 0,
    'with reception': (theme) => theme.tags.includes('Reception') && theme.tags.includes('With-Reception'),
  };
  return [
    line('themes', 60, themes, () => true),
    { what: 'colour schemes', least: 65, count: themes.reduce((sum, { palettes }) => sum + (palettes?.length ?? 1), 0) },
    line('weddings', 18, weddings, () => true),
    ...THEME_CATEGORIES.filter(({ slug }) => slug !== 'wedding').map(({ slug }) =>
      line(slug, 3, themes, ({ category }) => category === slug),
    ),
    ...WISHES_KINDS.map((name) =>
      line(`wishes: ${name}`, 1, themes, (theme) => theme.category === 'wishes' && theme.sub_category === name),
    ),
    ...WEDDING_TAGS.map((tag) => line(`weddings tagged ${tag}`, 1, weddings, ({ tags }) => tags.includes(tag))),
    ...Object.entries(flags).map(([name, holds]) => line(`weddings: ${name}`, 1, weddings, holds)),
    line('in both shapes', 60, themes, (theme) => layoutsOf(theme).length === 2),
    ...PRICING_IDS.map((pid) => line(pid, 1, themes, ({ pricing_id }) => pricing_id === pid)),
    ...Object.entries(SCRIPTS).map(([language, letters]) =>
      line(`samples in ${language}`, 1, themes, ({ fields }) => fields.some(({ sample }) => letters.test(sample))),
    ),
  ];
}

const LEAST_TRACKS = 30;
/** The number of themes that one track may serve. */
const MOST_THEMES_A_TRACK = 3;

/** Faults of the music of all themes: too few tracks, one in too many themes, the same in two themes of a category. */
export function musicFaultsOf(themes: readonly Pick<Theme, 'slug' | 'manifest'>[]): string[] {
  const tracks = Map.groupBy(themes, ({ manifest }) => manifest.music.title);
  const few = tracks.size < LEAST_TRACKS ? [`${tracks.size} tracks, at least ${LEAST_TRACKS} are wanted`] : [];
  const shared = [...tracks].flatMap(([title, users]) => [
    ...(users.length > MOST_THEMES_A_TRACK ? [`“${title}” plays in ${users.map(({ slug }) => slug).join(', ')}`] : []),
    ...[...Map.groupBy(users, ({ manifest }) => manifest.category)]
      .filter(([, alike]) => alike.length > 1)
      .map(([category, alike]) => `“${title}” plays in ${category} twice: ${alike.map(({ slug }) => slug).join(', ')}`),
  ]);
  return [...few, ...shared];
}

function isPortrait(theme: ThemeManifest): boolean {
  return layoutsOf(theme).includes('portrait');
}

/** Faults of a single theme: contradictory flags and tags, lengths out of range, unlucky days in its sample. */
export function contradictionsOf(theme: ThemeManifest): string[] {
  const { tags, frames, fps, scenes, slots } = theme;
  const seconds = frames / fps;
  const faults: [boolean, string][] = [
    [tags.includes('Portrait') !== isPortrait(theme), 'its tag Portrait and its shapes differ'],
    [tags.includes('Elite') && !theme.is_elite_version, 'it is tagged Elite and is not'],
    [tags.includes('Without Photos') && slots.length > 0, 'it is tagged Without Photos and has some'],
    [
      tags.includes('With-Reception') !== (theme.category === 'wedding' && tags.includes('Reception')),
      'With-Reception and Reception go together',
    ],
    [seconds < 12 || seconds > 40, `it lasts ${seconds} s, not 12 to 40`],
    [scenes.length < 3 || scenes.length > 8, `it has ${scenes.length} scenes, not 3 to 8`],
    [tags.length < 3, 'it has fewer than three tags'],
  ];
  return [...faults.filter(([wrong]) => wrong).map(([, fault]) => fault), ...unluckySamples(theme)];
}
