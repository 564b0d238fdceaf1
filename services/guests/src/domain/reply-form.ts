import { badRequest } from '@nimantran/kit/http/problem';
import { type NewReply, NewReply as NewReplySchema, REPLY_LIMITS } from '@nimantran/proto/http/guests/invitations';
import { Value } from 'typebox/value';

const PEOPLE = /^people_([a-z][a-z0-9_]{0,39})$/;

/** A reply from the fields of a form without JavaScript. @throws HttpProblem 400 `invalid_reply` with the fields that break the contract */
export function replyOfForm(fields: Readonly<Record<string, string>>): NewReply {
  const people = Object.entries(fields).flatMap(([name, text]) => {
    const key = PEOPLE.exec(name)?.[1];
    return key === undefined ? [] : [[key, text.trim() === '' ? 0 : Number(text)] as const];
  });
  const reply = {
    name: fields.name ?? '',
    coming: fields.coming === 'yes',
    people: Object.fromEntries(people),
    line: fields.line ?? '',
    opened_at: (fields.opened_at ?? '').slice(0, NAME_OF_AN_INSTANT),
    website: (fields.website ?? '').slice(0, REPLY_LIMITS.line_length),
  };
  if (Value.Check(NewReplySchema, reply)) return reply;
  const faults = [...Value.Errors(NewReplySchema, reply)].map(({ instancePath, message }) => ({
    field: instancePath.split('/')[1] ?? '',
    message,
  }));
  throw badRequest('invalid_reply', 'The form is not filled in correctly.', faults);
}

/** Longer than an instant is written. */
const NAME_OF_AN_INSTANT = 40;
