import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f0;color:#241a1e;font:18px/1.55 'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:34rem;padding:32px 24px;text-align:center}
svg{color:#4a1237}
h1{margin:16px 0 8px;font:600 clamp(28px,6vw,40px)/1.2 Georgia,'Times New Roman',serif;color:#4a1237;overflow-wrap:anywhere}
p{margin:0 0 24px}
a{display:inline-block;padding:10px 4px;color:#6b5a60;font-size:16px}
@media (prefers-color-scheme:dark){body{background:#1c1418;color:#f3eae4}svg,h1{color:#f1d9e6}a{color:#bdaeb4}}`;

/** For the page alone: its styles, and nothing else. */
export const CLOSED_PAGE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  // The band of a rehearsal.
  "style-src-attr 'unsafe-inline'",
].join('; ');

/** What customers see of a shop that has not proven itself. It needs no part of the app. */
export function closedPage(shopName: string): string {
  const name = shopName.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${name} opens soon</title><style>${STYLE}</style></head>
<body><main>
<svg width="64" height="64" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><path d="M12 58V30c0-9 8-14 20-22 12 8 20 13 20 22v28M6 58h52"/></svg>
<h1>${name} opens soon</h1>
<p>We are setting up the shop for video invitations. Please come back in a while.</p>
<a href="/admin/start">For staff</a>
</main></body></html>
`;
}
