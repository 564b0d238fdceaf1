import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { FUNCTION, type Guests, newSecretOf, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'a form without JavaScript', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  async function post(token: string, fields: Record<string, string>) {
    const opened_at = new Date(guests.time.now.getTime() - 60_000).toISOString();
    const body = new URLSearchParams({ opened_at, ...fields }).toString();
    const { status, headers } = await guests.ask('nobody', 'POST', `/api/invitations/${token}/replies`, body, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.9',
    });
    const to = new URL(String(headers.location), 'https://shop.test');
    return { status, path: to.pathname, reply: to.searchParams.get('reply'), fault: to.searchParams.get('fault') };
  }

  it('keeps a reply and leads to the page with its secret, by which the next form changes it', async () => {
    const { number, owner, token } = await guests.page();
    const sent = await post(token, { name: 'Kavya', coming: 'yes', [`people_${FUNCTION}`]: '3', line: 'With joy', website: '' });
    expect(sent).toMatchObject({ status: 303, path: `/i/${token}`, fault: null });
    const secret = sent.reply ?? '';
    const own = () => guests.ask('nobody', 'GET', `/api/invitations/${token}/replies/${secret}`);
    expect((await own()).body).toMatchObject({ name: 'Kavya', coming: true, people: { [FUNCTION]: 3 }, line: 'With joy' });
    expect((await post(token, { name: 'Kavya', coming: 'no', secret })).reply).toBe(secret);
    expect((await own()).body).toMatchObject({ coming: false, people: {} });
    const { body } = await guests.ask(owner, 'GET', `/api/guest-pages/${number}/replies`);
    expect(body.replies).toHaveLength(1);
  });

  it.each([
    ['without a name', { coming: 'no' }, 'invalid_reply'],
    ['with words for a number', { name: 'Dev', coming: 'yes', [`people_${FUNCTION}`]: 'many' }, 'invalid_reply'],
    ['with too many people', { name: 'Dev', coming: 'yes', [`people_${FUNCTION}`]: '21' }, 'invalid_reply'],
    ['with nobody who comes', { name: 'Dev', coming: 'yes' }, 'invalid_reply'],
  ])('%s leads back and says why', async (_, fields, fault) => {
    const { token } = await guests.page();
    expect(await post(token, fields)).toMatchObject({ status: 303, path: `/i/${token}`, reply: null, fault });
  });

  it('to an address that shows nothing leads there', async () => {
    const token = newSecretOf('nobody made this');
    expect(await post(token, { name: 'Dev', coming: 'no' })).toMatchObject({ status: 303, fault: 'invitation_not_found' });
  });

  it('is read for this operation alone', async () => {
    const { number, owner, token } = await guests.page();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const [method, url] of [
      ['PUT', `/api/invitations/${token}/replies/${newSecretOf('any')}`],
      ['PUT', `/api/guest-pages/${number}/replies-close-on`],
    ] as const)
      expect((await guests.ask(owner, method, url, 'name=Dev', form)).status).toBe(415);
  });
});
