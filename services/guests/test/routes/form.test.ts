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
    const {
      status,
      headers,
      body: problem,
    } = await guests.ask('nobody', 'POST', `/api/invitations/${token}/replies`, body, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.9',
    });
    const to = new URL(String(headers.location), 'https://shop.test');
    return { status, path: to.pathname, reply: to.searchParams.get('reply'), problem };
  }

  it('keeps a reply and leads to the page with its secret, by which the next form changes it', async () => {
    const { number, owner, token } = await guests.page();
    const sent = await post(token, { name: 'Kavya', coming: 'yes', [`people_${FUNCTION}`]: '3', line: 'With joy', website: '' });
    expect(sent).toMatchObject({ status: 303, path: `/i/${token}` });
    const secret = sent.reply ?? '';
    const own = () => guests.ask('nobody', 'GET', `/api/invitations/${token}/replies/${secret}`);
    expect((await own()).body).toMatchObject({ name: 'Kavya', coming: true, people: { [FUNCTION]: 3 }, line: 'With joy' });
    expect((await post(token, { name: 'Kavya', coming: 'no', secret })).reply).toBe(secret);
    expect((await own()).body).toMatchObject({ coming: false, people: {} });
    const { body } = await guests.ask(owner, 'GET', `/api/guest-pages/${number}/replies`);
    expect(body.replies).toHaveLength(1);
  });

  it.each([
    ['without a name', { coming: 'no' }, 'name'],
    ['with a name that is far too long', { name: 'x'.repeat(400), coming: 'no' }, 'name'],
    ['with words for a number', { name: 'Dev', coming: 'yes', [`people_${FUNCTION}`]: 'many' }, 'people'],
    ['with too many people', { name: 'Dev', coming: 'yes', [`people_${FUNCTION}`]: '21' }, 'people'],
    ['with nobody who comes', { name: 'Dev', coming: 'yes' }, 'people'],
  ])('%s is refused with the field', async (_, fields, field) => {
    const { token } = await guests.page();
    const { status, problem } = await post(token, fields);
    expect([status, problem.code]).toEqual([400, 'invalid_reply']);
    expect(problem.errors).toMatchObject([{ field }]);
  });

  it('to an address that shows nothing finds nothing', async () => {
    const { status, problem } = await post(newSecretOf('nobody made this'), { name: 'Dev', coming: 'no' });
    expect([status, problem.code]).toEqual([404, 'invitation_not_found']);
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
