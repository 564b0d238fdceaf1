import { PROOFS, type Proof } from '@nimantran/proto/domain/first-run';
import { getFirstRun, startProof } from '@nimantran/proto/http/orders/first-run';
import { getShop } from '@nimantran/proto/http/orders/shop';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { forgetOtherOpenings, openingOf } from '../../../src/db/first-run/proofs.ts';
import { up } from '../../../src/db/migrations/20261231-132001-first-run.ts';
import { up as upRehearsals } from '../../../src/db/migrations/20261231-145001-rehearsals.ts';
import { proveNightly } from '../../../src/jobs/prove-nightly.ts';
import { proofIn, readyNeighbours } from '../../support/first-run.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { withShop } from '../../support/shop.ts';

const admin = person('root', ['admin']);
const TRIAL = { isTrial: true, isRehearsal: false };
const REHEARSAL = { isTrial: false, isRehearsal: true };
const REAL = { isTrial: false, isRehearsal: false };

describeWith(['postgres'], 'a shop that sells', () => {
  const ready = readyNeighbours();
  const shop = withShop({}, (_shop, config) => ({
    config: { ...config, isTrial: false },
    ...{ catalog: ready.call, pricing: ready.call, media: ready.call, identity: ready.call, studio: ready.call },
  }));

  const run = () => shop.as(admin)(getFirstRun);
  const pass = (proofs: readonly Proof[]) => {
    const at = new Date();
    const rows = proofs.map((proof) => ({
      ...{ id: crypto.randomUUID(), proof, state: 'passed' as const, said: 'x', task: null, secret: null, reference: null },
      ...{ isTrial: false, byUid: admin.uid, byEmail: admin.email, createdAt: at, endedAt: at },
    }));
    return shop.context.db.insertInto('proofs').values(rows).execute();
  };
  beforeEach(async () => {
    await shop.context.db.deleteFrom('proofs').execute();
    await shop.context.db.deleteFrom('shopOpening').execute();
  });

  it('is closed, claims nothing until everything has passed', async () => {
    const facts = await shop.as(undefined)(getShop);
    expect(facts).toMatchObject({ closed: true, claims: { rank: null, customer_count: null, app_users: { home: null } } });
    expect(await run()).toMatchObject({ trial: false, open: false });
  });

  it('opens with the last proof, says so to every process and in the audit log, and stays open', async () => {
    await pass(PROOFS.filter((proof) => proof !== 'promises'));
    const eventsBefore = await shop.context.db
      .selectFrom('outbox')
      .select('id')
      .where('type', '=', 'orders.shop.changed')
      .execute();
    expect((await run()).open).toBe(false);
    const opened = await shop.as(admin)(startProof, { params: { proof: 'promises' } });
    expect(opened).toMatchObject({ open: true, opened_because: 'proven' });
    expect((await shop.as(undefined)(getShop)).closed).toBeUndefined();
    const events = await shop.context.db.selectFrom('outbox').select('id').where('type', '=', 'orders.shop.changed').execute();
    expect(events).toHaveLength(eventsBefore.length + 1);
    const changes = await shop.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'orders.change.made')
      .execute();
    expect(changes.map(({ envelope }) => (envelope.data as { action: string }).action)).toContain('shop.opened');
    ready.answers.proveFile = () => ({ url: null, fault: 'Full.' });
    expect(proofIn(await shop.as(admin)(startProof, { params: { proof: 'file' } }), 'file').state).toBe('failed');
    expect((await run()).open).toBe(true);
  });

  it('does not count what it proved while it was for trying out, nor what it tried itself at night', async () => {
    await pass(PROOFS.filter((proof) => proof !== 'promises'));
    await shop.context.db.updateTable('proofs').set({ isTrial: true }).where('proof', '=', 'clock').execute();
    await shop.context.db.updateTable('proofs').set({ byUid: null, byEmail: null }).where('proof', '=', 'mail').execute();
    expect((await shop.as(admin)(startProof, { params: { proof: 'promises' } })).open).toBe(false);
    await pass(['clock']);
    expect((await shop.as(admin)(startProof, { params: { proof: 'promises' } })).open).toBe(false);
    await pass(['mail']);
    expect((await shop.as(admin)(startProof, { params: { proof: 'promises' } })).open).toBe(true);
  });

  it('lets nobody sign in by the chooser for trying out', async () => {
    ready.answers.proveSignIn = () => ({ method: 'local', last_admin: { email: 'x@y.in', at: new Date().toISOString() } });
    const { state, said } = proofIn(await shop.as(admin)(startProof, { params: { proof: 'sign_in' } }), 'sign_in');
    expect({ state, said }).toEqual({ state: 'failed', said: expect.stringContaining('FIREBASE_PROJECT_ID') });
  });

  it('once open, tries at night what needs nobody, once a night, and keeps what came out', async () => {
    const tried = async () =>
      (await shop.context.db.selectFrom('proofs').select(['proof', 'state', 'byUid']).orderBy('seq').execute()).map(
        ({ proof, state, byUid }) => `${proof} ${state} ${byUid}`,
      );
    await proveNightly(shop.context);
    expect(await tried()).toEqual([]);
    await shop.context.db.insertInto('shopOpening').values({ openedAt: new Date(), because: 'proven' }).execute();
    ready.answers.proveFile = () => ({ url: null, fault: 'The bucket is full.' });
    await proveNightly(shop.context);
    const once = ['mail passed null', 'webhook passed null', 'file failed null', 'clock passed null'];
    expect(await tried()).toEqual(once);
    await proveNightly(shop.context);
    expect(await tried()).toEqual(once);
    expect(shop.mails).toEqual([]);
    expect(proofIn(await run(), 'file')).toMatchObject({
      state: 'failed',
      said: 'The bucket is full.',
      by: null,
      passed_at: null,
    });
  });
});

