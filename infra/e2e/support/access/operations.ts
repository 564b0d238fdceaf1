import * as audit from '@nimantran/proto/http/audit';
import * as batches from '@nimantran/proto/http/batches';
import * as blog from '@nimantran/proto/http/blog';
import * as catalog from '@nimantran/proto/http/catalog';
import * as drafts from '@nimantran/proto/http/drafts';
import * as identity from '@nimantran/proto/http/identity';
import * as media from '@nimantran/proto/http/media';
import * as myAccount from '@nimantran/proto/http/my-account';
import type { Operation } from '@nimantran/proto/http/operation';
import * as orders from '@nimantran/proto/http/orders';
import * as ordersAdmin from '@nimantran/proto/http/orders-admin';
import * as ordersFigures from '@nimantran/proto/http/orders-figures';
import * as ordersTools from '@nimantran/proto/http/orders-tools';
import { PARKED_EVENTS } from '@nimantran/proto/http/parked-events';
import * as partnerPayouts from '@nimantran/proto/http/partner-payouts';
import * as partners from '@nimantran/proto/http/partners';
import * as people from '@nimantran/proto/http/people';
import * as pricesAdmin from '@nimantran/proto/http/prices-admin';
import * as pricing from '@nimantran/proto/http/pricing';
import * as studio from '@nimantran/proto/http/studio';
import * as studioFigures from '@nimantran/proto/http/studio-figures';
import * as studioJobs from '@nimantran/proto/http/studio-jobs';
import * as studioRenders from '@nimantran/proto/http/studio-renders';
import * as studioTools from '@nimantran/proto/http/studio-tools';
import * as support from '@nimantran/proto/http/support';
import * as themeTrials from '@nimantran/proto/http/theme-trials';
import * as themesAdmin from '@nimantran/proto/http/themes-admin';

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
