/** Names only, never addresses, so the entry cannot be used as an open redirect. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['track-order', '/user/invitations?invitation=all'],
  ['my-orders', '/user/invitations'],
  ['support', '/support'],
  ['faqs', '/faqs'],
  ['home', '/'],
]);

export const PLACE_NAMES: readonly string[] = [...PLACES.keys()];

export const gotoPlace = (name: string | null): string | undefined => PLACES.get(name ?? '');
