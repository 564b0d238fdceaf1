import { titleSlug } from '@nimantran/proto/domain/category';
import { formatField } from '@nimantran/proto/domain/field-format';
import type { Invitation, InvitationLine } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import { guestFunctionsOf } from './guest-functions.ts';

type Words = Omit<Invitation, 'film' | 'files_expire_at' | 'has_picture' | 'picture_size' | 'replies' | 'opened_at'>;

const known = new WeakMap<OrderInvitation, Words>();

/** The words of an invitation page and the looks of its theme, without files: worked out once for each answer of orders. */
export function wordsOf(invitation: OrderInvitation): Words {
  const words = known.get(invitation) ?? workOut(invitation);
  known.set(invitation, words);
  return words;
}

function workOut(invitation: OrderInvitation): Words {
  const { theme, theme_version, details, bride_first, headline } = invitation;
  const { id, title, category, category_id, language, width, height, colors, fonts, fields } = theme;
  const functions = guestFunctionsOf(invitation);
  return {
    headline,
    theme: {
      ...{ id, title, category, category_id, colors },
      ...(language !== undefined && { language }),
      slug: titleSlug(title, id),
      version: theme_version,
      layout: height > width ? 'upright' : 'wide',
      fonts: Object.keys(fonts),
    },
    lines: linesOf(invitation),
    ...{ fields, details, bride_first },
    functions,
    has_calendar: functions.some(({ day }) => day !== null),
  };
}

/** The filled fields in the order of the theme; with the bride's name first, each pair has changed places. */
function linesOf({ theme, details, bride_first }: OrderInvitation): InvitationLine[] {
  const { fields, language = 'en', pairs = [] } = theme;
  const couple = (['groom', 'bride'] as const).flatMap((role) => fields.find((field) => field.role === role)?.key ?? []);
  const swapped = new Map(
    [couple, ...pairs].flatMap(([one, other]) =>
      bride_first && one !== undefined && other !== undefined
        ? [
            [one, other],
            [other, one],
          ]
        : [],
    ) as [string, string][],
  );
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return fields.flatMap(({ key: place }) => {
    const field = byKey.get(swapped.get(place) ?? place);
    const typed = field && details[field.key]?.trim();
    if (!field || !typed) return [];
    const { key, label, kind } = field;
    return [{ key, label, kind, text: formatField(field, typed, undefined, language) }];
  });
}
