import { REHEARSAL_NOTICE } from '@nimantran/proto/domain/rehearsal';
import type { PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';

/** Above the shop's own fixed headers and bars, and no hindrance to pressing what is below. Every policy of a page allows style attributes. */
const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;pointer-events:none;padding:4px 12px;background:#8a1c12;color:#fff;font:600 12px/1.4 system-ui,sans-serif;text-align:center';
const BAND = `<aside aria-label="Rehearsal" style="${STYLE}">${REHEARSAL_NOTICE}</aside>`;
const UNLISTED = '<meta name="robots" content="noindex">';

/** A document of a rehearsal: it says so in every window, and search engines leave it out. */
export function markRehearsal(document: string): string {
  return document.replace('</head>', () => `${UNLISTED}</head>`).replace(/<body[^>]*>/, (tag) => tag + BAND);
}

/** The same renderer, whose documents all say that the shop is a rehearsal. */
export function ofRehearsal(renderer: PageRenderer): PageRenderer {
  return {
    privatePaths: renderer.privatePaths,
    guestStyles: renderer.guestStyles,
    addressOf: (url) => renderer.addressOf(url),
    listPages: (request) => renderer.listPages(request),
    async renderPage(request) {
      const made = await renderer.renderPage(request);
      return 'html' in made ? { ...made, html: markRehearsal(made.html) } : made;
    },
    guestPage: (request, shopName) => markRehearsal(renderer.guestPage(request, shopName)),
    developersPage: (document, shopName) => markRehearsal(renderer.developersPage(document, shopName)),
    plainPage: (site) => markRehearsal(renderer.plainPage(site)),
  };
}
