import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../pictures/icons.tsx';
import css from './notice.module.css';

interface NoticeProps {
  kind?: 'plain' | 'error' | 'good' | 'warning';
  actions?: ReactNode;
  children: ReactNode;
}

/** A message in place. Errors are announced immediately. */
export function Notice({ kind = 'plain', actions, children }: NoticeProps) {
  return (
    <div className={classes(css.notice, kind !== 'plain' && css[kind])} role={kind === 'error' ? 'alert' : undefined}>
      {kind === 'good' && <Icon name="check" />}
      {(kind === 'error' || kind === 'warning') && <Icon name="warning" />}
      <div className={css.body}>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
