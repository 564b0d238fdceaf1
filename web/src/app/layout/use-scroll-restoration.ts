import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
const STORED = 'scroll-positions';
const KEPT = 50;
/** A restored page may grow while its code, data and pictures arrive, which takes long on a slow phone. */
const GROWS_FOR_MS = 10_000;
/** A user who moves the page by hand is not pulled back. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Every page opened by its address has the router's key `default`; its path distinguishes it from others in the tab. */
const placeOf = (key: string, pathname: string) => (key === 'default' ? `default ${pathname}` : key);

/** Until the first page of the app is placed. */
let isFirst = true;

const warn = (error: unknown) => console.warn('Scroll positions are lost', error);

if (typeof window !== 'undefined') rememberPositions();

function rememberPositions(): void {
  window.history.scrollRestoration = 'manual';
  try {
    for (const [place, y] of JSON.parse(sessionStorage.getItem(STORED) ?? '[]')) positions.set(place, y);
  } catch (error) {
    warn(error);
  }
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-KEPT)));
    } catch (error) {
      warn(error);
    }
  });
  // Only a reload or back navigation continues the same visit to a page.
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
  if (!cameBack) positions.delete(placeOf('default', window.location.pathname));
}

/**
 * Back, forward and reload return to the former scroll position; a new page starts at its top or at its fragment. A page that was
 * shown before the app started stays where its reader has scrolled it.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of query alone keeps the place where it was replaced
  useLayoutEffect(() => {
    const place = placeOf(key, pathname);
    const stood = isFirst;
    isFirst = false;
    // A link to a fragment that bypasses the router makes an entry without state.
    const isJump = hash !== '' && window.history.state === null;
    const wanted = type === 'POP' && !isJump ? positions.get(place) : undefined;
    const target = wanted === undefined && hash !== '' ? decodeURIComponent(hash.slice(1)) : undefined;
    const settle = new AbortController();
    const remember = () => {
      positions.delete(place);
      positions.set(place, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    const isMoved = stood && window.scrollY > 0;
    if (target !== undefined || wanted !== undefined) {
      for (const name of BY_HAND) window.addEventListener(name, () => settle.abort(), { passive: true, signal: settle.signal });
    }
    if (isMoved) remember();
    else if (target !== undefined) reachUntil(() => scrollTo(target), settle.signal);
    else if (wanted !== undefined) reachUntil(() => scrollDown(wanted), settle.signal);
    else if (type !== 'REPLACE') window.scrollTo(0, 0);
    return () => {
      settle.abort();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname]);
}

/** Tries on each frame until the position is reached, for as long as a page may grow. */
function reachUntil(reach: () => boolean, signal: AbortSignal): void {
  const until = performance.now() + GROWS_FOR_MS;
  const attempt = () => {
    if (!signal.aborted && !reach() && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}

function scrollDown(y: number): boolean {
  window.scrollTo(0, y);
  return window.scrollY >= y;
}

function scrollTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}
