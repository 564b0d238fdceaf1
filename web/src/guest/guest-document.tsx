import { createHash } from 'node:crypto';
import type { GuestPageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import {
  getInvitationPicture,
  getInvitationPoster,
  INVITATION_PATH,
  postReplyForm,
} from '@nimantran/proto/http/guests/invitations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from './guest.css?inline';
import { type GuestColors, guestColors } from './guest-colors.ts';
import { GuestPage, previewOf } from './guest-page.tsx';

/** Of the page's own script, in Vite's manifest. */
const PART = 'src/guest/guest.ts';
/** The styles are in the document, so that a slow phone paints it without a second round trip; its policy names them by this source. */
export const STYLES_SOURCE = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** A whole document for guests, with nothing of the app in it. */
export function guestDocument(request: GuestPageRequest, shopName: string | undefined, manifest: unknown): string {
  const page = <GuestDocument request={request} shopName={shopName} script={scriptIn(manifest)} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function scriptIn(manifest: unknown): string {
  const part = (manifest as Readonly<Record<string, { file: string }>>)[PART];
  if (part === undefined) throw new Error(`The build has no part named ${PART}.`);
  return `/${part.file}`;
}

type NotShown = Exclude<GuestPageRequest, { kind: 'invitation' }>;

const ABSENT = {
  gone: { title: 'This invitation is no longer here', advice: 'Ask whoever sent it for a new address.' },
  away: { title: 'This invitation cannot be opened at the moment', advice: 'Please try again in a minute.' },
  unsent: { title: 'Your reply is not sent yet', advice: undefined },
} as const;

interface GuestDocumentProps {
  request: GuestPageRequest;
  shopName: string | undefined;
  script: string;
}

function GuestDocument({ request, shopName, script }: GuestDocumentProps) {
  const isThere = request.kind === 'invitation';
  const colors = guestColors(isThere ? request.invitation.theme.colors : {});
  const { title } = isThere ? previewOf(request.invitation) : ABSENT[request.kind];
  return (
    <html lang="en" className={isThere ? undefined : 'fonts'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={colors.ground} />
        <title>{title}</title>
        {isThere && <Preview {...request} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {isThere && request.invitation.has_picture && (
          <link
            rel="preload"
            as="image"
            href={addressOf(getInvitationPoster, { params: { token: request.token } })}
            fetchPriority="high"
          />
        )}
        <style>{styles}</style>
        {isThere && <script type="module" src={script} />}
      </head>
      <body style={styleOf(colors)} {...(isThere && dataOf(request))}>
        {isThere ? <GuestPage {...request} shopName={shopName} /> : <Absent {...request} shopName={shopName} />}
      </body>
    </html>
  );
}

/** For the page's script. */
const dataOf = ({ token }: { token: string }) => ({
  'data-page': `${INVITATION_PATH}/${token}`,
  'data-xsrf-cookie': XSRF_COOKIE,
  'data-xsrf-header': XSRF_HEADER,
});

function Preview({ origin, token, invitation }: Extract<GuestPageRequest, { kind: 'invitation' }>): ReactNode {
  const { title, description, pictureText } = previewOf(invitation);
  const { has_picture, picture_size: size } = invitation;
  const picture = `${origin}${addressOf(getInvitationPicture, { params: { token } })}`;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${INVITATION_PATH}/${token}`} />
      {has_picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/jpeg" />
          {size && <meta property="og:image:width" content={String(size.width)} />}
          {size && <meta property="og:image:height" content={String(size.height)} />}
          <meta property="og:image:alt" content={pictureText} />
        </>
      )}
      <meta name="twitter:card" content={has_picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function Absent({ shopName, ...request }: NotShown & { shopName: string | undefined }) {
  const { title, advice } = ABSENT[request.kind];
  return (
    <main className="page absent">
      <div className="sheet">
        <h1>{title}</h1>
        {request.kind === 'unsent' ? <Unsent {...request} /> : <p>{advice}</p>}
        <footer>
          <p>
            <a href="/">{shopName ?? 'Home'}</a>
          </p>
        </footer>
      </div>
    </main>
  );
}

/** One press sends the typed words again. Browsers do not restore a form from a page with `no-store`. */
function Unsent({ token, reason, fields }: Extract<NotShown, { kind: 'unsent' }>) {
  const typed = Object.entries(fields);
  return (
    <>
      <p role="alert">{reason}</p>
      {typed.length > 0 ? (
        <form method="post" action={`${addressOf(postReplyForm, { params: { token } })}#reply`}>
          {typed.map(([name, value]) => (
            <input key={name} type="hidden" {...{ name, value }} />
          ))}
          <p>What you typed is kept on this page.</p>
          <p className="actions">
            <button type="submit" className="button">
              Send my reply again
            </button>
          </p>
        </form>
      ) : (
        <p>
          <a href={`${INVITATION_PATH}/${token}`}>Back to the invitation</a>
        </p>
      )}
    </>
  );
}

/** Custom properties: the shop's policy allows styles in attributes, not in elements. */
const styleOf = (colors: GuestColors): CSSProperties =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, color]),
  );
