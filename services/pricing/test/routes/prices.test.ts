import type { PricingModel } from '@nimantran/proto/domain/pricing';
import type { EditablePrices } from '@nimantran/proto/http/pricing/admin-prices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { openPricing, type Pricing } from '../support/pricing.ts';

describeWith(['postgres'], 'prices', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterAll(() => pricing.close());

  const admin = { uid: 'root', roles: ['admin' as const] };
  const read = async () => (await pricing.ask(admin, 'GET', '/api/admin/prices')).body.models as EditablePrices[];
  const model = async (pid: PricingModel['pid']) => {
    const found = (await read()).find((one) => one.pid === pid);
    if (!found) throw new Error(`${pid} is missing`);
    return found;
  };
  const save = (models: Omit<EditablePrices, 'updated_at'>[], by: Parameters<Pricing['ask']>[0] = admin) =>
    pricing.ask(by, 'PUT', '/api/admin/prices', {
      models: models.map(({ pid, version, currencies }) => ({ pid, version, currencies })),
    });
  /** The model with a different 720p offer and original price in rupees. */
  const priced = ({ pid, version, currencies }: EditablePrices, offer: number, original: number): EditablePrices => ({
    pid,
    version,
    updated_at: '',
    currencies: currencies.map((entry) =>
      entry.code === 'INR'
        ? { ...entry, res: entry.res.map((price, place) => (place === 0 ? { offer, original } : price)) }
        : entry,
    ),
  });
  const told = async (type: string, since: number) =>
    (await pricing.context.db.selectFrom('outbox').select(['envelope', 'seq']).where('type', '=', type).orderBy('seq').execute())
      .filter(({ seq }) => seq > since)
      .map(({ envelope }) => envelope);
  const lastSeq = async () =>
    (await pricing.context.db.selectFrom('outbox').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst())?.seq ?? 0;

  it('are changed for everybody at once, are told, and stand in the audit log with before and after', async () => {
    const since = await lastSeq();
    const before = await model('pricing_005');
    const old = before.currencies.find(({ code }) => code === 'INR')?.res[0];
    const { status, body } = await save([priced(before, 34_567, 45_678)]);
    expect([status, (body.models as EditablePrices[])[0]?.version]).toEqual([200, before.version + 1]);
    const shown = (await pricing.ask('nobody', 'GET', '/api/pricing-details')).body as unknown as PricingModel[];
    const rupees = shown.find(({ pid }) => pid === 'pricing_005')?.currencies.find(({ code }) => code === 'INR');
    expect(rupees?.res[0]).toEqual({ offer: 34_567, original: 45_678 });
    expect(await told('pricing.model.changed', since)).toMatchObject([{ key: 'pricing_005', data: { pid: 'pricing_005' } }]);
    expect((await told('pricing.change.made', since)).map(({ data }) => data)).toMatchObject([
      {
        actor: { uid: 'root' },
        action: 'prices.changed',
        before: { 'INR 720p': `${old?.offer} of ${old?.original}` },
        after: { 'INR 720p': '34567 of 45678' },
      },
    ]);
  });

  it('are not changed by somebody who saw older ones, and then none of the others either', async () => {
    const [seen, other] = [await model('pricing_005'), await model('pricing_006')];
    expect((await save([priced(seen, 30_000, 40_000)])).status).toBe(200);
    const late = await save([priced(other, 30_000, 40_000), priced(seen, 31_000, 41_000)]);
    expect([late.status, late.body.code]).toEqual([409, 'prices_changed']);
    expect(await model('pricing_006')).toEqual(other);
  });

  it('of two who save at once one is told that the other was first', async () => {
    const seen = await model('pricing_004');
    const answers = await Promise.all([save([priced(seen, 11_100, 22_200)]), save([priced(seen, 33_300, 44_400)])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that stay as they are change nothing and are told to nobody', async () => {
    const since = await lastSeq();
    const seen = await model('pricing_003');
    expect((await save([seen])).status).toBe(200);
    expect((await model('pricing_003')).version).toBe(seen.version);
    expect([...(await told('pricing.model.changed', since)), ...(await told('pricing.change.made', since))]).toEqual([]);
  });

  it('refuse an offer above the original, a currency that is missing and a model named twice', async () => {
    const seen = await model('pricing_002');
    const above = await save([priced(seen, 50_000, 40_000)]);
    expect(above).toMatchObject({ status: 400, body: { code: 'invalid_prices' } });
    expect(above.body.errors).toEqual([expect.objectContaining({ field: 'pricing_002.INR.720p.offer' })]);
    const [first] = seen.currencies;
    if (!first) throw new Error('no currency');
    expect((await save([{ ...seen, currencies: [first, first, first, first] }])).body.code).toBe('invalid_prices');
    expect((await save([seen, seen])).body.code).toBe('invalid_prices');
    expect((await save([priced(seen, 0, 100)])).status).toBe(400);
    expect(await model('pricing_002')).toEqual(seen);
  });

  it('are for admins alone', async () => {
    const seen = await model('pricing_001');
    for (const [caller, status] of [
      ['nobody', 401],
      ['service', 401],
      [{ uid: 'asha' }, 403],
      [{ uid: 'dev', roles: ['designer'] }, 403],
      [{ uid: 'par', roles: ['partner'] }, 403],
    ] as const) {
      const by =
        typeof caller === 'string' ? caller : { uid: caller.uid, ...('roles' in caller ? { roles: [...caller.roles] } : {}) };
      expect((await pricing.ask(by, 'GET', '/api/admin/prices')).status).toBe(status);
      expect((await save([seen], by)).status).toBe(status);
    }
  });

  it('leave a change of a promo code in the audit log', async () => {
    const since = await lastSeq();
    await pricing.save('DIWALI');
    await pricing.save('DIWALI', { max_uses: 5 });
    expect((await told('pricing.change.made', since)).map(({ data }) => data)).toMatchObject([
      { action: 'promo_code.made', target: { kind: 'promo_code', id: 'DIWALI' }, before: null },
      { action: 'promo_code.changed', before: { max_uses: null }, after: { max_uses: 5 } },
    ]);
  });
});
