import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { ToranMark } from './toran-mark.tsx';

interface EmptyStateProps {
  title: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, heading: Heading = 'h2', children, actions }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <ToranMark size={64} />
      <Heading>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
