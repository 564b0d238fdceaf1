import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { moneyQuery } from '../api/order-queries.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import css from './order-page.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { ReviseDialog } from './revise-dialog.tsx';

type Asking = 'ask' | 'refund' | 'end' | 'bill' | 'revise' | null;

/** The actions that the order's state allows. */
export function OrderActions({ shown }: { shown: AdminOrder }) {
  const { number } = shown.order;
  const { data: money } = useQuery(moneyQuery(number));
  const { pricesHidden } = useSession();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const { can } = shown;
  const canRefund = money !== undefined && money.refundable.amount_minor > 0;
  return (
    <section aria-label="Actions" className={css.section}>
      <div className={css.buttons}>
        {canRefund && !pricesHidden && (
          <Button small look="plain" onClick={() => setAsking('refund')}>
            Refund money
          </Button>
        )}
        {can.ask && shown.job_id && (
          <Button small look="plain" onClick={() => setAsking('ask')}>
            Ask the customer
          </Button>
        )}
        {can.revise && (
          <Button small look="plain" onClick={() => setAsking('revise')}>
            Remake the video
          </Button>
        )}
        {can.bill && !pricesHidden && (
          <Button small look="plain" onClick={() => setAsking('bill')}>
            Add a bill
          </Button>
        )}
        {(can.stop || can.withdraw) && money !== undefined && !pricesHidden && (
          <Button small look="plain" onClick={() => setAsking('end')}>
            Cancel the order
          </Button>
        )}
        {shown.job_id && (
          <ButtonLink small look="quiet" to={`/designer/jobs/${shown.job_id}`}>
            Open in the studio
          </ButtonLink>
        )}
        <ButtonLink small look="quiet" to={`/user/invitations/${number}`}>
          View as the customer
        </ButtonLink>
      </div>
      {asking === 'ask' && shown.job_id && <AskDialog number={number} jobId={shown.job_id} onClose={close} />}
      {asking === 'refund' && money && (
        <RefundDialog
          number={number}
          refundable={money.refundable}
          alone={money.alone}
          requests={shown.support}
          onClose={close}
        />
      )}
      {asking === 'end' && money && <EndDialog shown={shown} refundable={money.refundable} alone={money.alone} onClose={close} />}
      {asking === 'bill' && <BillDialog shown={shown} onClose={close} />}
      {asking === 'revise' && <ReviseDialog shown={shown} onClose={close} />}
    </section>
  );
}
