const load = () => {
  // A failure here is ignored: opening the page itself tries again and reports it.
  import('../components/details-page.tsx').catch(() => undefined);
};

/** For containers of cards: preloads the theme's page before a card is pressed. */
export const preloadDetailsPage = { onPointerOver: load, onFocus: load } as const;
