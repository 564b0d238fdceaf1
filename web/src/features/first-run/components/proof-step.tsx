import type { Proof } from '@nimantran/proto/domain/first-run';
import type { ProofTask } from '@nimantran/proto/http/orders/first-run';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { useProof } from '../api/use-proof.ts';
import css from './start.module.css';

const WAIT_MS = 4_000;
const FETCH_MS = 15_000;

interface StepProps {
  task: ProofTask;
  proof: Proof;
}

/** What a waiting proof needs: some of it the page does itself. */
export function ProofStep({ task, proof }: StepProps) {
  switch (task.kind) {
    case 'code':
      return <CodeStep proof={proof} />;
    case 'pay':
      return <PayStep proof={proof} url={task.url} />;
    case 'fetch':
      return <FetchStep proof={proof} url={task.url} />;
    case 'wait':
      return <WaitStep proof={proof} />;
  }
}

function CodeStep({ proof }: { proof: Proof }) {
  const { mutate, isPending, error } = useProof(proof);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(code.replace(/\s/g, ''));
    setFault(isWhole ? undefined : 'Enter the six digits of the mail.');
    if (isWhole && !isPending) mutate(code);
  };
  return (
    <form onSubmit={submit} className={css.code} noValidate>
      <Field id={`${proof}-code`} label="Code of the test mail" fault={fault}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {error && <Notice kind="error">{messageOf(error)}</Notice>}
      <Button type="submit" small busy={isPending}>
        Check the code
      </Button>
    </form>
  );
}

/** Coming back from the provider's page goes on by itself. */
function PayStep({ proof, url }: { proof: Proof; url: string }) {
  const { mutate, isPending, error } = useProof(proof);
  const [query, setQuery] = useSearchParams();
  const isBack = query.has('paid');
  useEffect(() => {
    if (!isBack) return;
    setQuery({}, { replace: true });
    mutate('');
  }, [isBack, mutate, setQuery]);
  return (
    <>
      {error && <Notice kind="error">{messageOf(error)}</Notice>}
      <p className={css.foot}>
        <a className={buttonClass({ small: true })} href={url}>
          Open Stripe’s page
        </a>
        <Button look="plain" small busy={isPending} onClick={() => mutate('')}>
          I have paid
        </Button>
      </p>
    </>
  );
}

function FetchStep({ proof, url }: { proof: Proof; url: string }) {
  const { mutate } = useProof(proof);
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (begun.current === url) return;
    begun.current = url;
    void textAt(url).then(mutate);
  }, [url, mutate]);
  return null;
}

/** Empty if the browser may not, or cannot, read it. */
async function textAt(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(FETCH_MS) });
    return answer.ok ? (await answer.text()).slice(0, 200) : '';
  } catch {
    return '';
  }
}

function WaitStep({ proof }: { proof: Proof }) {
  const { mutate } = useProof(proof);
  useEffect(() => {
    const timer = setInterval(() => mutate(''), WAIT_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  return null;
}
