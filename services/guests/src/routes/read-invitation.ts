import { route } from '@nimantran/kit/http/route';
import { type Invitation, REPLY_LIMITS, readInvitation } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invitationNotFound, type OpenPage, pageByToken } from '../db/pages.ts';
import type { PageRow } from '../db/schema.ts';
import { lastDayIn } from '../domain/guest-functions.ts';
import { wordsOf } from '../domain/invitation-view.ts';
import { pictureOf } from '../domain/picture.ts';
import { refreshPage } from '../use-cases/refresh-page.ts';
import { isClosed } from '../use-cases/save-reply.ts';

export function serveReadInvitation(app: FastifyInstance, context: Context): void {
  route(app, readInvitation, async ({ params }) => {
    const { page, invitation } = await openInvitation(context, params.token);
    const { now } = page;
    const words = wordsOf(invitation);
    // A page that the code of a video opened: guests may reply to what they read here.
    if (page.functions.length === 0) await refreshPage(context, page, invitation);
    else if (isStale(page, words)) await askAgain(context, page);
    return {
      ...words,
      ...(await filmOf(context, invitation, now)),
      ...pictureIn(invitation),
      replies: repliesOf(page, now),
      opened_at: now.toISOString(),
    };
  });
}

/** @throws HttpProblem 404 `invitation_not_found`, also if the order shows nothing any more and the page is about to be deleted */
export async function openInvitation(
  { db, clock, invitations }: Pick<Context, 'db' | 'clock' | 'invitations'>,
  token: string,
): Promise<{ page: OpenPage; invitation: OrderInvitation }> {
  const page = await pageByToken(db, clock, token);
  const invitation = await invitations.get(page.orderNumber);
  if (!invitation?.delivered || invitation.owner_uid !== page.ownerUid) throw invitationNotFound();
  return { page, invitation };
}

/** The words were corrected, and the event of the new film is still to come. */
const isStale = (page: PageRow, { functions }: Pick<Invitation, 'functions'>): boolean =>
  page.lastDay !== lastDayIn(functions) ||
  JSON.stringify(page.functions.map(({ key, title }) => [key, title])) !==
    JSON.stringify(functions.map(({ key, title }) => [key, title]));

async function askAgain({ db, clock }: Pick<Context, 'db' | 'clock'>, page: PageRow): Promise<void> {
  await db
    .updateTable('pages')
    .set({ refreshAt: sql<Date>`${clock()}` })
    .where('id', '=', page.id)
    .where('refreshAt', 'is', null)
    .execute();
}

function repliesOf(page: PageRow, now: Date): Invitation['replies'] {
  const reason = isClosed(page, now) ? 'day_passed' : page.repliesTaken >= REPLY_LIMITS.a_page ? 'page_full' : null;
  return { open: reason === null, closed_because: reason, close_on: page.closeOn };
}

function pictureIn(invitation: OrderInvitation): Pick<Invitation, 'has_picture' | 'picture_size'> {
  const picture = pictureOf(invitation);
  return { has_picture: picture !== undefined, ...(picture?.size && { picture_size: picture.size }) };
}

/** Without media, or without the film, the page has its words. */
async function filmOf(
  { addresses, log }: Context,
  { video }: OrderInvitation,
  now: Date,
): Promise<Pick<Invitation, 'film' | 'files_expire_at'>> {
  const address = await (video ? addresses.of(video.object_key) : undefined)?.catch((error: unknown) => {
    log.warn({ err: error }, 'the film of an invitation has no address');
    return undefined;
  });
  if (!video || !address) return { film: null, files_expire_at: now.toISOString() };
  const { object_key: _, ...size } = video;
  return { film: { url: address.url, ...size }, files_expire_at: address.expires_at };
}
