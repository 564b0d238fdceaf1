import type { PageRenderer, PageSite } from '@nimantran/proto/http/gateway/page-renderer';
import { documentOf } from './app/document.ts';
import { addressOf } from './app/page-address.ts';
import { listPages, privatePaths } from './app/page-list.ts';
import { type Build, renderNowhere, renderPage } from './app/render-page.tsx';
import { developersDocument } from './developers/developers-document.tsx';
import { guestDocument, STYLES_SOURCE } from './guest/guest-document.tsx';

/** The server entry that the gateway loads (proto/src/http/gateway/page-renderer.ts). */
export function createPageRenderer(build: Build): PageRenderer {
  const plainPage = ({ origin, settings }: PageSite) => documentOf({ ...build, data: { origin, settings } });
  const nowhere = new Map<string, Promise<string>>();
  const nowhereOf = ({ origin, settings }: PageSite) => {
    const site = JSON.stringify([origin, settings]);
    const made = nowhere.get(site) ?? renderNowhere({ origin, settings }, build);
    nowhere.set(site, made);
    return made;
  };
  return {
    privatePaths: privatePaths(),
    addressOf,
    plainPage,
    guestPage: (request) => guestDocument(request, build.manifest),
    guestStyles: STYLES_SOURCE,
    developersPage: (document) => developersDocument(document, build.manifest),
    async renderPage(request) {
      const page = await renderPage(request, build);
      if (page === 'nowhere') return { status: 404, html: await nowhereOf(request) };
      if (page === 'away') return { status: 503, html: plainPage(request) };
      return page;
    },
    listPages,
  };
}
