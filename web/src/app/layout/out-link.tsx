import type { ReactNode } from 'react';

interface OutLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to another site, in a new tab. */
export function OutLink({ href, className, children }: OutLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
