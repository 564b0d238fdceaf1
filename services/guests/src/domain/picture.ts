import type { Invitation } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';

/** WhatsApp shows a large picture from 300 pixels. */
const LONGEST_SIDE = 1_080;

/** The picture that messengers show: the first card, or a still of the film, whose size orders does not know. Undefined if there is none. */
export function pictureOf({ cards, poster_key }: OrderInvitation): { key: string; size?: PictureSize } | undefined {
  const [card] = cards;
  if (card) return { key: card.object_key, size: small(card) };
  return poster_key === null ? undefined : { key: poster_key };
}

type PictureSize = NonNullable<Invitation['picture_size']>;

/** In its own proportions, and not larger than it is. */
export function small({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
