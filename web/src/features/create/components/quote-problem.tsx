import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { isProblem, messageOf } from '../../../lib/http/api.ts';

interface QuoteProblemProps {
  error: unknown;
  onRetry: () => void;
  onDropCode: () => void;
}

/** No price: retry, or go on without a code that could not be checked. */
export function QuoteProblem({ error, onRetry, onDropCode }: QuoteProblemProps) {
  const guessing = isProblem(error, 'promo_guessing');
  return (
    <Notice
      kind="error"
      actions={
        <Button small onClick={guessing ? onDropCode : onRetry}>
          {guessing ? 'Continue without the code' : 'Try again'}
        </Button>
      }
    >
      {isProblem(error, 'promo_guessing', 'rate_limited') ? messageOf(error) : 'The price could not be loaded.'}
    </Notice>
  );
}
