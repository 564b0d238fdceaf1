import { createMailer } from '@nimantran/kit/mail/mailer';
import type { Proof } from '@nimantran/proto/domain/first-run';
import { continueProof, getFirstRun, startProof } from '@nimantran/proto/http/orders/first-run';
import { getSettings, saveSettings } from '@nimantran/proto/http/orders/shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { reconcile } from '../../../src/jobs/reconcile.ts';
import { proofIn, readyNeighbours, startRefusingSmtp } from '../../support/first-run.ts';
import { person } from '../../support/fixtures.ts';
import { refusal, type Shop, withShop } from '../../support/shop.ts';

const admin = person('root', ['admin']);

function proofsOf(shop: Shop) {
  const as = () => shop.as(admin);
  const start = async (proof: Proof) => proofIn(await as()(startProof, { params: { proof } }), proof);
  const goOn = async (proof: Proof, answer = '') =>
    proofIn(await as()(continueProof, { params: { proof }, body: { answer } }), proof);
  const codeSent = () => /\d{6}/.exec(shop.mails.at(-1)?.subject ?? '')?.[0] ?? '';
  /** Pays the test payment, and waits for the provider's events to arrive. */
  async function pay(): Promise<void> {
    const { task } = await start('payment');
    if (task?.kind !== 'pay') throw new Error('There is nothing to pay.');
    await shop.control(`sessions/${task.url.split('/').at(-1)}/pay`);
  }
  return { as, start, goOn, codeSent, pay };
}

