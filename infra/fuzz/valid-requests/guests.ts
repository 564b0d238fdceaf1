import { newSecret } from '@nimantran/kit/auth/secret';
import { type GuestPage, listReplies, setReplyDay, turnGuestPageOn } from '@nimantran/proto/http/guests/guest-pages';
import { type NewReply, readInvitation, saveReply } from '@nimantran/proto/http/guests/invitations';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import { delivered } from './customer.ts';
import type { ValidRequestMaker } from './valid-request.ts';

/** The page of one of the member's orders, which takes replies; visitors get a customer's. */
async function pageOf(stock: ShopSeeder, by: Member): Promise<{ host: Member; number: string; token: string }> {
  const host = by.email ? by : await stock.people.of('customer');
  const { number } = await delivered(stock, host);
  const params = { number };
  await host.person.call(turnGuestPageOn, { params });
  // A request may have set a day that is over.
  const { token }: GuestPage = await host.person.call(setReplyDay, { params, body: { day: null } });
  stock.things.add('invitation', token, host.role);
  return { host, number, token: token ?? '' };
}

const aboutPage: ValidRequestMaker = async (stock, by) => ({ params: { number: (await pageOf(stock, by)).number } });
const aboutDelivered: ValidRequestMaker = async (stock, by) => ({ params: { number: (await delivered(stock, by)).number } });
const aboutInvitation: ValidRequestMaker = async (stock, by) => ({ params: { token: (await pageOf(stock, by)).token } });

async function newReply(by: Member, token: string): Promise<NewReply> {
  const { functions } = await by.person.call(readInvitation, { params: { token } });
  const people = Object.fromEntries(functions.slice(0, 1).map(({ key }) => [key, 2]));
  return { name: 'Kavya', coming: true, people, line: 'With joy' };
}

/** A reply that exists. */
export async function replied(stock: ShopSeeder, by: Member) {
  const page = await pageOf(stock, by);
  const { person } = page.host;
  const params = { token: page.token, secret: newSecret() };
  await person.call(saveReply, { params, body: await newReply(page.host, page.token) });
  stock.things.add('reply secret', params.secret, page.host.role);
  return { page, params };
}
const aboutOwnReply: ValidRequestMaker = async (stock, by) => ({ params: (await replied(stock, by)).params });
const aboutGuestsReply: ValidRequestMaker = async (stock, by) => {
  const { host, number } = (await replied(stock, by)).page;
  const { replies } = await host.person.call(listReplies, { params: { number }, query: { suspect: true } });
  for (const { id } of replies) stock.things.add('reply', id, host.role);
  return { params: { number, reply_id: replies[0]?.id } };
};

/** Operations of invitation pages; members of every role may be hosts, and everybody may be a guest. */
export const OF_GUESTS: Readonly<Record<string, ValidRequestMaker>> = {
  getGuestPage: aboutDelivered,
  turnGuestPageOn: aboutDelivered,
  turnGuestPageOff: aboutPage,
  async renewGuestPage(stock, by) {
    const { number, token } = await pageOf(stock, by);
    return { params: { number }, body: { replaces: token } };
  },
  setReplyDay: async (stock, by) => ({ ...(await aboutPage(stock, by)), body: { day: null } }),
  listReplies: async (stock, by) => ({ ...(await aboutPage(stock, by)), query: {} }),
  exportReplies: aboutPage,
  deleteReply: aboutGuestsReply,
  acceptReply: aboutGuestsReply,
  readInvitation: aboutInvitation,
  getInvitationPicture: aboutInvitation,
  getInvitationPoster: aboutInvitation,
  getInvitationCalendar: aboutInvitation,
  readReply: aboutOwnReply,
  withdrawReply: aboutOwnReply,
  async saveReply(stock, by) {
    const { host, token } = await pageOf(stock, by);
    return { params: { token, secret: newSecret() }, body: await newReply(host, token) };
  },
};
