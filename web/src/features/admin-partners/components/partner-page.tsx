import { formatMoney } from '@nimantran/proto/domain/currency';
import type { PartnerAccount } from '@nimantran/proto/http/orders/partner-payouts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Fact, Facts } from '../../../components/staff/facts.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { accountQuery, partnerQuery } from '../api/partner-queries.ts';
import css from './partners.module.css';
import { PayoutRows } from './payout-rows.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** One partner: their share, the amount due, and every pay-out. */
export function PartnerPage() {
  const { uid = '' } = useParams();
  const { data, error, refetch } = useQuery(partnerQuery(uid));
  return (
    <AdminFrame
      title={data ? data.partner.email || data.partner.code : 'Partner'}
      lead="This partner’s paid orders and pay-outs, and the amount due."
      actions={
        <ButtonLink small look="plain" to="/admin/partners">
          All partners
        </ButtonLink>
      }
    >
      <NotLoaded asked={{ error, refetch }} />
      {!data && !error && <p>Loading …</p>}
      {data && <Account account={data} />}
    </AdminFrame>
  );
}

function Account({ account }: { account: PartnerAccount }) {
  const { partner } = account;
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Facts>
        <Fact name="Code">
          {partner.code}
          <span className={css.under}>{partner.is_active ? 'The code is active.' : 'The code is off: no new commission.'}</span>
        </Fact>
        <Fact name="Share">{partner.commission_percent}% of what their customers pay</Fact>
        <Fact name="Paid orders">{partner.orders}</Fact>
        <Fact name="Role">
          <Standing uid={partner.uid} />
        </Fact>
      </Facts>
      <div className={css.section}>
        <div className={css.buttons}>
          <Button small look="plain" onClick={() => setChanging(true)}>
            Change the share or the code
          </Button>
          <ButtonLink small look="quiet" to={`/admin/audit?target_kind=partner&target_id=${encodeURIComponent(partner.uid)}`}>
            Changes in the audit log
          </ButtonLink>
        </div>
      </div>
      {isChanging && <ShareDialog partner={partner} onClose={() => setChanging(false)} />}
      <Balances account={account} />
      <section className={css.section} aria-labelledby="payouts">
        <h2 id="payouts">Pay-outs</h2>
        {account.payouts.length === 0 ? <p className={css.happens}>None yet.</p> : <PayoutRows payouts={account.payouts} />}
      </section>
    </>
  );
}

/** Whether the account may open the dashboard; the role is granted and revoked on the People page. */
function Standing({ uid }: { uid: string }) {
  const { data, isError } = useQuery(accountQuery(uid));
  const isPartner = data?.roles.some(({ role }) => role === 'partner');
  return (
    <>
      {isError
        ? 'The account no longer exists.'
        : data === undefined
          ? 'Loading …'
          : isPartner
            ? 'Partner'
            : 'No longer a partner: their dashboard is closed.'}
      {data && (
        <span className={css.under}>
          <Link to={`/admin/people/${encodeURIComponent(uid)}`}>
            {isPartner ? 'End the partnership' : 'Grant the role again'}
          </Link>
        </span>
      )}
    </>
  );
}

function Balances({ account }: { account: PartnerAccount }) {
  const [isRecording, setRecording] = useState(false);
  const { balances } = account.partner;
  return (
    <section className={css.section} aria-labelledby="balances">
      <h2 id="balances">Amount due</h2>
      {balances.length === 0 ? (
        <p className={css.happens}>Their code has brought no paid order yet.</p>
      ) : (
        <Table label="Amount due" heads={['Currency', 'Due', 'Earned', 'Paid out']}>
          {balances.map(({ currency, earned_minor, paid_out_minor, due_minor }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>
                <strong>{formatMoney({ currency, amount_minor: due_minor })}</strong>
                {due_minor < 0 && (
                  <span className={css.under}>
                    Customers were refunded after the pay-out: the next commissions make up for it.
                  </span>
                )}
              </td>
              <td>{formatMoney({ currency, amount_minor: earned_minor })}</td>
              <td>{formatMoney({ currency, amount_minor: paid_out_minor })}</td>
            </tr>
          ))}
        </Table>
      )}
      {account.payable.length > 0 && (
        <div>
          <Button small onClick={() => setRecording(true)}>
            Record a pay-out
          </Button>
        </div>
      )}
      {isRecording && <RecordDialog account={account} onClose={() => setRecording(false)} />}
    </section>
  );
}
