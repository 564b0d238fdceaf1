import type { ReactNode } from 'react';
import { emptyArt } from '../../lib/art/empty-art.ts';
import { Picture } from '../pictures/picture.tsx';
import { ToranMark } from '../pictures/toran-mark.tsx';
import css from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  heading?: 'h1' | 'h2';
  /** One of the shop's own pictures instead of the mark. */
  art?: 'orders' | 'lost' | 'drawing';
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, heading: Heading = 'h2', art, children, actions }: EmptyStateProps) {
  const picture = art && emptyArt(art);
  return (
    <div className={css.empty} data-art={art}>
      {picture ? <Picture files={picture} alt="" sizes="(min-width: 392px) 360px, 92vw" load="eager" /> : <ToranMark size={64} />}
      <Heading>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
