import * as themesAdmin from '@nimantran/proto/http/catalog/admin-themes';
import * as blog from '@nimantran/proto/http/catalog/blog';
import * as catalog from '@nimantran/proto/http/catalog/themes';
import * as audit from '@nimantran/proto/http/identity/audit-log';
import * as myAccount from '@nimantran/proto/http/identity/my-account';
import * as people from '@nimantran/proto/http/identity/people';
import * as identity from '@nimantran/proto/http/identity/sessions';
import * as media from '@nimantran/proto/http/media/uploads';
import * as ordersAdmin from '@nimantran/proto/http/orders/admin-orders';
import * as drafts from '@nimantran/proto/http/orders/drafts';
import * as ordersFigures from '@nimantran/proto/http/orders/figures';
import * as ordersTools from '@nimantran/proto/http/orders/holidays';
import * as orders from '@nimantran/proto/http/orders/orders';
import * as partnerPayouts from '@nimantran/proto/http/orders/partner-payouts';
import * as partners from '@nimantran/proto/http/orders/partners';
import * as support from '@nimantran/proto/http/orders/support-requests';
import * as pricesAdmin from '@nimantran/proto/http/pricing/admin-prices';
import * as pricing from '@nimantran/proto/http/pricing/quotes';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { PARKED_EVENTS } from '@nimantran/proto/http/shared/parked-events';
import * as batches from '@nimantran/proto/http/studio/batches';
import * as studioTools from '@nimantran/proto/http/studio/failed-theme-renders';
import * as studioFigures from '@nimantran/proto/http/studio/figures';
import * as studioJobs from '@nimantran/proto/http/studio/job-actions';
import * as studio from '@nimantran/proto/http/studio/jobs';
import * as studioRenders from '@nimantran/proto/http/studio/renders';
import * as themeTrials from '@nimantran/proto/http/studio/theme-trials';

const CONTRACTS = {
  blog,
  catalog,
  pricing,
  pricesAdmin,
  identity,
  myAccount,
  people,
  audit,
  orders,
  ordersAdmin,
  ordersFigures,
  ordersTools,
  drafts,
  partners,
  partnerPayouts,
  support,
  media,
  studio,
  studioFigures,
  studioTools,
  studioJobs,
  studioRenders,
  batches,
  themesAdmin,
  themeTrials,
};

/** Every operation of the contracts. */
export function operations(): Operation[] {
  return [...Object.values(CONTRACTS), ...Object.values(PARKED_EVENTS)]
    .flatMap((contracts) => Object.values<unknown>(contracts))
    .filter((value): value is Operation => typeof value === 'object' && value !== null && 'path' in value && 'access' in value);
}

/** The service that implements an operation. */
export function ownerOf(operation: Operation) {
  const { blog, media, studio, themesAdmin, pricesAdmin, myAccount } = CONTRACTS;
  const owners = {
    catalog: { ...CONTRACTS.catalog, ...blog, ...themesAdmin },
    pricing: { ...CONTRACTS.pricing, ...pricesAdmin },
    identity: { ...CONTRACTS.identity, ...myAccount },
    media,
    studio,
  };
  const found = Object.entries(owners).find(([, contracts]) => Object.values<unknown>(contracts).includes(operation));
  return (found?.[0] ?? 'orders') as keyof typeof owners | 'orders';
}
