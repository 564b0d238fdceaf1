import { isDay } from '@nimantran/proto/domain/calendar-day';
import { isTime } from '@nimantran/proto/domain/time-of-day';
import type { GuestFunction } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';

/** The one function that a reply is about: its day, time and place are the first that the words tell. */
export function functionsOf({
  theme,
  details,
  headline,
}: Pick<OrderInvitation, 'theme' | 'details' | 'headline'>): GuestFunction[] {
  const textOf = (kind: (typeof theme.fields)[number]['kind'], fits: (text: string) => boolean = () => true) =>
    theme.fields
      .filter((field) => field.kind === kind)
      .map(({ key }) => details[key]?.trim() ?? '')
      .find((text) => text !== '' && fits(text)) ?? null;
  return [
    {
      key: 'invitation',
      title: headline,
      day: textOf('date', isDay),
      start: textOf('time', isTime),
      place: textOf('place'),
      address: null,
    },
  ];
}
