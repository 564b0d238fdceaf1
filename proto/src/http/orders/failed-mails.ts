import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

/** A mail that was retried for days and given up. */
export const FailedMail = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The kind of mail: `receipt`, `ready`, `held`, … */
  kind: Type.String(),
  order_number: Type.Union([Type.String(), Type.Null()]),
  wanted_at: Type.String(),
  given_up_at: Type.String(),
  tries: Type.Integer({ minimum: 0 }),
  error: Type.Union([Type.String(), Type.Null()]),
});

export type FailedMail = Static<typeof FailedMail>;

export const listFailedMails = defineOperation({
  name: 'listFailedMails',
  method: 'GET',
  path: '/api/admin/failed-mails',
  access: 'admin',
  summary: 'Failed emails, newest first; at most 100',
  answer: Type.Array(FailedMail),
});

/** @throws 409 `mail_not_given_up` for one that is sent or still being retried */
export const resendFailedMail = defineOperation({
  name: 'resendFailedMail',
  method: 'POST',
  path: '/api/admin/failed-mails/{mail_id}/resend',
  access: 'admin',
  summary: 'Tries a given-up mail again',
  params: Type.Object({ mail_id: Type.String({ format: 'uuid' }) }),
});