describeWith(['postgres'], 'a shop that is upgraded', () => {
  const shop = withShop();
  const { placePaid } = moneyOf(shop);
  const upgrade = async () => {
    const { db } = shop.context;
    await sql`drop table proofs, shop_opening`.execute(db);
    await up(db as never);
    await upRehearsals(db as never);
    return openingOf(db);
  };

  it('stays open if it has delivered orders, unless those were made while trying out', async () => {
    const { db } = shop.context;
    const { id } = await placePaid();
    expect(await upgrade()).toBeUndefined();
    await db.updateTable('orders').set({ completedAt: new Date() }).where('id', '=', id).execute();
    expect(await upgrade()).toMatchObject({ because: 'sold_before' });
    await forgetOtherOpenings(db, TRIAL);
    expect(await openingOf(db)).toBeUndefined();
  });

  it('a shop for trying out forgets at its start that it delivered; what was proven is kept', async () => {
    const { db } = shop.context;
    await db.insertInto('shopOpening').values({ openedAt: new Date(), because: 'proven' }).execute();
    await forgetOtherOpenings(db, TRIAL);
    expect(await openingOf(db)).toMatchObject({ because: 'proven' });
  });
});

describeWith(['postgres'], 'a rehearsal', () => {
  const ready = readyNeighbours();
  const shop = withShop({}, (_shop, config) => ({
    config: { ...config, ...REHEARSAL },
    ...{ catalog: ready.call, pricing: ready.call, media: ready.call, identity: ready.call, studio: ready.call },
  }));
  const prove = (proof: Proof) => shop.as(admin)(startProof, { params: { proof } });
  beforeEach(async () => {
    await shop.context.db.deleteFrom('proofs').execute();
    await shop.context.db.deleteFrom('shopOpening').execute();
  });
  const passAll = (kind: typeof REAL, proofs: readonly Proof[]) => {
    const at = new Date();
    const rows = proofs.map((proof) => ({
      ...{ id: crypto.randomUUID(), proof, state: 'passed' as const, said: 'x', task: null, secret: null, reference: null },
      ...{ ...kind, byUid: admin.uid, byEmail: admin.email, createdAt: at, endedAt: at },
    }));
    return shop.context.db.insertInto('proofs').values(rows).execute();
  };

  it('takes the account chooser, and opens by its own proofs alone', async () => {
    ready.answers.proveSignIn = () => ({ method: 'local', last_admin: { email: 'x@y.in', at: new Date().toISOString() } });
    expect(proofIn(await prove('sign_in'), 'sign_in').state).toBe('passed');
    const others = PROOFS.filter((proof) => proof !== 'promises');
    await passAll(REAL, others);
    expect((await prove('promises')).open).toBe(false);
    await passAll(REHEARSAL, others);
    expect(await prove('promises')).toMatchObject({ open: true, opened_because: 'rehearsed' });
  });

  it('opens no shop that sells, and no shop that sells becomes one', async () => {
    const { db } = shop.context;
    await db.insertInto('shopOpening').values({ openedAt: new Date(), because: 'rehearsed' }).execute();
    await forgetOtherOpenings(db, REHEARSAL);
    expect(await openingOf(db)).toMatchObject({ because: 'rehearsed' });
    await forgetOtherOpenings(db, REAL);
    expect(await openingOf(db)).toBeUndefined();
    for (const because of ['proven', 'sold_before'] as const) {
      await db.deleteFrom('shopOpening').execute();
      await db.insertInto('shopOpening').values({ openedAt: new Date(), because }).execute();
      await expect(forgetOtherOpenings(db, REHEARSAL)).rejects.toThrow('this shop is open to customers');
    }
  });

  it('says on its mails that it is no real shop', async () => {
    await prove('mail');
    const [mail] = shop.mails.slice(-1);
    expect(mail?.subject).toMatch(/^\[Rehearsal\] /);
    expect(mail?.text).toMatch(/^Rehearsal, not a real shop: /);
    expect(mail?.html).toContain('Rehearsal, not a real shop: ');
  });
});
