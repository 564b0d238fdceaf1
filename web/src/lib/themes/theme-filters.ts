import { slugify } from '@nimantran/proto/domain/category';
import { WEDDING_TAGS, WISHES_KINDS } from '@nimantran/proto/domain/sub-category';
import type { VideoSummary } from '@nimantran/proto/domain/theme';

/** The tag of upright themes; it finds all that can be had upright. */
const PORTRAIT = 'Portrait';

interface FilterChoices {
  name: string;
  parameter: 'filter' | 'sub_category';
  choices: readonly { value: string; label: string }[];
}

/** Further filters for the themes of a category, by its slug. */
export const QUICK_FILTERS: Readonly<Record<string, FilterChoices>> = {
  wedding: {
    name: 'More filters',
    parameter: 'filter',
    choices: [
      { value: 'with-images', label: 'With photos' },
      { value: 'without-images', label: 'Without photos' },
      { value: 'without-reception', label: 'Without reception' },
      { value: 'bride-side-option', label: "Bride's name first" },
    ],
  },
  wishes: {
    name: 'Kinds of wishes',
    parameter: 'sub_category',
    choices: WISHES_KINDS.map((kind) => ({ value: slugify(kind), label: kind })),
  },
};

/** Filter values that pages link to: of `filter` on wedding, of `sub_category` on wishes. */
export const WEDDING_FILTERS: readonly string[] = [...WEDDING_TAGS, 'with-reception', ...valuesOf('wedding')];
export const WISHES_SUB_CATEGORIES: readonly string[] = valuesOf('wishes');

function valuesOf(slug: string): string[] {
  return QUICK_FILTERS[slug]?.choices.map(({ value }) => value) ?? [];
}

/** The part of an address that names a filtered list which pages link to; undefined for any other. */
export function narrowedSearch(slug: string, value: string | null): string | undefined {
  const [name, values] = slug === 'wedding' ? ['filter', WEDDING_FILTERS] : ['sub_category', WISHES_SUB_CATEGORIES];
  return value !== null && values.includes(value) ? `?${name}=${value}` : undefined;
}

type Shaped = Pick<VideoSummary, 'portrait_orientation' | 'has_second_layout'>;
type Filtered = Shaped & Pick<VideoSummary, 'images' | 'tags' | 'has_bride_first_option'>;

/** Whether a theme's video can be had upright. */
const isPortrait = (theme: Shaped): boolean => theme.portrait_orientation || theme.has_second_layout === true;

export function filterWedding<Theme extends Filtered>(themes: readonly Theme[], filter: string | null): Theme[] {
  return themes.filter(weddingRule(filter));
}

function weddingRule(filter: string | null): (theme: Filtered) => boolean {
  switch (filter) {
    case null:
    case '':
      return () => true;
    case 'with-images':
      return (theme) => photoCount(theme) > 0;
    case 'without-images':
      return (theme) => photoCount(theme) === 0;
    case 'with-reception':
      return (theme) => theme.tags.includes('Reception');
    case 'without-reception':
      return (theme) => !theme.tags.includes('Reception');
    case 'bride-side-option':
      return (theme) => theme.has_bride_first_option;
    case PORTRAIT:
      return (theme) => isPortrait(theme) || theme.tags.includes(filter);
    default:
      return (theme) => theme.tags.includes(filter);
  }
}

/** Dashes become spaces; case is ignored. */
export function filterSubCategory<Theme extends Pick<VideoSummary, 'sub_category'>>(
  themes: readonly Theme[],
  subCategory: string | null,
): Theme[] {
  if (!subCategory) return [...themes];
  const wanted = wordsOf(subCategory);
  return themes.filter((theme) => theme.sub_category.toLowerCase() === wanted);
}

export const wordsOf = (value: string): string => value.replaceAll('-', ' ').toLowerCase();

export const photoCount = (theme: Pick<VideoSummary, 'images'>): number => theme.images?.length ?? 0;

/** Themes that contain every word in their title, kind, tags or description, ignoring case. */
export function filterWords<Theme extends Shaped & Pick<VideoSummary, 'title' | 'description' | 'sub_category' | 'tags'>>(
  themes: readonly Theme[],
  words: readonly string[],
): Theme[] {
  return themes.filter((theme) => {
    const text = wordsOf(
      [theme.title, theme.sub_category, ...theme.tags, isPortrait(theme) ? PORTRAIT : '', theme.description].join(' '),
    );
    return words.every((word) => text.includes(wordsOf(word)));
  });
}
