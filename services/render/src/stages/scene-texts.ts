import type { Scene } from '@nimantran/proto/domain/theme';
import type { Bounds } from '../text/bounds.ts';
import type { Bound } from './bind.ts';
import type { TextReport } from './outline-text.ts';

/** A text as a scene shows it at rest; the bounds of its ink are in pixels of the animation. */
export interface ShownText {
  text: string;
  bounds: Bounds;
  fields: readonly string[];
}

/** The texts of a scene in reading order, each once. */
export type SceneTexts = (scene: Scene) => ShownText[];

export function sceneTexts(bound: Pick<Bound, 'texts'>, reports: readonly TextReport[]): SceneTexts {
  return (scene) => {
    const all = reports.flatMap(({ layer, text, rests }) => {
      const rest = rests.find((candidate) => candidate.scene.name === scene.name);
      return rest ? [{ text, bounds: rest.ink.bounds, fields: bound.texts.get(layer)?.fields ?? [] }] : [];
    });
    return inReadingOrder(all.filter((one, index) => !all.slice(0, index).some((other) => isCopy(one, other))));
  };
}

/** A glow or a shadow repeats its text in the same place. */
const isCopy = (one: ShownText, other: ShownText): boolean => one.text === other.text && overlap(one, other) > heightOf(one) / 2;

const heightOf = ({ bounds }: ShownText): number => bounds.bottom - bounds.top;

const overlap = (one: ShownText, other: ShownText): number =>
  Math.min(one.bounds.bottom, other.bounds.bottom) - Math.max(one.bounds.top, other.bounds.top);

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** From top to bottom; texts beside each other from left to right, or from right to left where one of them is read that way. */
function inReadingOrder(texts: readonly ShownText[]): ShownText[] {
  const rows: ShownText[][] = [];
  for (const text of texts.toSorted((one, other) => one.bounds.top - other.bounds.top)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && overlap(text, first) > Math.min(heightOf(text), heightOf(first)) / 2) row.push(text);
    else rows.push([text]);
  }
  return rows.flatMap((row) => {
    const sign = row.some(({ text }) => RIGHT_TO_LEFT.test(text)) ? -1 : 1;
    return row.toSorted((one, other) => sign * (one.bounds.left - other.bounds.left));
  });
}
