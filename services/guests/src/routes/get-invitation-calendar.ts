import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { calendarFile } from '@nimantran/proto/domain/calendar-file';
import { byTime, functionsOf } from '@nimantran/proto/domain/functions';
import { getInvitationCalendar, INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { openInvitation } from './read-invitation.ts';

/** The events of the host's own file, with the way to the page, which knows the newest words (decision 62 says why only here). */
export function serveGetInvitationCalendar(app: FastifyInstance, context: Context): void {
  route(app, getInvitationCalendar, async ({ params, reply }) => {
    const { invitation } = await openInvitation(context, params.token);
    const { theme, details, headline, order_id, revision, changed_at } = invitation;
    const functions = functionsOf(theme, details).toSorted(byTime);
    if (functions.length === 0) throw notFound('no_functions', 'This invitation names no day for a calendar.');
    const page = `${context.config.PUBLIC_URL}${INVITATION_PATH}/${params.token}`;
    await reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="invitation.ics"', 'cache-control': 'no-store' })
      .send(calendarFile({ order_id, headline, functions, revision, changed_at: new Date(changed_at), page }));
    return undefined;
  });
}
