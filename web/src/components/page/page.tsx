import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import css from './page.module.css';

export function Page({ narrow, className, children }: { narrow?: boolean; className?: string | undefined; children: ReactNode }) {
  return <div className={classes(css.page, narrow && css.narrow, className)}>{children}</div>;
}
