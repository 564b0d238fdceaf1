import { readClock } from '@nimantran/kit/db/database';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import type { WantedChanges } from '@nimantran/proto/domain/support-request';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { resolveUploads, signDownload } from '@nimantran/proto/http/media/uploads';
import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { OrdersContext } from '../../context.ts';
import { IN_WORK } from '../../db/delivery/pauses.ts';
import { mailsOf, mailView } from '../../db/mails/order-mails.ts';
import { staffHistoryOf } from '../../db/orders/history.ts';
import { wantedChangesOf } from '../../db/orders/wanted-changes.ts';
import type { OrderRow } from '../../db/schema.ts';
import { supportOfOrder } from '../../db/support/support-requests.ts';
import { latenessOf } from '../../domain/delivery/lateness.ts';
import { stateAfter } from '../../domain/orders/order-states.ts';
import { canPay } from '../../domain/payments/bill-moves.ts';
import { readOrder } from '../orders/read-order.ts';
import { supportSummary } from '../support/support-view.ts';

type Context = Pick<OrdersContext, 'db' | 'clock' | 'config' | 'media' | 'catalog' | 'log'>;

/** An order as support staff need it. If another service does not answer, its part is left out. */
export async function readAdminOrder(context: Context, row: OrderRow, viewerUid: string): Promise<AdminOrder> {
  const { db, clock, config } = context;
  const [order, history, mails, support, theme, uploads, wanted, now, placed] = await Promise.all([
    readOrder(context, row, viewerUid),
    staffHistoryOf(db, row.id),
    mailsOf(db, row.id),
    supportOfOrder(db, row.id),
    themeOf(context, row),
    uploadsOf(context, row),
    wantedOf(context, row),
    readClock(db, clock),
    countOrdersOf(db, row.ownerUid),
  ]);
  const isForgotten = row.erasedAt !== null || row.eraseWantedAt !== null;
  return {
    order,
    customer: { uid: row.ownerUid, is_forgotten: isForgotten, orders: placed },
    theme_version: row.themeVersion,
    fields: theme?.fields ?? null,
    slots: theme?.slots ?? null,
    photo_urls: uploads.photos,
    music_url: uploads.music,
    promo_code: row.promoCode,
    terms: { version: row.termsVersion, accepted_at: row.termsAcceptedAt?.toISOString() ?? null },
    made_from: row.supportNumber,
    lateness: latenessOf(row, now),
    held_since: row.heldAt?.toISOString() ?? null,
    job_id: row.studioJobId,
    history,
    mails: await Promise.all(mails.map((mail) => mailView(db, mail, config))),
    support: support.map(supportSummary),
    wanted,
    can: {
      stop: stateAfter(row.state, 'stop') !== undefined,
      withdraw: stateAfter(row.state, 'cancel') !== undefined,
      bill: canPay(row.state, 'customisation'),
      revise: stateAfter(row.state, 'revise') !== undefined && !isForgotten,
      ask: IN_WORK.includes(row.state) && row.studioJobId !== null && row.heldAt === null && !isForgotten,
    },
  };
}

async function countOrdersOf(db: OrdersContext['db'], ownerUid: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('ownerUid', '=', ownerUid)
    .executeTakeFirstOrThrow();
  return count;
}

async function themeOf({ catalog, log }: Context, row: OrderRow): Promise<ThemeManifest | undefined> {
  try {
    const params = { theme_id: row.themeId, version: row.themeVersion };
    return (await catalog(getThemeVersion, { params })).manifest;
  } catch (error) {
    log.warn({ err: error }, 'an order is shown without the labels of its theme');
    return undefined;
  }
}

/** Addresses of the uploads, while they exist. */
async function uploadsOf(context: Context, row: OrderRow): Promise<{ photos: Record<string, string>; music: string | null }> {
  const { photos, music } = row.customisation;
  const ids = [...Object.values(photos).map(({ upload_id }) => upload_id), ...(music ? [music.upload_id] : [])];
  if (row.uploadsPurgedAt !== null || ids.length === 0) return { photos: {}, music: null };
  try {
    const addresses = await signedAddresses(context, row.ownerUid, ids);
    const shown = Object.entries(photos).flatMap(([slot, { upload_id }]) => {
      const url = addresses.get(upload_id);
      return url === undefined ? [] : [[slot, url] as const];
    });
    return { photos: Object.fromEntries(shown), music: (music && addresses.get(music.upload_id)) ?? null };
  } catch (error) {
    context.log.warn({ err: error }, 'an order is shown without what was uploaded for it');
    return { photos: {}, music: null };
  }
}

/** Changes that the customer asked for; their photos have no address while media does not answer. */
async function wantedOf(context: Context, row: OrderRow): Promise<AdminOrder['wanted']> {
  const wanted = await wantedChangesOf(context.db, row.id);
  return Promise.all(
    wanted.map(async ({ number, changes }) => ({
      support_number: number,
      changes,
      photo_urls: (await uploadsOf(context, asWanted(row, changes))).photos,
    })),
  );
}

/** Photos of wanted changes are separate uploads: they exist even if the order's own uploads are deleted. */
function asWanted(row: OrderRow, { photos }: WantedChanges): OrderRow {
  return { ...row, uploadsPurgedAt: null, customisation: { ...row.customisation, photos, music: null } };
}

async function signedAddresses({ media }: Context, ownerUid: string, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const { uploads } = await media(resolveUploads, { body: { owner_uid: ownerUid, upload_ids: ids } });
  const signed = await Promise.all(
    uploads.map(async ({ id, object_key }) => {
      const { url } = await media(signDownload, { body: { object_key, expires_in_seconds: SIGNED_ADDRESS_SECONDS } });
      return [id, url] as const;
    }),
  );
  return new Map(signed);
}
