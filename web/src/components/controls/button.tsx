import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import css from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  look?: 'full' | 'plain' | 'quiet';
  small?: boolean;
  wide?: boolean;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean; children: ReactNode };

/** A busy button keeps its size and focus, and does nothing. */
export function Button({ look, small, wide, busy, children, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(lookOf({ look, small, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({ look, small, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes(lookOf({ look, small, wide }), className)} />;
}

/** The same look for an anchor that leads outside the app. */
export const buttonClass = (look: Look = {}): string => lookOf(look);

function lookOf({ look = 'full', small, wide }: { [K in keyof Look]: Look[K] | undefined }): string {
  return classes(css.button, look !== 'full' && css[look], small && css.small, wide && css.wide);
}
