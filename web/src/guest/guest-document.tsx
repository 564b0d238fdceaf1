import type { GuestPageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import { getInvitationPicture, INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type GuestColors, guestColors } from './guest-colors.ts';
import { GuestPage, previewOf } from './guest-page.tsx';

/** Of the page's own styles and script, in Vite's manifest. */
const PART = 'src/guest/guest.ts';

interface Chunk {
  file: string;
  css?: string[];
}

/** A whole document for guests, with nothing of the app in it. */
export function guestDocument(request: GuestPageRequest, manifest: unknown): string {
  return `<!doctype html>${renderToStaticMarkup(<GuestDocument request={request} part={partOf(manifest)} />)}`;
}

function partOf(manifest: unknown): Chunk {
  const part = (manifest as Readonly<Record<string, Chunk>>)[PART];
  if (part === undefined) throw new Error(`The build has no part named ${PART}.`);
  return part;
}

const ABSENT = {
  gone: { title: 'This invitation is no longer here', advice: 'Ask whoever sent it for a new address.' },
  away: { title: 'This invitation does not open at the moment', advice: 'Please try again in a minute.' },
} as const;

function GuestDocument({ request, part }: { request: GuestPageRequest; part: Chunk }) {
  const isThere = request.kind === 'invitation';
  const colors = guestColors(isThere ? request.invitation.theme.colors : {});
  const { title } = isThere ? previewOf(request.invitation) : ABSENT[request.kind];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={colors.ground} />
        <title>{title}</title>
        {isThere && <Preview {...request} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {part.css?.map((file) => (
          <link key={file} rel="stylesheet" href={`/${file}`} />
        ))}
        {isThere && <script type="module" src={`/${part.file}`} />}
      </head>
      <body style={styleOf(colors)} data-xsrf-cookie={XSRF_COOKIE} data-xsrf-header={XSRF_HEADER}>
        {isThere ? <GuestPage {...request} /> : <Absent {...ABSENT[request.kind]} />}
      </body>
    </html>
  );
}

function Preview({ origin, token, invitation }: Extract<GuestPageRequest, { kind: 'invitation' }>): ReactNode {
  const { title, description } = previewOf(invitation);
  const picture = `${origin}${addressOf(getInvitationPicture, { params: { token } })}`;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${INVITATION_PATH}/${token}`} />
      {invitation.has_picture && <meta property="og:image" content={picture} />}
      {invitation.has_picture && <meta property="og:image:type" content="image/jpeg" />}
      <meta name="twitter:card" content={invitation.has_picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function Absent({ title, advice }: { title: string; advice: string }) {
  return (
    <main className="page absent">
      <div className="sheet">
        <h1>{title}</h1>
        <p>{advice}</p>
        <footer>
          <p>
            <a href="/">Nimantran</a>
          </p>
        </footer>
      </div>
    </main>
  );
}

/** Custom properties: the shop's policy allows styles in attributes, not in elements. */
const styleOf = (colors: GuestColors): CSSProperties =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, color]),
  );
