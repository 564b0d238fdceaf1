import type { Approval } from '@nimantran/proto/domain/approval';
import { decideRefund, withdrawRefund } from '@nimantran/proto/http/orders-admin';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { call } from '../../../lib/api.ts';
import { shortMoment } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { ActionDialog } from './action-dialog.tsx';
import css from './order-page.module.css';

type Step = 'agree' | 'decline' | 'withdraw';

const STEPS: Readonly<Record<Step, { label: string; title: string; what: string }>> = {
  agree: { label: 'Agree', title: 'Agree to this?', what: 'Exactly this is done at once, and the audit log names both of you.' },
  decline: { label: 'Decline', title: 'Decline this?', what: 'Nothing is sent back. Who asked can see that you declined.' },
  withdraw: { label: 'Withdraw', title: 'Withdraw your question?', what: 'Nothing is sent back. You can ask for it anew.' },
};

/** One question for a second admin: its asker can withdraw it, everybody else decide. */
export function ApprovalCard({ approval, linked }: { approval: Approval; linked: boolean }) {
  const { user } = useSession();
  const [step, setStep] = useState<Step | null>(null);
  const { id, asked_by, target } = approval;
  const action = useOrderAction(
    (chosen: Step) =>
      chosen === 'withdraw'
        ? call(withdrawRefund, { params: { id } })
        : call(decideRefund, { params: { id }, body: { decision: chosen } }),
    { say: (answer) => answer.error ?? SAID[answer.state] ?? 'Done.', onDone: () => setStep(null) },
  );
  const isMine = user?.uid === asked_by.uid;
  return (
    <li className={css.card}>
      <p>{approval.summary}</p>
      <p className={css.quiet}>
        {isMine ? 'You asked for it' : `${asked_by.email} asked for it`} {shortMoment(approval.asked_at)}; it lapses{' '}
        {shortMoment(approval.lapses_at)}.
      </p>
      <div className={css.buttons}>
        {(isMine ? (['withdraw'] as const) : (['agree', 'decline'] as const)).map((each) => (
          <Button key={each} small look={each === 'agree' ? 'full' : 'plain'} onClick={() => setStep(each)}>
            {STEPS[each].label}
          </Button>
        ))}
        {linked && <Link to={`/admin/orders/${target.id}`}>{target.id}</Link>}
      </div>
      {step && (
        <ActionDialog
          title={STEPS[step].title}
          confirm={STEPS[step].label}
          busy={action.isPending}
          error={action.error}
          onConfirm={() => action.mutate(step)}
          onClose={() => setStep(null)}
        >
          <p>{approval.summary}</p>
          <p>{STEPS[step].what}</p>
        </ActionDialog>
      )}
    </li>
  );
}

const SAID: Readonly<Partial<Record<Approval['state'], string>>> = {
  approved: 'Agreed: it is being done.',
  declined: 'Declined: nothing is sent back.',
  withdrawn: 'Withdrawn: nothing is sent back.',
};
