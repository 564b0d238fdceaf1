import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { adviceOf } from '../lib/problem-advice.ts';

interface ProblemNoticeProps {
  error: unknown;
  /** Shown before the error: “The draft was not approved.” */
  lead?: string;
  onRetry?: () => void;
  actions?: ReactNode;
}

/** An error and its remedy, with the button for it. */
export function ProblemNotice({ error, lead, onRetry, actions }: ProblemNoticeProps) {
  const { signIn, pending } = useSignIn();
  const { what, todo, signIn: needsSignIn } = adviceOf(error);
  return (
    <Notice
      kind="error"
      actions={
        needsSignIn || onRetry || actions ? (
          <>
            {needsSignIn && (
              <Button small busy={pending} onClick={async () => (await signIn()) && onRetry?.()}>
                Sign in
              </Button>
            )}
            {!needsSignIn && onRetry && (
              <Button small look="plain" onClick={onRetry}>
                Try again
              </Button>
            )}
            {actions}
          </>
        ) : undefined
      }
    >
      <p>
        {lead && <strong>{lead} </strong>}
        {what} {todo}
      </p>
    </Notice>
  );
}
