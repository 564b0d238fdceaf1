import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean | undefined;
  /** Location state for the page that opens. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the shop. The router's own component brings the code that prefetches parts of a framework's pages, 5 KB on every
 * first visit; its hooks are enough here.
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

/**
 * A link that marks itself as current if it leads to the current page, or without `end` to a page above it; a query in the link
 * must match as well.
 */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname, search } = useResolvedPath(to);
  const location = useLocation();
  const here = location.pathname.toLowerCase();
  const there = pathname.toLowerCase();
  const within = here === there || (!end && there !== '/' && here.startsWith(`${there}/`));
  const current = within && (search === '' || search === location.search);
  return <Link to={to} aria-current={current ? 'page' : undefined} {...rest} />;
}
