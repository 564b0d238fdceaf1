import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { shortOrAll } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { issueInvoices } from '../../../src/jobs/issue-invoices.ts';
import { commandsOf, PROLOGUE, type Real } from '../../support/money-commands.ts';
import { type ModelBill, MoneyModel } from '../../support/money-model.ts';
import { withQuietShop } from '../../support/quiet-shop.ts';

const TIME_MS = 12_000;
const RUNS = shortOrAll(30, 120);

describeWith(['postgres'], 'whatever happens to the money of an order', () => {
  const shop = withQuietShop();

  async function begin(amounts: readonly number[]): Promise<{ model: MoneyModel; real: Real }> {
    const [first = 100, second] = amounts;
    const wanted =
      second === undefined
        ? [{ kind: 'whole' as const, amountMinor: first }]
        : [
            { kind: 'deposit' as const, amountMinor: first },
            { kind: 'balance' as const, amountMinor: second },
          ];
    const order = await shop.insert(wanted);
    const bills = order.bills.map(({ id, kind, amountMinor, state }): ModelBill => ({ id, kind, amount: amountMinor, state }));
    return { model: new MoneyModel(bills), real: { shop, order } };
  }

  /** The documents agree too: invoices, credit notes, mails. */
  async function papersAgree(model: MoneyModel, { order }: Real): Promise<void> {
    const { db } = shop.context;
    while (await issueInvoices(shop.context));
    const papers = await db
      .selectFrom('invoices')
      .selectAll()
      .where('orderId', '=', order.id)
      .where('cancelledAt', 'is', null)
      .execute();
    const amounts = (kind: string) => papers.filter((paper) => paper.kind === kind).map(({ amountMinor }) => amountMinor);
    const sorted = (list: number[]) => list.sort((one, other) => one - other);
    const taken = model.payments.filter(({ bill }) => bill !== null);
    expect(sorted(amounts('invoice'))).toEqual(sorted(taken.map(({ amount }) => amount)));
    const back = model.refunds.filter(({ state, payment }) => state === 'succeeded' && payment.bill !== null);
    expect(sorted(amounts('credit_note'))).toEqual(sorted(back.map(({ amount }) => amount)));
    const receipts = await db
      .selectFrom('mails')
      .select('id')
      .where('orderId', '=', order.id)
      .where('kind', '=', 'receipt')
      .execute();
    expect(receipts).toHaveLength(taken.length);
  }

  it('books, states and papers are what the rules say', async () => {
    const halves = fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 2 });
    const commands = fc.commands(commandsOf(), { maxCommands: 30, size: 'max' });
    const runs = fc.asyncProperty(halves, fc.nat(2), commands, async (amounts, head, chosen) => {
      const started = await begin(amounts);
      // Most commands need an order that is paid or made.
      for (const first of PROLOGUE.slice(0, head)) await first.run(started.model, started.real);
      await fc.asyncModelRun(() => started, chosen);
      await papersAgree(started.model, started.real);
    });
    await fc.assert(runs, { numRuns: RUNS, seed: 20_261_121, interruptAfterTimeLimit: TIME_MS, markInterruptAsFailure: false });
    const { rows } = await sql<{ gaps: number }>`
        select count(*)::int as gaps from (
          select seq - row_number() over (partition by kind, financial_year order by seq) as off from invoices) as numbered
        where off <> 0`.execute(shop.context.db);
    expect(rows[0]?.gaps).toBe(0);
  }, 40_000);
});
