import { badRequest } from '@nimantran/kit/http/problem';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { type GuestReply, type NewReply, REPLY_LIMITS } from '@nimantran/proto/http/guests/invitations';

/** The same rules as for the words of a film: one line for a name, several for the hosts, nothing that turns or hides text. */
const FIELDS = [
  { key: 'name', kind: 'name', required: true, max_length: REPLY_LIMITS.name_length },
  { key: 'line', kind: 'long_text', required: false, max_length: REPLY_LIMITS.line_length },
] as const;

export type ReplyWords = Omit<GuestReply, 'updated_at'>;

/** The words of a reply as they are kept. @throws HttpProblem 400 `invalid_reply` with every fault */
export function validReply({ name, line, coming, people }: NewReply, functionKeys: readonly string[]): ReplyWords {
  const chosen = coming ? Object.entries(people).filter(([, count]) => count > 0) : [];
  const faults = [
    ...detailFaults(FIELDS, { name, line }),
    ...chosen
      .filter(([key]) => !functionKeys.includes(key))
      .map(([key]) => ({ key: `people.${key}`, message: 'is not a function of this invitation: load its page again' })),
    ...(coming && chosen.length === 0
      ? [{ key: 'people', message: 'is required: how many people are coming to at least one function' }]
      : []),
  ];
  const [first] = faults;
  if (first)
    throw badRequest(
      'invalid_reply',
      `${first.key} ${first.message}.`,
      faults.map(({ key, message }) => ({ field: key, message })),
    );
  return { name: tidyText(name), line: tidyText(line), coming, people: Object.fromEntries(chosen) };
}

/** Whether a reply was filled in by a program: it has what people do not see, no time of opening, or came too soon after it. */
export function looksLikeBot({ website = '', opened_at = '' }: Pick<NewReply, 'website' | 'opened_at'>, now: Date): boolean {
  const filledInMs = now.getTime() - Date.parse(opened_at);
  return website !== '' || Number.isNaN(filledInMs) || filledInMs < REPLY_LIMITS.seconds_to_fill_in * 1000;
}
