import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { lookFaults } from '@nimantran/proto/domain/look';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { shareReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { reviewersOf, shareWords } from '../../db/reviews/reviews.ts';
import { currentTheme } from '../../use-cases/place-order/theme.ts';
import { reviewView } from './review-view.ts';

/** Only words that could be ordered are shown to others. Repeatable: the same words keep link and round. */
export function serveShareReview(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock } = context;
  route(app, shareReview, async ({ params: { theme_id }, body, user }) => {
    const { version, manifest } = await currentTheme(context, theme_id, body.theme_version);
    const faults = detailFaults(manifest.fields, body.details);
    const [first] = faults;
    if (first) {
      const errors = faults.map(({ key, message }) => ({ field: `details.${key}`, message }));
      throw badRequest('invalid_details', `${first.key} ${first.message}.`, errors);
    }
    const looks = lookFaults(manifest, body);
    const [look] = looks;
    if (look) throw badRequest(`invalid_${look.field}`, `${look.field} ${look.message}.`, looks);
    const details = Object.fromEntries(Object.entries(body.details).map(([key, text]) => [key, tidyText(text)]));
    const words = {
      ...{ ownerUid: user.uid, ownerEmail: user.email, orderId: null, themeId: theme_id, themeVersion: version },
      ...ofTheme(manifest),
      ...{ details, brideFirst: body.bride_first && manifest.has_bride_first_option },
      ...{ layout: body.layout ?? null, palette: body.palette ?? null, photos: photosIn(body.photos) },
    };
    const review = await db.transaction().execute((transaction) => shareWords(transaction, clock, words));
    return reviewView(review, await reviewersOf(db, review.id));
  });
}

/** The parts of its theme that a link keeps, so that it can be read without the theme. */
export const ofTheme = ({ title, language, fields, pairs }: ThemeManifest) => ({
  ...{ themeTitle: title, language: language ?? null, fields, pairs: pairs ?? null },
});

export const photosIn = (photos: Customisation['photos'] = {}) => (Object.keys(photos).length > 0 ? photos : null);
