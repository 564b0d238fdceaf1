import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useOnline } from '../../../lib/browser/online.ts';

interface ThemesFailedProps {
  what?: string;
  heading?: 'h1' | 'h2';
  onRetry: () => void;
}

/** Replaces content that failed to load; says whose connection was at fault. */
export function ThemesFailed({ what = 'The themes', heading = 'h2', onRetry }: ThemesFailedProps) {
  const online = useOnline();
  return (
    <EmptyState
      heading={heading}
      title={online ? `${what} could not be loaded.` : 'You are offline.'}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{online ? 'We could not reach the shop. Trying again often helps.' : `${what} will load once you are online again.`}</p>
    </EmptyState>
  );
}
