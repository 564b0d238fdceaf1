import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';

/** The picture that messengers show: the first card, or a still of the film. Undefined if there is none. */
export const pictureKeyOf = ({ cards, poster_key }: OrderInvitation): string | undefined =>
  cards[0]?.object_key ?? poster_key ?? undefined;
