import { formatMoney } from '@nimantran/proto/domain/currency';
import { getPartnerPayouts, type Payout } from '@nimantran/proto/http/orders/partner-payouts';
import type { PartnerBalance } from '@nimantran/proto/http/orders/partners';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { call } from '../../../lib/http/api.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import css from './dashboard.module.css';

const payoutsQuery = queryOptions({
  queryKey: ['private', 'partner payouts'],
  queryFn: ({ signal }) => call(getPartnerPayouts, { signal }),
});

/** Earnings since the first day, how much of them was paid out, and by which transfers. */
export function Payouts() {
  const asked = useQuery(payoutsQuery);
  return (
    <div className={css.payouts}>
      <LoadedSection
        title="Pay-outs"
        asked={asked}
        none="Nothing is due yet. Your commission from every paid order is added here and paid out by bank transfer."
        isEmpty={({ balances }) => balances.length === 0}
      >
        {({ balances, payouts }) => (
          <>
            {balances.map((balance) => (
              <Balance key={balance.currency} balance={balance} isOnly={balances.length === 1} />
            ))}
            {payouts.length === 0 ? (
              <p className={css.lead}>No pay-outs yet.</p>
            ) : (
              <ul className={css.orders} aria-label="Pay-outs">
                {payouts.map((payout) => (
                  <Entry key={payout.id} payout={payout} />
                ))}
              </ul>
            )}
          </>
        )}
      </LoadedSection>
    </div>
  );
}

function Balance({ balance, isOnly }: { balance: PartnerBalance; isOnly: boolean }) {
  const { currency, earned_minor, paid_out_minor, due_minor } = balance;
  const shown = (amount_minor: number) => formatMoney({ currency, amount_minor });
  return (
    <div className={css.balance}>
      {!isOnly && <h3>{currency}</h3>}
      <dl className={css.sums}>
        <div>
          <dt>Earned in total</dt>
          <dd>{shown(earned_minor)}</dd>
        </div>
        <div>
          <dt>Paid out</dt>
          <dd>{shown(paid_out_minor)}</dd>
        </div>
        <div>
          <dt>Due to you</dt>
          <dd className={css.due}>{shown(due_minor)}</dd>
        </div>
      </dl>
      {due_minor < 0 && (
        <p className={css.lead}>
          Customers were refunded after your commission was paid out. Your next orders make up for it: you do not need to do
          anything.
        </p>
      )}
    </div>
  );
}

function Entry({ payout: { amount, paid_until, recorded_at, reference, reversed } }: { payout: Payout }) {
  return (
    <li>
      <span>
        <strong>{receiptDate(recorded_at)}</strong>
        <br />
        For orders up to {receiptDate(paid_until)}. Reference <span className={css.reference}>{reference}</span>
        {reversed && (
          <>
            <br />
            Reversed on {receiptDate(reversed.at)}, and due again: {reversed.reason}
          </>
        )}
      </span>
      <span className={css.share}>{reversed ? <del>{formatMoney(amount)}</del> : <strong>{formatMoney(amount)}</strong>}</span>
    </li>
  );
}
