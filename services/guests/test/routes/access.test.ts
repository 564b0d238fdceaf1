import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { type Caller, FUNCTION, type Guests, invitationOf, newSecretOf, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'access to an invitation page', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  /** Everything that a host may do with a page. */
  const actions = (number: string, token: string, replyId: string) =>
    [
      ['GET', ''],
      ['PUT', '/on'],
      ['PUT', '/address', { replaces: token }],
      ['PUT', '/replies-close-on', { day: '2026-12-01' }],
      ['GET', '/replies'],
      ['GET', '/replies.csv'],
      ['PUT', `/replies/${replyId}/accepted`],
      ['DELETE', `/replies/${replyId}`],
      ['DELETE', '/on'],
    ].map(([method, path, body]) => [method, `/api/guest-pages/${number}${path}`, body] as const);

  it('is the host’s alone: for others, staff among them, there is no such order', async () => {
    const { number, owner, token } = await guests.page();
    await guests.reply(token, { name: 'Kavya' });
    const { body } = await guests.ask(owner, 'GET', `/api/guest-pages/${number}/replies`);
    const [{ id }] = body.replies as [{ id: string }];
    const callers: [Caller, number][] = [
      ['nobody', 401],
      [{ uid: 'another' }, 404],
      [{ uid: 'root', roles: ['admin', 'designer', 'partner'] }, 404],
    ];
    for (const [caller, status] of callers) {
      for (const [method, url, sent] of actions(number, token, id)) {
        const answer = await guests.ask(caller, method as 'GET', url, sent);
        expect([method, url, answer.status, answer.body.code]).toEqual([
          method,
          url,
          status,
          status === 401 ? 'unauthenticated' : 'order_not_found',
        ]);
        expect(answer.text).not.toContain('Kavya');
      }
    }
    // Nothing has changed: it is on, at its address, with its reply.
    expect((await guests.ask(owner, 'GET', `/api/guest-pages/${number}`)).body).toMatchObject({
      ...{ on: true, token, replies_close_on: null },
      counts: { coming: 1 },
    });
    for (const [method, url, sent] of actions(number, token, id))
      expect((await guests.ask(owner, method as 'GET', url, sent)).status, url).toBeLessThan(300);
  });

  it('of an order without a page is the same for others as of none', async () => {
    guests.orders.set('NM-ZZZZZZZZ', invitationOf('NM-ZZZZZZZZ', { owner_uid: 'somebody' }));
    for (const number of ['NM-ZZZZZZZZ', 'NM-YYYYYYYY']) {
      const { status, body } = await guests.ask({ uid: 'another' }, 'GET', `/api/guest-pages/${number}/replies`);
      expect([status, body.code]).toEqual([404, 'order_not_found']);
    }
    const own = await guests.ask({ uid: 'somebody' }, 'GET', '/api/guest-pages/NM-ZZZZZZZZ');
    expect(own.body).toMatchObject({ on: false, token: null, can_turn_on: true, kept_until: null, deleted: null });
    const off = await guests.ask({ uid: 'somebody' }, 'GET', '/api/guest-pages/NM-ZZZZZZZZ/replies');
    expect([off.status, off.body.code]).toEqual([409, 'page_off']);
  });

  it('waits for the delivery', async () => {
    guests.orders.set('NM-WWWWWWWW', invitationOf('NM-WWWWWWWW', { delivered: false, delivered_at: null }));
    const { status, body } = await guests.ask({ uid: 'host' }, 'PUT', '/api/guest-pages/NM-WWWWWWWW/on');
    expect([status, body.code]).toEqual([409, 'order_not_delivered']);
    expect((await guests.ask({ uid: 'host' }, 'GET', '/api/guest-pages/NM-WWWWWWWW')).body.can_turn_on).toBe(false);
  });

  it('by its address ends within a request: off, renewed, unknown and refunded say the same', async () => {
    const unknown = await guests.ask('nobody', 'GET', `/api/invitations/${newSecretOf('unknown')}`);
    const problem = ({ instance: _path, request_id: _id, ...told }: Record<string, unknown>) => told;
    const shows = async (token: string) => {
      const secret = newSecretOf('any');
      const answers = await Promise.all([
        guests.ask('nobody', 'GET', `/api/invitations/${token}`),
        guests.ask('nobody', 'GET', `/api/invitations/${token}/picture.jpg`),
        guests.ask('nobody', 'GET', `/api/invitations/${token}/poster.webp`),
      ]);
      const replies = await Promise.all([
        guests.ask('nobody', 'GET', `/api/invitations/${token}/replies/${secret}`),
        guests.reply(token),
        guests.ask('nobody', 'DELETE', `/api/invitations/${token}/replies/${secret}`),
      ]);
      return [...answers, ...replies];
    };
    const { number, owner, token } = await guests.page();
    const page = `/api/guest-pages/${number}`;
    await guests.ask(owner, 'DELETE', `${page}/on`);
    for (const answer of await shows(token)) {
      expect(answer.status).toBe(404);
      expect(problem(answer.body)).toEqual(problem(unknown.body));
    }
    // On again, at the same address.
    expect((await guests.ask(owner, 'PUT', `${page}/on`)).body).toMatchObject({ on: true, token });
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${token}`)).status).toBe(200);

    const renewed = await guests.ask(owner, 'PUT', `${page}/address`, { replaces: token });
    expect(renewed.body.token).not.toBe(token);
    for (const answer of await shows(token)) expect(problem(answer.body)).toEqual(problem(unknown.body));
    const again = await guests.ask(owner, 'PUT', `${page}/address`, { replaces: token });
    expect([again.status, again.body.code]).toEqual([409, 'address_renewed']);

    // An order that has ended shows nothing, also before its event has come.
    const ended = await guests.page();
    const invitation = guests.orders.get(ended.number);
    if (invitation) guests.orders.set(ended.number, { ...invitation, delivered: false });
    guests.context.invitations.drop(ended.number);
    const { status, body } = await guests.ask('nobody', 'GET', `/api/invitations/${ended.token}`);
    expect([status, problem(body)]).toEqual([404, problem(unknown.body)]);
  });

  it('to a reply needs its secret, which is stored nowhere', async () => {
    const { token } = await guests.page();
    const other = await guests.page();
    const secret = newSecretOf('kavya keeps this');
    await guests.reply(token, { name: 'Kavya' }, { secret });
    const at = (of: string, by: string) => `/api/invitations/${of}/replies/${by}`;
    expect((await guests.ask('nobody', 'GET', at(token, secret))).body).toMatchObject({ name: 'Kavya' });
    for (const url of [at(token, newSecretOf('guessed')), at(other.token, secret)]) {
      const { status, body } = await guests.ask('nobody', 'GET', url);
      expect([status, body.code]).toEqual([404, 'reply_not_found']);
    }
    // A reply with another secret, or to another page, is another reply.
    await guests.reply(token, { name: 'Mallory' });
    await guests.reply(other.token, { name: 'Mallory' }, { secret });
    expect((await guests.ask('nobody', 'GET', at(token, secret))).body).toMatchObject({ name: 'Kavya' });
    await guests.ask('nobody', 'DELETE', at(token, newSecretOf('guessed')));
    await guests.reply(token, { name: 'Kavya', coming: false }, { secret });
    expect((await guests.ask('nobody', 'GET', at(token, secret))).body).toMatchObject({ coming: false, people: {} });
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${token}`)).text).not.toMatch(/Kavya|Mallory/);
    const rows = await guests.context.db.selectFrom('replies').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const listed = await guests.ask({ uid: 'host' }, 'GET', `/api/guest-pages/${other.number}/replies`);
    expect(listed.text).not.toContain(secret);

    await guests.ask('nobody', 'DELETE', at(token, secret));
    expect((await guests.ask('nobody', 'GET', at(token, secret))).status).toBe(404);
  });

  it('of a host does not reach the replies to another page', async () => {
    const [mine, other] = [await guests.page({ owner_uid: 'mine' }), await guests.page({ owner_uid: 'other' })];
    await guests.reply(other.token, { name: 'Dev' });
    const { body } = await guests.ask(other.owner, 'GET', `/api/guest-pages/${other.number}/replies`);
    const [{ id }] = body.replies as [{ id: string }];
    expect((await guests.ask(mine.owner, 'PUT', `/api/guest-pages/${mine.number}/replies/${id}/accepted`)).status).toBe(404);
    await guests.ask(mine.owner, 'DELETE', `/api/guest-pages/${mine.number}/replies/${id}`);
    expect((await guests.ask(other.owner, 'GET', `/api/guest-pages/${other.number}`)).body).toMatchObject({
      counts: { coming: 1, functions: [{ key: FUNCTION, people: 2 }] },
    });
  });

  it('to a customer’s export is a service’s alone', async () => {
    const { number, token } = await guests.page({ owner_uid: 'exported' });
    await guests.reply(token, { name: 'Kavya' });
    const url = '/internal/customers/exported/guest-pages';
    expect((await guests.ask('nobody', 'GET', url)).status).toBe(401);
    expect((await guests.ask({ uid: 'exported' }, 'GET', url)).status).toBe(403);
    const { body } = await guests.ask('service', 'GET', url);
    expect(body.pages).toMatchObject([{ order_number: number, token, replies: [{ name: 'Kavya' }] }]);
    const none = await guests.ask('service', 'GET', `/internal/customers/${randomUUID()}/guest-pages`);
    expect(none.body).toEqual({ pages: [] });
  });
});
