import type { MouseEvent } from 'react';
import { type To, useNavigate } from 'react-router-dom';

/** Shared with the player, whose styles use the name. */
const FILM = 'theme-film';
export const PLAYER = 'data-player';
/** A page that takes longer opens without the transition. */
const WAIT_MS = 400;

/**
 * A view transition from a card's picture to the player of the theme's page, if the browser supports it and the reader allows
 * motion.
 */
export function useOpenCardIntoPlayer(to: To, state: unknown) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const other = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || other || !canMove()) return;
    const picture = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-picture]');
    if (!picture) return;
    event.preventDefault();
    const before = document.querySelector<HTMLElement>(`[${PLAYER}]`);
    before?.style.setProperty('view-transition-name', 'none');
    picture.style.setProperty('view-transition-name', FILM);
    const transition = document.startViewTransition(async () => {
      picture.style.removeProperty('view-transition-name');
      void navigate(to, { state });
      await playerOtherThan(before);
    });
    // If the transition is skipped, the page itself is still shown.
    transition.ready.catch(() => undefined);
  };
}

const canMove = () => 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function playerOtherThan(before: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const player = document.querySelector(`[${PLAYER}]`);
      if (player && player !== before) end();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, WAIT_MS);
    function end() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
