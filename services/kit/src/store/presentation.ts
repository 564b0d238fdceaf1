import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';

/** Types that a browser may show in the page, by the key's extension; everything else is only saved. */
const SHOWN_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};
/** Types that are sent, so that a phone opens the saved file; a browser never shows them in the page. */
const SAVED_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf' };

/** Caching of a signed address: only by the browser, and briefly, because it expires soon. */
export const ADDRESS_CACHING = `private, max-age=${SIGNED_ADDRESS_SECONDS}`;

/** The content type an object is served with, never one that a browser would run. */
export function presentedType(key: string): string {
  return typeIn(SHOWN_TYPES, key) ?? typeIn(SAVED_TYPES, key) ?? 'application/octet-stream';
}

/** RFC 6266: a plain name for old clients, the full one by RFC 5987. Without a name the file is shown, if its type allows it. */
export function contentDisposition(key: string, name: string | undefined): string {
  if (name === undefined || name === '') return typeIn(SHOWN_TYPES, key) === undefined ? 'attachment' : 'inline';
  const sound = name.toWellFormed();
  const plain = sound
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const whole = encodeURIComponent(sound).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function typeIn(types: Readonly<Record<string, string>>, key: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1];
  return ending !== undefined && Object.hasOwn(types, ending) ? types[ending] : undefined;
}
