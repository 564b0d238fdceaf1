import { serveParkedEvents } from '@nimantran/kit/events/serve-parked-events';
import type { FastifyInstance } from 'fastify';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { serveCustomerGuestPages } from './customer-guest-pages.ts';
import { serveExportReplies } from './export-replies.ts';
import { serveGetInvitationCalendar } from './get-invitation-calendar.ts';
import { serveGuestPages } from './guest-pages.ts';
import { serveHostReplies } from './host-replies.ts';
import { serveInvitationPictures } from './invitation-pictures.ts';
import { serveOwnReply } from './own-reply.ts';
import { servePostReplyForm } from './post-reply-form.ts';
import { serveReadInvitation } from './read-invitation.ts';

export async function serveAll(app: FastifyInstance, context: Context): Promise<void> {
  serveGuestPages(app, context);
  serveHostReplies(app, context);
  serveExportReplies(app, context);
  serveReadInvitation(app, context);
  serveInvitationPictures(app, context);
  serveGetInvitationCalendar(app, context);
  serveOwnReply(app, context);
  await servePostReplyForm(app, context);
  serveCustomerGuestPages(app, context);
  serveParkedEvents(app, 'guests', { db: context.db, consumers: consumersOf(context), log: context.log });
}
