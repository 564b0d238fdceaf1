import { MOST_CARDS, type Scene, type ThemeField } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

const LEAST_CARDS = 2;

/**
 * The scenes that are delivered as cards, in the order of the video: those that the customer chose, else those that the theme
 * names, else those that show a name or the place. `scenes` are those left in the video; `fieldsIn` tells which fields a scene shows.
 */
export function chooseCards(
  { cards, fields }: Pick<ThemeManifest, 'cards' | 'fields'>,
  scenes: readonly Scene[],
  fieldsIn: (scene: Scene) => ReadonlySet<string>,
  chosen?: readonly string[],
): Scene[] {
  for (const names of [chosen, cards]) {
    const named = scenes.filter((scene) => names?.includes(scene.name));
    if (named.length > 0) return named;
  }
  const rank = (scene: Scene): number => rankOf(fields.filter(({ key }) => fieldsIn(scene).has(key)));
  const best = scenes.map((scene) => ({ scene, rank: rank(scene) })).sort((one, other) => one.rank - other.rank);
  const wanted = best.filter(({ rank: found }) => found <= RANKS.name).length;
  const picked = new Set(best.slice(0, Math.min(MOST_CARDS, Math.max(LEAST_CARDS, wanted))).map(({ scene }) => scene));
  return scenes.filter((scene) => picked.has(scene));
}

const RANKS = { headline: 0, place: 1, name: 2, text: 3, nothing: 4 };

/** Lower is better: the names that the video is about, the place, other names, any text. */
function rankOf(fields: readonly ThemeField[]): number {
  if (fields.some(({ role, headline }) => role !== undefined || headline === true)) return RANKS.headline;
  if (fields.some(({ kind }) => kind === 'place')) return RANKS.place;
  if (fields.some(({ kind }) => kind === 'name')) return RANKS.name;
  return fields.length > 0 ? RANKS.text : RANKS.nothing;
}

/** The card with which the loop begins: the first that shows a name. */
export const firstNameCard = (
  { fields }: Pick<ThemeManifest, 'fields'>,
  cards: readonly Scene[],
  fieldsIn: (scene: Scene) => ReadonlySet<string>,
): Scene | undefined =>
  cards.find((scene) => fields.some(({ key, kind }) => kind === 'name' && fieldsIn(scene).has(key))) ?? cards[0];
