import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import css from './do-all.module.css';

interface DoAllProps {
  /** Size of the list; nothing is rendered below two. */
  count: number;
  /** Number done so far. */
  behind: number;
  isRunning: boolean;
  disabled: boolean;
  start: () => void;
  /** Label of the button. */
  children: ReactNode;
  /** A note beside the button. */
  note?: string | undefined;
}

/** A button below a list whose rows each have one: does the same for all of them, as an outage leaves many failures together. */
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