describeWith(['postgres'], 'the proofs of the first run', () => {
  const ready = readyNeighbours();
  const neighbours = { catalog: ready.call, pricing: ready.call, media: ready.call, identity: ready.call, studio: ready.call };

  describe('where everything is as it should be', () => {
    const shop = withShop({}, () => neighbours);
    const { as, start, goOn, codeSent, pay } = proofsOf(shop);

    it('begins with nothing tried, in a shop that is open because it is for trying out', async () => {
      const run = await as()(getFirstRun);
      expect(run).toMatchObject({ trial: true, open: true, opened_at: null });
      expect(new Set(run.proofs.map(({ state }) => state))).toEqual(new Set(['untried']));
    });

    it('a mail is proven by the code that it brings, to whoever asked', async () => {
      expect(await start('mail')).toMatchObject({ state: 'waiting', task: { kind: 'code' }, by: admin.email });
      expect(shop.mails.at(-1)).toMatchObject({ to: admin.email });
      const wrong = codeSent() === '000000' ? '000001' : '000000';
      expect((await goOn('mail', wrong)).said).toContain('not the code');
      expect(await goOn('mail', ` ${codeSent().slice(0, 3)} ${codeSent().slice(3)}`)).toMatchObject({ state: 'passed' });
      expect(await refusal(goOn('mail', codeSent()))).toMatchObject({ status: 409, code: 'nothing_waits' });
    });

    it('a mail’s code can be guessed five times, and is kept from those who look', async () => {
      await start('mail');
      const wrong = codeSent() === '000000' ? '000001' : '000000';
      for (let guess = 1; guess < 5; guess += 1) expect((await goOn('mail', wrong)).state).toBe('waiting');
      expect(JSON.stringify(await as()(getFirstRun))).not.toContain(codeSent());
      expect(await goOn('mail', wrong)).toMatchObject({ state: 'failed', said: expect.stringContaining('wrong five times') });
    });

    it('a payment is paid, refunded once, and in no books', async () => {
      await pay();
      const { said, state } = await goOn('payment');
      expect({ said, state }).toEqual({
        state: 'passed',
        said: expect.stringMatching(/₹1\.00 was paid and is refunded/),
      });
      const refunds = await shop.provider.stripe.refunds.list({});
      expect(refunds.data.map(({ amount, currency }) => [amount, currency])).toEqual([[100, 'inr']]);
      await eventually('the events', async () => {
        const rows = await shop.context.db.selectFrom('providerEvents').select('type').execute();
        return rows.some(({ type }) => type === 'refund.created');
      });
      expect(await start('webhook')).toMatchObject({ state: 'passed', said: expect.stringContaining('refund.created') });
      expect(await shop.context.db.selectFrom('ledger').select('providerRef').execute()).toEqual([]);
      expect(await shop.context.db.selectFrom('earlyFacts').select('fact').execute()).toEqual([]);
    });

    it('a payment that was not made waits, and one that is started again ends the first', async () => {
      await start('payment');
      expect((await goOn('payment')).state).toBe('waiting');
      await start('payment');
      const states = await shop.context.db
        .selectFrom('proofs')
        .select(['state', 'said'])
        .where('proof', '=', 'payment')
        .execute();
      expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(1);
      expect(states.map(({ said }) => said)).toContain('It was started again.');
    });

    it('test payments are no differences from the provider’s books', async () => {
      const { db } = shop.context;
      await db
        .insertInto('reconciliations')
        .values({
          ...{ id: crypto.randomUUID(), fromAt: new Date(Date.now() - 3_600_000), toAt: new Date(Date.now() + 60_000) },
          ...{ startedAt: new Date(), finishedAt: null, comparedTo: null, partSeconds: null, error: null, askedBy: admin.uid },
        })
        .execute();
      await eventually('the comparison', async () => {
        await reconcile(shop.context);
        return (await db.selectFrom('reconciliations').select('id').where('finishedAt', 'is not', null).execute()).length > 0;
      });
      expect(await db.selectFrom('reconciliationDifferences').select('text').execute()).toEqual([]);
    });

    it('a file is proven by the text that the browser reads', async () => {
      expect(await start('file')).toMatchObject({ state: 'waiting', task: { kind: 'fetch' } });
      expect(await goOn('file', ready.text.kept)).toMatchObject({ state: 'passed' });
      await start('file');
      const { state, said } = await goOn('file', '');
      expect(state).toBe('failed');
      expect(said).toMatch(/https:\/\/files\.example\.net.*S3_PUBLIC_ENDPOINT.*https:\/\/shop\.test.*cors\.json/);
    });

    it('a film is proven by a worker', async () => {
      expect(await start('film')).toMatchObject({ state: 'waiting', task: { kind: 'wait' } });
      ready.answers.getFilmProof = () => ({ state: 'running', error: null, seconds: 3 });
      expect((await goOn('film')).said).toContain('A worker draws');
      ready.answers.getFilmProof = () => ({ state: 'succeeded', error: null, seconds: 41 });
      expect(await goOn('film')).toMatchObject({ state: 'passed', said: expect.stringContaining('41 s') });
    });

    it.each([
      ['clock', 'agree'],
      ['sold', '1 themes are on sale'],
      ['sign_in', 'root@example.com, an admin, signed in by Firebase'],
      ['promises', 'Express orders take 12–24 hours'],
    ] as const)('%s passes and says what it saw', async (proof, words) => {
      expect(await start(proof)).toMatchObject({ state: 'passed', said: expect.stringContaining(words) });
    });

    it('each end of a try is in the audit log', async () => {
      const rows = await shop.context.db
        .selectFrom('outbox')
        .select('envelope')
        .where('type', '=', 'orders.change.made')
        .execute();
      const actions = rows.map(({ envelope }) => (envelope.data as { action: string }).action);
      expect(actions).toContain('proof.passed');
      expect(actions).toContain('proof.failed');
    });
  });

  describe('where something is wrong', () => {
    const wrong = readyNeighbours();
    let smtp: Awaited<ReturnType<typeof startRefusingSmtp>>;
    const shop = withShop({ STRIPE_WEBHOOK_SECRET: 'whsec_of_another_endpoint' }, () => ({
      ...{ catalog: wrong.call, pricing: wrong.call, media: wrong.call, identity: wrong.call, studio: wrong.call },
      clock: () => sql<Date>`now() + interval '10 minutes'`,
      mailer: {
        send: async (mail) => mailer().send(mail),
        check: async () => mailer().check(),
      },
    }));
    const mailer = () => createMailer({ smtpUrl: smtp.url, from: shop.context.config.MAIL_FROM, dataDirectory: '/nowhere' });
    const { as, start, goOn, pay } = proofsOf(shop);

    it('a wrong password of the mail server', async () => {
      smtp = await startRefusingSmtp();
      const { state, said } = await start('mail');
      expect(state).toBe('failed');
      expect(said).toMatch(/refuses the name or the password of SMTP_URL .*535/);
      smtp.close();
      expect((await start('mail')).said).toContain('does not answer');
    });

    it('a wrong secret of the webhook', async () => {
      expect((await start('webhook')).said).toContain('Make the test payment first');
      await pay();
      await eventually('the refused event', async () => {
        const rows = await shop.context.db.selectFrom('proofs').select('signatureRefusedAt').execute();
        return rows.some(({ signatureRefusedAt }) => signatureRefusedAt !== null);
      });
      const { state, said } = await start('webhook');
      expect(state).toBe('failed');
      expect(said).toMatch(/STRIPE_WEBHOOK_SECRET has to be the signing secret.*https:\/\/shop\.test\/api\/stripe\/webhook/);
    });

    it('a clock that is ahead', async () => {
      const { state, said } = await start('clock');
      expect(state).toBe('failed');
      expect(said).toMatch(/The clock of the database is 10 minutes ahead of Stripe’s.*timedatectl set-ntp true/);
    });

    it('a store that refuses', async () => {
      wrong.answers.proveFile = () => ({ url: null, fault: 'The store refuses to keep a file (AccessDenied).' });
      expect(await start('file')).toMatchObject({ state: 'failed', said: 'The store refuses to keep a file (AccessDenied).' });
      wrong.answers.proveFile = () => {
        throw new Error('down');
      };
      expect((await start('file')).said).toContain('media does not answer');
    });

    it('no themes, no prices, no admin, no worker', async () => {
      wrong.answers.listPricing = () => [];
      expect((await start('sold')).said).toContain('have no price in one of the currencies, such as “Paper Kite”');
      wrong.answers.listVideos = () => [];
      expect((await start('sold')).said).toContain('No theme is on sale');
      expect((await start('film')).said).toContain('No theme is on sale');
      wrong.answers.proveSignIn = () => ({ method: 'firebase', last_admin: null });
      expect((await start('sign_in')).said).toMatch(/ADMIN_EMAILS.*https:\/\/shop\.test\/admin\/start/);
    });

    it('a film that fails', async () => {
      wrong.answers.listVideos = () => [{ id: 101, title: 'Paper Kite', duration_seconds: 12 }];
      wrong.answers.getFilmProof = () => ({ state: 'failed', error: 'The encoder ended.', seconds: 9 });
      await start('film');
      expect(await goOn('film')).toMatchObject({ state: 'failed', said: expect.stringContaining('The encoder ended.') });
    });

    it('texts that the shop came with, until they are replaced', async () => {
      expect((await start('seller')).said).toMatch(/about support email \(support@nimantran\.example\).*Settings/);
      const { settings, version } = await as()(getSettings);
      const own = <Part>(part: Part): Part =>
        JSON.parse(
          JSON.stringify(part)
            .replaceAll('id=example.', 'id=in.')
            .replaceAll('.example', '.in')
            .replace('The Grievance Officer', 'Asha Verma'),
        ) as Part;
      const { about, seller } = settings;
      const { approval } = await as()(saveSettings, { body: { version, change: { about: own(about), seller: own(seller) } } });
      expect(approval).toBeNull();
      expect(await start('seller')).toMatchObject({ state: 'passed', said: expect.stringContaining('Asha Verma') });
    });
  });
});
