/** Hosts whose addresses guests may follow to a map; a path where the host has other things too. */
const MAP_PLACES: readonly { host: string; path?: RegExp }[] = [
  { host: 'maps.app.goo.gl' },
  { host: 'goo.gl', path: /^\/maps\// },
  { host: 'maps.google.com' },
  { host: 'www.google.com', path: /^\/maps(?:\/|$)/ },
  { host: 'www.google.co.in', path: /^\/maps(?:\/|$)/ },
  { host: 'google.com', path: /^\/maps(?:\/|$)/ },
  { host: 'maps.apple.com' },
  { host: 'www.openstreetmap.org' },
  { host: 'osm.org' },
  { host: 'maps.mappls.com' },
  { host: 'mappls.com' },
];

const ADDRESS = /https?:\/\/[^\s<>"']+/iu;
/** Latitude and longitude as maps copy them: 26.9124, 75.7873. Both have decimals, so that a house number is no coordinate. */
const COORDINATES = /(?<![\d.])(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})(?![\d.])/;

/** The link to a map that somebody pasted, if it is one: only https, only known hosts, without a port or a password. It is never fetched. */
function pastedLink(text: string): string | undefined {
  const url = URL.parse(ADDRESS.exec(text)?.[0] ?? '');
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  const { hostname, pathname } = url;
  const isMap = MAP_PLACES.some(({ host, path }) => host === hostname && (path?.test(pathname) ?? true));
  return isMap ? url.href : undefined;
}

function coordinatesIn(text: string): string | undefined {
  const [, latitude, longitude] = COORDINATES.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180 ? `${latitude},${longitude}` : undefined;
}

/** A place without the link or the coordinates that were pasted into it: what is left for people to read. Without any it is as typed. */
export function placeInWords(place: string): string {
  const words = place.replace(ADDRESS, ' ').replace(coordinatesIn(place) === undefined ? '' : COORDINATES, ' ');
  if (words.trim() === place.trim()) return place.trim();
  return words.replace(/\s+/g, ' ').replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
}

/**
 * The address of a map of a place: the link or the coordinates that the customer typed into it, else a search for the place as guests know
 * it (https://developers.google.com/maps/documentation/urls). Undefined for a place without words.
 */
export function mapLinkOf({ place, city }: { place: string; city: string }): string | undefined {
  const query = coordinatesIn(place) ?? [placeInWords(place), placeInWords(city)].filter(Boolean).join(', ');
  const search = query === '' ? undefined : `https://www.google.com/maps/search/?api=1&query=${inAddress(query)}`;
  return pastedLink(place) ?? search;
}

/**
 * Words as a part of a query, to be read by people too. Letters of any script stay as they are, which an IRI allows (RFC 3987): encoded, one of
 * Devanagari has nine characters, and a place fills half of a message. So do commas between words; one at the end would not be linked.
 * Messengers link such an address whole, as it has no spaces.
 */
const inAddress = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N} ,]|,+$/gu, encodeURIComponent).replaceAll(' ', '+');
