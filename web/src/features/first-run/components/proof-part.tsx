import type { ProofView } from '@nimantran/proto/http/orders/first-run';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { StateMark, type StateTone } from '../../../components/orders/state-mark.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { useProof } from '../api/use-proof.ts';
import { PROOF_WORDS } from '../lib/steps.ts';
import { ProofStep } from './proof-step.tsx';
import css from './start.module.css';

const STATES: Readonly<Record<ProofView['state'], { tone: StateTone; label: string }>> = {
  untried: { tone: 'over', label: 'Not tried' },
  waiting: { tone: 'moving', label: 'Waits' },
  passed: { tone: 'ready', label: 'Passed' },
  failed: { tone: 'wrong', label: 'Failed' },
};

/** One proof: its state in words, the button that tries it, and the step that it waits for. */
export function ProofPart({ view }: { view: ProofView }) {
  const { proof, state, said, task, at, by, passed_at } = view;
  const { label, what, action } = PROOF_WORDS[proof];
  const trying = useProof(proof);
  const heading = `proof-${proof}`;
  return (
    <section className={css.proof} aria-labelledby={heading}>
      <div className={css.head}>
        <h3 id={heading}>{label}</h3>
        <StateMark tone={STATES[state].tone}>{STATES[state].label}</StateMark>
      </div>
      <p className={css.quiet}>{what}</p>
      <div role="status" className={css.said}>
        {said !== '' && <Notice kind={state === 'failed' ? 'warning' : state === 'passed' ? 'good' : 'plain'}>{said}</Notice>}
      </div>
      {task && <ProofStep task={task} proof={proof} />}
      {trying.error && <Notice kind="error">{messageOf(trying.error)}</Notice>}
      <div className={css.foot}>
        <Button
          small
          look={state === 'untried' || state === 'failed' ? 'full' : 'plain'}
          busy={trying.isPending}
          onClick={() => trying.mutate(undefined)}
        >
          {state === 'untried' ? action : `${action} again`}
          <span className="visually-hidden">: {label}</span>
        </Button>
        {at && (
          <p className={css.quiet}>
            {shortIndianMoment(at)}, {by ?? 'by the shop itself'}
            {state !== 'passed' && passed_at && `; passed ${shortIndianMoment(passed_at)}`}
          </p>
        )}
      </div>
    </section>
  );
}
