const load = () => {
  // A line that fails here is asked again, and spoken of, when the page itself is opened.
  import('../components/details-page.tsx').catch(() => undefined);
};

/** For what holds cards: has the theme's page at hand before a card is pressed. */
export const preloadDetailsPage = { onPointerOver: load, onFocus: load } as const;
