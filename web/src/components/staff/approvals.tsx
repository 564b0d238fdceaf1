import type { Approval, ApprovalDecision } from '@nimantran/proto/domain/approval';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { say } from '../../lib/snackbar.ts';
import { shortIndianMoment } from '../../lib/time/dates.ts';
import { Button } from '../controls/button.tsx';
import { Link } from '../controls/link.tsx';
import { ActionDialog } from './action-dialog.tsx';
import css from './approvals.module.css';

type Step = ApprovalDecision['decision'] | 'withdraw';

interface ApprovalsProps {
  approvals: readonly Approval[];
  decide: (approval: Approval, decision: ApprovalDecision['decision']) => Promise<Approval>;
  withdraw: (approval: Approval) => Promise<Approval>;
  /** Called after every step, and after every refusal, which usually means that a colleague was faster. */
  onSettled: () => unknown;
  /** Link to the subject of the approval. */
  linkOf?: (approval: Approval) => { to: string; label: string };
  /** What the approval changes, below its sentence. */
  detailOf?: (approval: Approval) => ReactNode;
  /** Loads further approvals. */
  more: MorePages;
}

/** Button that loads the next page of a list; nothing on the last one. */
export interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Actions that wait for a second admin; renders nothing if there are none. */
export function Approvals({ approvals, more, ...steps }: ApprovalsProps) {
  const id = useId();
  if (approvals.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>Waiting for a second admin</h2>
      <ul className={css.list}>
        {approvals.map((approval) => (
          <ApprovalCard key={approval.id} approval={approval} {...steps} />
        ))}
      </ul>
      {more.hasNextPage && (
        <div>
          <Button look="plain" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            Show more waiting requests
          </Button>
        </div>
      )}
    </section>
  );
}

/** The admin who asked can withdraw it, all others can decide. */
function ApprovalCard({
  approval,
  decide,
  withdraw,
  onSettled,
  linkOf,
  detailOf,
}: Omit<ApprovalsProps, 'approvals' | 'more'> & { approval: Approval }) {
  const { user } = useSession();
  const [step, setStep] = useState<Step | null>(null);
  const action = useMutation({
    mutationFn: (chosen: Step) => (chosen === 'withdraw' ? withdraw(approval) : decide(approval, chosen)),
    onSuccess: ({ error, state }) => {
      say(error === null ? (SAID[state] ?? 'Done.') : `This did not work. ${error}`, 6_000);
      setStep(null);
    },
    onSettled,
  });
  const isMine = user?.uid === approval.asked_by.uid;
  const link = linkOf?.(approval);
  return (
    <li className={css.card}>
      <p>{approval.summary}</p>
      {detailOf?.(approval)}
      <p className={css.quiet}>
        {isMine ? 'Requested by you' : `Requested by ${approval.asked_by.email}`} {shortIndianMoment(approval.asked_at)}; it
        lapses {shortIndianMoment(approval.lapses_at)}.
      </p>
      <div className={css.buttons}>
        {(isMine ? (['withdraw'] as const) : (['agree', 'decline'] as const)).map((each) => (
          <Button
            key={each}
            small
            look={each === 'agree' ? 'full' : 'plain'}
            onClick={() => {
              action.reset();
              setStep(each);
            }}
          >
            {STEPS[each].label}
          </Button>
        ))}
        {link && <Link to={link.to}>{link.label}</Link>}
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
          {detailOf?.(approval)}
          <p>{STEPS[step].what}</p>
        </ActionDialog>
      )}
    </li>
  );
}

const STEPS: Readonly<Record<Step, { label: string; title: string; what: string }>> = {
  agree: {
    label: 'Approve',
    title: 'Approve this?',
    what: 'It takes effect immediately, exactly as shown, and the audit log names both of you.',
  },
  decline: {
    label: 'Decline',
    title: 'Decline this?',
    what: 'Nothing changes. The admin who requested it sees that you declined.',
  },
  withdraw: { label: 'Withdraw', title: 'Withdraw your request?', what: 'Nothing changes. You can request it again.' },
};

const SAID: Readonly<Partial<Record<Approval['state'], string>>> = {
  approved: 'Approved. It takes effect now.',
  declined: 'Declined. Nothing changes.',
  withdrawn: 'Withdrawn. Nothing changes.',
};
