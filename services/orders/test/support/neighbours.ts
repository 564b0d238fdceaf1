import { createApp } from '@nimantran/kit/http/app';
import { conflict, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createLog } from '@nimantran/kit/log';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { countAdmins } from '@nimantran/proto/http/identity/sessions';
import { holdUploads, purgeReceipt, resolveUploads, signDownload } from '@nimantran/proto/http/media/uploads';
import { getRevisionPrice, quoteForOrder, takePromo } from '@nimantran/proto/http/pricing/quotes';
import { callerAnywhere, serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { OTHERS_PHOTO, PLAIN, SONG, SONG_SECONDS, THEME_VERSION, WEDDING } from './fixtures.ts';

export const CUSTOM_AUDIO_MINOR = 10_000;
export const REVISION_MINOR = 5_000;

export const house = serviceAuthOf('orders');

export interface Neighbours {
  url: string;
  /** The price of a 1080p video, in minor units. */
  price: number;
  /** The price of a revision, in minor units. */
  revisionPrice: number;
  version: string;
  /** Orders that have used a code, and how many may. */
  promoTakes: Set<string>;
  promoLimit: number;
  /** Whether pricing takes every customer for somebody who guesses codes. */
  guessing: boolean;
  held: { order_id: string; upload_ids: string[] }[];
  /** Uploads that no longer exist, and those tied to another order. */
  gone: Set<string>;
  heldElsewhere: Set<string>;
  /** The number of admins at identity; undefined while it is down. */
  admins: number | undefined;
  signed: { object_key: string; download_name?: string | undefined }[];
  close(): Promise<void>;
}

/** Catalog, pricing and media as orders knows them: by their contracts, which their answers are checked against. */
export async function startNeighbours(): Promise<Neighbours> {
  const app = await createApp({
    log: createLog('neighbours', 'silent'),
    // Several services share one address.
    tokens: { ...house.tokens, verify: callerAnywhere },
    readiness: {},
    checkAnswers: true,
  });
  const themes = new Map<number, ThemeManifest>([WEDDING, PLAIN].map((theme) => [theme.id, theme]));
  const neighbours: Neighbours = {
    url: '',
    price: 29_900,
    revisionPrice: REVISION_MINOR,
    version: THEME_VERSION,
    promoTakes: new Set(),
    promoLimit: 1_000,
    guessing: false,
    held: [],
    gone: new Set(),
    heldElsewhere: new Set(),
    signed: [],
    admins: 1,
    close: () => app.close(),
  };
  route(app, getThemeVersion, async ({ params }) => {
    const manifest = themes.get(params.theme_id);
    if (!manifest) throw notFound('theme_not_found', 'No such theme.');
    return { theme_id: manifest.id, version: neighbours.version, package_key: 'packages/x.zip', on_sale: true, manifest };
  });
  route(app, countAdmins, async () => {
    if (neighbours.admins === undefined) throw new HttpProblem(503, 'down', 'Identity is down.');
    return { admins: neighbours.admins };
  });
  route(app, takePromo, async ({ params, body }) => {
    if (!neighbours.promoTakes.has(params.order_id) && neighbours.promoTakes.size >= neighbours.promoLimit)
      throw conflict('promo_used_up', `${body.code} has been used up.`);
    neighbours.promoTakes.add(params.order_id);
    return { code: body.code, taken_at: new Date().toISOString() };
  });
  route(app, getRevisionPrice, async ({ query }) => ({ currency: query.currency, amount_minor: neighbours.revisionPrice }));
  route(app, quoteForOrder, async ({ body }) => {
    if (neighbours.guessing) throw new HttpProblem(429, 'promo_guessing', 'You have tried too many unknown codes.');
    return {
      currency: body.currency,
      lines: [
        {
          kind: 'video' as const,
          label: `Video in ${body.resolution}`,
          reason: 'the price list',
          amount_minor: neighbours.price,
        },
        ...(body.preview
          ? [{ kind: 'preview' as const, label: 'Preview', reason: 'the price list', amount_minor: neighbours.price }]
          : []),
        ...(body.custom_audio
          ? [
              {
                kind: 'custom_audio' as const,
                label: 'Your own music',
                reason: 'the price list',
                amount_minor: CUSTOM_AUDIO_MINOR,
              },
            ]
          : []),
      ],
      total: {
        currency: body.currency,
        amount_minor: neighbours.price * (body.preview ? 2 : 1) + (body.custom_audio ? CUSTOM_AUDIO_MINOR : 0),
      },
      promo: body.promo_code === null ? null : { code: body.promo_code, applied: true, message: 'applied' },
    };
  });
  const requireThere = (uploadIds: readonly string[]) => {
    const wrong = uploadIds.find((id) => id === OTHERS_PHOTO || neighbours.gone.has(id));
    if (wrong) throw notFound('upload_not_found', `There is no finished upload ${wrong}.`);
  };
  route(app, resolveUploads, async ({ body }) => {
    requireThere(body.upload_ids);
    return {
      uploads: body.upload_ids.map((id) => ({
        id,
        kind: id === SONG ? ('music' as const) : ('photo' as const),
        object_key: `uploads/${id}.jpg`,
        width: 800,
        height: 600,
        duration_seconds: id === SONG ? SONG_SECONDS : 0,
      })),
    };
  });
  route(app, holdUploads, async ({ body }) => {
    requireThere(body.upload_ids);
    const elsewhere = body.upload_ids.find((id) => neighbours.heldElsewhere.has(id));
    if (elsewhere) throw conflict('upload_held', `The upload ${elsewhere} belongs to another order.`);
    neighbours.held.push({ order_id: body.order_id, upload_ids: body.upload_ids });
    return undefined;
  });
  route(app, purgeReceipt, async ({ params }) => ({
    lines: [{ what: `photo of ${params.order_id}`, sha256: 'e'.repeat(64), size_bytes: 5, purged_at: '2026-11-04T10:00:00Z' }],
  }));
  route(app, signDownload, async ({ body }) => {
    neighbours.signed.push({ object_key: body.object_key, download_name: body.download_name });
    return { url: `https://shop.test/${body.object_key}?name=${body.download_name ?? ''}`, expires_at: new Date().toISOString() };
  });
  neighbours.url = await app.listen({ host: '127.0.0.1', port: 0 });
  return neighbours;
}
