import type { Shop } from '@nimantran/proto/domain/shop';
import type { PageRenderer, PageSite } from '@nimantran/proto/http/gateway/page-renderer';
import { documentOf } from './app/document.ts';
import { addressOf } from './app/page-address.ts';
import { listPages, privatePaths } from './app/page-list.ts';
import { type Build, renderNowhere, renderPage } from './app/render-page.tsx';
import { developersDocument } from './developers/developers-document.tsx';
import { guestDocument, STYLES_SOURCE } from './guest/guest-document.tsx';

/** The server entry that the gateway loads (proto/src/http/gateway/page-renderer.ts). */
export function createPageRenderer(build: Build): PageRenderer {
  const plainPage = ({ origin, settings, shop }: PageSite) => documentOf({ ...build, data: { origin, settings, shop } });
  let nowhere: { site: string; made: Promise<string> } | undefined;
  const nowhereOf = ({ origin, settings }: PageSite, shop: Shop) => {
    const site = JSON.stringify([origin, settings, shop]);
    if (nowhere?.site !== site) nowhere = { site, made: renderNowhere({ origin, settings, shop }, build) };
    return nowhere.made;
  };
  return {
    privatePaths: privatePaths(),
    addressOf,
    plainPage,
    guestPage: (request, shopName) => guestDocument(request, shopName, build.manifest),
    guestStyles: STYLES_SOURCE,
    developersPage: (document, shopName) => developersDocument(document, shopName, build.manifest),
    async renderPage(request) {
      const { shop } = request;
      const page = shop === undefined ? 'away' : await renderPage({ ...request, shop }, build);
      if (page === 'nowhere' && shop) return { status: 404, html: await nowhereOf(request, shop) };
      if (typeof page === 'string') return { status: 503, html: plainPage(request) };
      return page;
    },
    listPages,
  };
}
