import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import css from './do-all.module.css';

interface DoAllProps {
  /** Of how many; nothing is shown below two. */
  count: number;
  /** How many of those that are being done are behind. */
  behind: number;
  isRunning: boolean;
  disabled: boolean;
  start: () => void;
  /** The button's words. */
  children: ReactNode;
  /** What is to be known beside it. */
  note?: string | undefined;
}

/** Below a list whose rows each have a button: the same for all of them, as an outage leaves many at once. */
export function DoAll({ count, behind, isRunning, disabled, start, children, note }: DoAllProps) {
  if (count < 2) return null;
  return (
    <div className={css.all}>
      <Button small look="plain" busy={isRunning} disabled={disabled && !isRunning} onClick={start}>
        {children}
      </Button>
      {isRunning && (
        <span role="status">
          {behind} of {count}
        </span>
      )}
      {note !== undefined && <span>{note}</span>}
    </div>
  );
}
