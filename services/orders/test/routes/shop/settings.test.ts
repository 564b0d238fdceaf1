import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { SettingsChange } from '@nimantran/proto/domain/shop';
import { decideRefund, listRefundApprovals } from '@nimantran/proto/http/orders/admin-refunds';
import { getInvoice, getOrder } from '@nimantran/proto/http/orders/orders';
import {
  decideSettings,
  getSettings,
  getShop,
  listSettingsApprovals,
  listSettingsHistory,
  saveSettings,
  withdrawSettings,
} from '@nimantran/proto/http/orders/shop';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { house } from '../../support/neighbours.ts';
import { refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'the settings of the shop', () => {
  const shop = withShop({}, ({ neighbours }) => ({ countAdmins: async () => neighbours.admins }));
  const { asha, admin, placePaid } = moneyOf(shop);
  const second = person('second', ['admin']);
  const now = () => shop.as(admin)(getSettings);
  async function save(change: SettingsChange, who = admin, version?: number) {
    return shop.as(who)(saveSettings, { body: { version: version ?? (await now()).version, change } });
  }
  const decide = (id: string, decision: 'agree' | 'decline' = 'agree', who = second) =>
    shop.as(who)(decideSettings, { params: { id }, body: { decision } });
  async function asked(change: SettingsChange): Promise<string> {
    const { approval } = await save(change);
    if (!approval) throw new Error('It was changed at once.');
    return approval.id;
  }
  async function events<Data>(type: string): Promise<Data[]> {
    const rows = await shop.context.db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope.data as Data);
  }
  beforeEach(() => {
    shop.neighbours.admins = 2;
  });

  it('are the variables of the seller and the texts of the shop until an admin changes them; the tax stays inside', async () => {
    const { settings, version, unset } = await now();
    expect(version).toBe(0);
    expect(unset).toContain('seller');
    expect(settings.seller).toMatchObject({
      name: 'Nimantran Studio Private Limited',
      address: ['14 Palace Road', 'Indore 452001'],
    });
    expect(settings.tax).toEqual({ state: 'MP', gstin: '23AABCN1234A1ZE', sac: '998439', lut: null });
    const facts = await shop.as(undefined)(getShop);
    expect(facts.about.name).toBe('Nimantran');
    expect(facts.seller.address).toEqual(['14 Palace Road', 'Indore 452001', 'Madhya Pradesh, India']);
    expect(JSON.stringify(facts)).not.toMatch(/23AABCN1234A1ZE|998439|"tax"/);
  });

  it('are changed by one admin, told to every process, and kept with who, when, before and after', async () => {
    const { about, promo } = (await now()).settings;
    const heard = (await events('orders.shop.changed')).length;
    const given = { code: 'DIWALI', text: '  Flat 20% off ', note: 'for us alone' };
    const changed = await save({ promo: given, about });
    expect(changed.settings.promo).toEqual({ code: 'DIWALI', text: 'Flat 20% off' });
    expect(changed).toMatchObject({ approval: null, settings: { promo: { code: 'DIWALI', text: 'Flat 20% off' } } });
    expect(changed.unset).not.toContain('promo');
    expect(changed.unset).toContain('about');
    expect((await shop.as(undefined)(getShop)).promo.code).toBe('DIWALI');
    expect((await events<{ sections: string[] }>('orders.shop.changed')).slice(heard)).toEqual([{ sections: ['promo'] }]);
    const [entry] = (await shop.as(second)(listSettingsHistory, { query: {} })).entries;
    expect(entry).toMatchObject({
      section: 'promo',
      before: promo,
      after: { code: 'DIWALI', text: 'Flat 20% off' },
      changed_by: { uid: admin.uid },
      agreed_by: null,
    });
    expect((await events<AuditedChange>('orders.change.made')).at(-1)).toMatchObject({
      action: 'settings.changed',
      actor: { uid: admin.uid },
      target: { kind: 'settings', id: 'promo' },
      before: promo,
    });
    expect(await refusal(save({ promo: { code: 'DIWALI', text: 'Flat 20% off' } }))).toMatchObject({ code: 'nothing_changed' });
  });

  it('tell whether the shop has another name, which films show', async () => {
    const { about } = (await now()).settings;
    const heard = (await events('orders.shop.changed')).length;
    await save({ about: { ...about, support_answers: 'within an hour' } });
    await save({ about: { ...about, name: 'Shaadi Studio' } });
    await save({ about });
    expect((await events('orders.shop.changed')).slice(heard)).toEqual([
      { sections: ['about'] },
      { sections: ['about'], renamed: true },
      { sections: ['about'], renamed: true },
    ]);
  });

  it('that customers rely on wait for a second admin, who sees what changes', async () => {
    const { claims } = (await now()).settings;
    const after = { ...claims, rank: 'A video invitation maker in India' };
    const id = await asked({ claims: after });
    expect((await now()).settings.claims).toEqual(claims);
    expect(await refusal(save({ claims: { ...claims, rank: 'Another' } }))).toMatchObject({ status: 409, code: 'already_asked' });
    const waiting = await shop.as(second)(listSettingsApprovals, { query: {} });
    expect(waiting.changes[id]).toEqual({ before: { claims }, after: { claims: after } });
    expect(await refusal(decide(id, 'agree', admin))).toMatchObject({ code: 'own_request' });
    expect(await decide(id)).toMatchObject({ state: 'approved', error: null });
    expect((await shop.as(undefined)(getShop)).claims.rank).toBe('A video invitation maker in India');
    const [entry] = (await shop.as(second)(listSettingsHistory, { query: { limit: 1 } })).entries;
    expect(entry).toMatchObject({ section: 'claims', changed_by: { uid: admin.uid }, agreed_by: { uid: second.uid } });

    const declined = await asked({ claims: { ...after, customers: 'a million' } });
    await decide(declined, 'decline');
    const withdrawn = await asked({ claims: { ...after, customers: 'a million' } });
    await shop.as(admin)(withdrawSettings, { params: { id: withdrawn } });
    expect((await now()).settings.claims.customers).toBe('750,000+');
    expect((await shop.as(second)(listSettingsApprovals, { query: {} })).approvals).toEqual([]);
  });

  it('are left as they are if they changed after the request, and if the admin has seen older ones', async () => {
    const seen = await now();
    const id = await asked({ delivery: { express: '6 hours', standard: '1 day' } });
    shop.neighbours.admins = 1;
    await save({ delivery: { express: '8 hours', standard: '2 days' } });
    const answer = await decide(id);
    expect(answer.error).toContain('changed after this was requested');
    expect((await now()).settings.delivery.express).toBe('8 hours');
    const old = save({ delivery: { express: '9 hours', standard: '2 days' } }, admin, seen.version);
    expect(await refusal(old)).toMatchObject({ status: 409, code: 'settings_changed' });
    // What another admin changed elsewhere does not matter.
    const { version } = await save({ law: { of: 'India', courts: 'the courts of Pune' } }, admin, seen.version);
    expect(version).toBeGreaterThan(seen.version);
  });

  it('are changed once by many who save at once', async () => {
    const { version, settings } = await now();
    const saves = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => save({ about: { ...settings.about, copyright: `© ${index}` } }, admin, version)),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each<[string, (settings: Required<SettingsChange>) => SettingsChange, string]>([
    ['an empty name', ({ about }) => ({ about: { ...about, name: ' \u200b ' } }), 'change.about.name'],
    ['a line break', ({ seller }) => ({ seller: { ...seller, name: 'A\nB' } }), 'change.seller.name'],
    [
      'a script as a link',
      ({ about }) => ({ about: { ...about, social: [{ name: 'X', url: 'javascript:alert(1)' }] } }),
      'change.about.social.0.url',
    ],
    [
      'a link in the clear',
      ({ about }) => ({ about: { ...about, app: { store: 'X', url: 'http://x.example' } } }),
      'change.about.app.url',
    ],
    ['no email address', ({ about }) => ({ about: { ...about, support_email: 'us' } }), 'change.about.support_email'],
    [
      'nine networks',
      ({ about }) => ({ about: { ...about, social: Array(9).fill({ name: 'X', url: 'https://x.example' }) } }),
      'change.about.social',
    ],
    ['no address', ({ seller }) => ({ seller: { ...seller, address: [] } }), 'change.seller.address'],
    ['a wrong check digit', ({ tax }) => ({ tax: { ...tax, gstin: '23AABCN1234A1ZF' } }), 'change.tax.gstin'],
    ['a GSTIN of another state', ({ tax }) => ({ tax: { ...tax, state: 'GJ' } }), 'change.tax.gstin'],
    ['no state', ({ tax }) => ({ tax: { ...tax, state: 'XX' } }), 'change.tax.state'],
    ['a long claim', ({ claims }) => ({ claims: { ...claims, rank: 'x'.repeat(121) } }), 'change.claims.rank'],
  ])('are refused with %s', async (_what, change, field) => {
    const { settings } = await now();
    const refused = await refusal(save(change(settings)));
    expect(refused.status).toBe(400);
    expect(refused.fields).toContain(field);
  });

  it('are for admins alone, but for what everybody may read', async () => {
    for (const who of [undefined, asha, person('dev', ['designer']), person('pia', ['partner'])]) {
      const status = who === undefined ? 401 : 403;
      const id = randomUUID();
      const as = shop.as(who);
      expect((await as(getShop)).about.name).toBe('Nimantran');
      expect((await refusal(as(getSettings))).status).toBe(status);
      expect((await refusal(as(saveSettings, { body: { version: 0, change: {} } }))).status).toBe(status);
      expect((await refusal(as(listSettingsHistory, { query: {} }))).status).toBe(status);
      expect((await refusal(as(listSettingsApprovals, { query: {} }))).status).toBe(status);
      expect((await refusal(as(decideSettings, { params: { id }, body: { decision: 'agree' } }))).status).toBe(status);
      expect((await refusal(as(withdrawSettings, { params: { id } }))).status).toBe(status);
    }
  });

  it('and refunds are decided apart', async () => {
    const id = await asked({ law: { of: 'India', courts: 'the courts of Bhopal' } });
    expect((await shop.as(second)(listRefundApprovals, { query: {} })).approvals.map((approval) => approval.id)).not.toContain(
      id,
    );
    const other = shop.as(second)(decideRefund, { params: { id }, body: { decision: 'agree' } });
    expect(await refusal(other)).toMatchObject({ status: 404, code: 'unknown_approval' });
    await decide(id, 'decline');
  });

  it('keep their history, which nobody changes or deletes', async () => {
    const { db } = shop.context;
    await expect(sql`update shop_settings set section = 'law'`.execute(db)).rejects.toThrow(/permission denied|append-only/);
    await expect(sql`delete from shop_settings`.execute(db)).rejects.toThrow(/permission denied|append-only/);
  });

  it('name the seller on the next invoice and in the next mail, not on an invoice that was issued', async () => {
    const invoiced = async (number: string) => {
      const { invoices } = await eventually('the invoice', async () => {
        const order = await shop.as(asha)(getOrder, { params: { number } });
        return order.invoices.length > 0 && order;
      });
      const path = getInvoice.path.replace('{number}', number).replace('{invoice_id}', invoices[0]?.id ?? '');
      const headers = { authorization: `Bearer ${await house.forUser(asha)}` };
      const pdf = async () => Buffer.from(await (await fetch(`${shop.url}${path}`, { headers })).arrayBuffer());
      const row = await shop.context.db
        .selectFrom('invoices')
        .select('document')
        .where('orderId', '=', await shop.idOf(number))
        .executeTakeFirstOrThrow();
      return { document: row.document, pdf };
    };
    const mailTo = (number: string) =>
      eventually('the receipt', async () => shop.mails.find((mail) => mail.order_number === number));
    const before = await placePaid();
    const old = await invoiced(before.number);
    const drawn = await old.pdf();
    expect((await mailTo(before.number)).text).toContain('Nimantran Studio Private Limited, 14 Palace Road');

    const { settings } = await now();
    await save({ about: { ...settings.about, name: 'Shubh' } });
    const seller = { ...settings.seller, name: 'Shubh Films LLP', address: ['2 Ring Road', 'Ahmedabad 380001'] };
    await decide(await asked({ seller, tax: { ...settings.tax, state: 'GJ', gstin: null } }));
    expect((await shop.as(undefined)(getShop)).seller).toMatchObject({
      name: 'Shubh Films LLP',
      address: ['2 Ring Road', 'Ahmedabad 380001', 'Gujarat, India'],
    });
    const after = await placePaid();
    expect((await invoiced(after.number)).document).toMatchObject({
      shopName: 'Shubh',
      seller: { name: 'Shubh Films LLP', address: ['2 Ring Road', 'Ahmedabad 380001'], state: 'GJ', gstin: null },
      supply: 'untaxed',
    });
    const { text, html } = await mailTo(after.number);
    expect(text).toContain('-- \nShubh');
    expect(text).toContain('Shubh Films LLP, 2 Ring Road, Ahmedabad 380001, Gujarat, India');
    expect(html).toContain('Shubh <span');
    const again = await invoiced(before.number);
    expect(again.document).toMatchObject({
      shopName: 'Nimantran',
      seller: { name: 'Nimantran Studio Private Limited', state: 'MP' },
    });
    expect((await again.pdf()).equals(drawn)).toBe(true);
  });
});
