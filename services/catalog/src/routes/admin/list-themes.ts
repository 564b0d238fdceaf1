import { route } from '@nimantran/kit/http/route';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { listThemes } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findThemes } from '../../db/admin-themes.ts';
import { chooseThemes, listedTheme, shownVersion } from '../../domain/admin-themes.ts';

const PAGE = 25;

export function serveListThemes(app: FastifyInstance, { db, store }: Context): void {
  route(app, listThemes, async ({ query }) => {
    const known = new Map<number, string | null>();
    const themes = (await findThemes(db)).flatMap((theme) => {
      const shown = shownVersion(theme);
      if (!shown) return [];
      known.set(theme.id, shown.sampleStillKey);
      return [listedTheme(theme, shown)];
    });
    const chosen = chooseThemes(themes, query);
    const from = Number(query.cursor ?? 0);
    const to = from + (query.limit ?? PAGE);
    const page = await Promise.all(
      chosen.slice(from, to).map(async (theme) => {
        const key = known.get(theme.id) ?? null;
        return { ...theme, picture_url: key && (await store.signedUrl(key, { expires_in_seconds: SIGNED_ADDRESS_SECONDS })) };
      }),
    );
    return { themes: page, total: chosen.length, next_cursor: to < chosen.length ? String(to) : null };
  });
}
