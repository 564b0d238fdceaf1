import { newSecret } from '@nimantran/kit/auth/secret';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { getGuestPage, turnGuestPageOn } from '@nimantran/proto/http/guests/guest-pages';
import {
  getInvitationCalendar,
  getInvitationPicture,
  getInvitationPoster,
  INVITATION_PATH,
  readInvitation,
  saveReply,
} from '@nimantran/proto/http/guests/invitations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { until, visit, visitAs } from '../../../shop-client/person.ts';
import { asAdmin, placesOf } from '../shop/search-tables.ts';

/** A guest's words that nobody else writes. */
const GUEST = { name: 'Bartholomew Quince', line: 'We bring the saffron lanterns' };

/**
 * Thirty days after the last function, the invitation's page answers nowhere, and no table has a guest's words any more; the host reads the
 * receipt.
 */
export async function purgeGuests(shop: Shop, number: string): Promise<void> {
  const [customer, guest] = await Promise.all([
    visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test'),
    visit(shop.publicUrl),
  ]);
  const { token } = await customer.call(turnGuestPageOn, { params: { number } });
  if (token === null) throw new Error('A page that is on has an address.');
  const params = { token };
  const { functions } = await guest.call(readInvitation, { params });
  const days = functions.filter(({ day }) => day !== null);
  expect(days.length).toBeGreaterThan(0);
  const people = Object.fromEntries(days.map(({ key }) => [key, 2]));
  await guest.call(saveReply, { params: { ...params, secret: newSecret() }, body: { ...GUEST, coming: true, people } });
  const addresses = [
    `${INVITATION_PATH}/${token}`,
    addressOf(getInvitationPicture, { params }),
    addressOf(getInvitationPoster, { params }),
    addressOf(getInvitationCalendar, { params }),
  ];
  const statuses = () => Promise.all(addresses.map(async (address) => (await guest.fetch(address)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  const admin = await asAdmin(shop);
  try {
    for (const word of Object.values(GUEST)) expect(await placesOf(admin, [word])).toEqual(['guests.replies']);
    // The time that has passed since: the functions were so long ago, and the page asks for their days as it does after an event.
    const day = JSON.stringify(kolkataDay(Date.now() - 31 * DAY_MS));
    for (const { key } of days)
      await admin.query(
        `update orders.orders set customisation = jsonb_set(customisation, array['details', $2], $3) where number = $1`,
        [number, key, day],
      );
    await admin.query('update guests.pages set refresh_at = now() where order_number = $1', [number]);
    const { on, deleted } = await until('the page to be deleted', 90_000, async () => {
      const page = await customer.call(getGuestPage, { params: { number } });
      return page.deleted ? page : undefined;
    });
    expect({ on, replies: deleted?.replies }).toEqual({ on: false, replies: 1 });
    expect(await placesOf(admin, Object.values(GUEST))).toEqual([]);
  } finally {
    await admin.end();
  }
  await expect.poll(statuses).toEqual([404, 404, 404, 404]);
}
