import { MOST_CARDS } from '@nimantran/proto/domain/theme';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { say } from '../../../lib/snackbar.ts';
import css from './card-choice.module.css';

export interface CardChoice {
  /** Names of scenes; null if the theme chooses. */
  cards: readonly string[] | null;
  onCards: (cards: string[] | null) => void;
}

/** Makes the scene of a still one of the cards, or no card. Chosen scenes that are no longer in the video are dropped. */
export function CardTick({ still: { scene, scenes }, cards, onCards }: CardChoice & { still: LiveStill }) {
  const name = scenes[scene] ?? '';
  const isCard = (each: string) => cards?.includes(each) ?? false;
  const toggle = () => {
    const next = scenes.filter((each) => isCard(each) !== (each === name));
    if (next.length > MOST_CARDS) return say(`A video has ${MOST_CARDS} cards at most. Untick another scene first.`);
    onCards(next.length > 0 ? next : null);
  };
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={isCard(name)} onChange={toggle} />
      <span>
        As a card<span className="visually-hidden"> (scene {name})</span>
      </span>
    </label>
  );
}

export function CardsHint({ cards }: Pick<CardChoice, 'cards'>) {
  return (
    <p className={css.hint}>
      Cards are scenes as pictures and for print; they come with your video.{' '}
      {cards === null
        ? `The theme chooses which. To choose yourself, tick one to ${MOST_CARDS} scenes.`
        : 'Your cards are the scenes with a tick.'}
    </p>
  );
}
