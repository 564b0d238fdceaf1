import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
const STORED = 'scroll-positions';
const KEPT = 50;
/** A page that comes back may grow while its pictures and data arrive. */
const GROWS_FOR_MS = 1_000;

/** Every page that is opened by its address has the router's key `default`: only a reload or a way back is the same page. */
const FIRST_KEY = 'default';

if (typeof window !== 'undefined') rememberPositions();

function rememberPositions(): void {
  window.history.scrollRestoration = 'manual';
  try {
    for (const [key, y] of JSON.parse(sessionStorage.getItem(STORED) ?? '[]')) positions.set(key, y);
  } catch (error) {
    console.warn('Scroll positions cannot be read', error);
  }
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-KEPT)));
    } catch (error) {
      console.warn('Scroll positions cannot be kept', error);
    }
  });
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
  if (!cameBack) positions.delete(FIRST_KEY);
}

/** Back and forward, and a reload, return to where the page was; a new page starts at its top or at its fragment. */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of query alone keeps the place where it was replaced
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const wanted = type === 'POP' ? positions.get(key) : undefined;
    let frame = 0;
    const until = performance.now() + GROWS_FOR_MS;
    const reach = () => {
      window.scrollTo(0, wanted ?? 0);
      if (wanted !== undefined && window.scrollY < wanted && performance.now() < until) frame = requestAnimationFrame(reach);
    };
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (wanted === undefined && target) target.scrollIntoView();
    else if (wanted !== undefined || type !== 'REPLACE') reach();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname]);
}
