import { readClock } from '@nimantran/kit/db/database';
import type { GuestPage } from '@nimantran/proto/http/guests/guest-pages';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import type { Context } from '../context.ts';
import { orderNotFound } from '../db/pages.ts';
import { countReplies, functionsWith } from '../db/replies.ts';
import { findOwnPage } from '../use-cases/own-page.ts';
import { keepingOf } from '../use-cases/turn-page-on.ts';

const NOTHING = { coming: 0, not_coming: 0, suspect: 0 };

/** The page of the caller's own order, with its counts. @throws HttpProblem 404 `order_not_found` */
export async function guestPageView(context: Context, number: string, uid: string): Promise<GuestPage> {
  const { db, clock, invitations } = context;
  const page = await findOwnPage(db, number, uid);
  const invitation = await invitations.get(number);
  if (!page && invitation?.owner_uid !== uid) throw orderNotFound();
  const now = await readClock(db, clock);
  const keeping = invitation && keepingOf(invitation);
  const common = {
    order_number: number,
    can_turn_on: canTurnOn(invitation, now),
    deleted: await deletionOf(context, number),
  };
  if (!page)
    return {
      ...common,
      ...{ on: false, token: null, replies_close_on: null, last_day: keeping?.lastDay ?? null, kept_until: null },
      counts: { ...NOTHING, functions: (keeping?.functions ?? []).map((known) => ({ ...known, people: 0 })) },
    };
  const { coming, notComing, suspect, people } = await countReplies(db, page.id);
  return {
    ...common,
    ...{ on: page.isOn, token: page.token, replies_close_on: page.closeOn },
    // The page's row follows the words some seconds later.
    last_day: keeping ? keeping.lastDay : page.lastDay,
    kept_until: (keeping ?? page).keptUntil.toISOString(),
    counts: {
      ...{ coming, not_coming: notComing, suspect },
      functions: functionsWith(keeping ?? page, people.keys()).map(({ key, title }) => ({
        key,
        title,
        people: people.get(key) ?? 0,
      })),
    },
  };
}

function canTurnOn(invitation: OrderInvitation | undefined, now: Date): boolean {
  const keeping = invitation && keepingOf(invitation);
  return keeping !== undefined && keeping.keptUntil > now;
}

async function deletionOf({ db }: Pick<Context, 'db'>, number: string): Promise<GuestPage['deleted']> {
  const receipt = await db.selectFrom('purgeReceipts').selectAll().where('orderNumber', '=', number).executeTakeFirst();
  return receipt ? { at: receipt.purgedAt.toISOString(), replies: receipt.replies } : null;
}
