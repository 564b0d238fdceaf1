import type { ReactNode } from 'react';
import { artUrl } from '../lib/art.ts';
import css from './empty-state.module.css';
import { ToranMark } from './toran-mark.tsx';

const ART = { width: 360, height: 240 };

interface EmptyStateProps {
  title: string;
  heading?: 'h1' | 'h2';
  /** A picture of the shop's own instead of the mark. */
  art?: 'orders' | 'lost' | 'drawing';
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, heading: Heading = 'h2', art, children, actions }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {art ? <img src={artUrl(`empty/${art}`)} alt="" width={ART.width} height={ART.height} /> : <ToranMark size={64} />}
      <Heading>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
