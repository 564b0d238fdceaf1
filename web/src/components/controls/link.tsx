import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean | undefined;
  /** What the page that opens finds in its location. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the shop. The router's own component brings the code that prefetches parts of a framework's pages, 5 KB of every
 * first visit; its hooks do all that is needed here.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

/** A link that says whether it leads to the page in sight, or without `end` to one above it; a query of its own must be there as well. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname, search } = useResolvedPath(to);
  const location = useLocation();
  const here = location.pathname.toLowerCase();
  const there = pathname.toLowerCase();
  const within = here === there || (!end && there !== '/' && here.startsWith(`${there}/`));
  const current = within && (search === '' || search === location.search);
  return <Link to={to} aria-current={current ? 'page' : undefined} {...rest} />;
}
