import * as adminThemes from '../catalog/admin-themes.ts';
import * as blog from '../catalog/blog.ts';
import * as themes from '../catalog/themes.ts';
import * as themesWaiting from '../catalog/waiting.ts';
import * as guestPages from '../guests/guest-pages.ts';
import * as guestInvitations from '../guests/invitations.ts';
import * as apiKeys from '../identity/api-keys.ts';
import * as auditLog from '../identity/audit-log.ts';
import * as myAccount from '../identity/my-account.ts';
import * as people from '../identity/people.ts';
import * as sessions from '../identity/sessions.ts';
import * as signInProof from '../identity/sign-in-proof.ts';
import * as peopleWaiting from '../identity/waiting.ts';
import * as fileProofs from '../media/file-proofs.ts';
import * as uploads from '../media/uploads.ts';
import * as adminOrders from '../orders/admin-orders.ts';
import * as adminRefunds from '../orders/admin-refunds.ts';
import * as corrections from '../orders/corrections.ts';
import * as drafts from '../orders/drafts.ts';
import * as failedMails from '../orders/failed-mails.ts';
import * as orderFigures from '../orders/figures.ts';
import * as firstRun from '../orders/first-run.ts';
import * as holidays from '../orders/holidays.ts';
import * as orderInvitations from '../orders/invitations.ts';
import * as orders from '../orders/orders.ts';
import * as partnerPayouts from '../orders/partner-payouts.ts';
import * as partners from '../orders/partners.ts';
import * as ratings from '../orders/ratings.ts';
import * as reconciliations from '../orders/reconciliations.ts';
import * as reviews from '../orders/reviews.ts';
import * as shop from '../orders/shop.ts';
import * as supportRequests from '../orders/support-requests.ts';
import * as ordersWaiting from '../orders/waiting.ts';
import * as webhooks from '../orders/webhooks.ts';
import * as adminPrices from '../pricing/admin-prices.ts';
import * as quotes from '../pricing/quotes.ts';
import * as drawStill from '../render/draw-still.ts';
import * as batches from '../studio/batches.ts';
import * as failedThemeRenders from '../studio/failed-theme-renders.ts';
import * as studioFigures from '../studio/figures.ts';
import * as filmProofs from '../studio/film-proofs.ts';
import * as jobActions from '../studio/job-actions.ts';
import * as jobs from '../studio/jobs.ts';
import * as liveStills from '../studio/live-stills.ts';
import * as renderReports from '../studio/render-reports.ts';
import * as renders from '../studio/renders.ts';
import * as reviewStills from '../studio/review-stills.ts';
import * as themeTrials from '../studio/theme-trials.ts';
import * as studioWaiting from '../studio/waiting.ts';
import { getSupportPacket, HEALTH } from './health.ts';
import type { Operation } from './operation.ts';
import { PARKED_EVENTS, type ReadingService } from './parked-events.ts';

/** The modules that define the operations of each service. */
export const CONTRACTS: Record<ReadingService, object[]> = {
  catalog: [themes, blog, adminThemes, themesWaiting],
  pricing: [quotes, adminPrices],
  identity: [sessions, myAccount, apiKeys, people, auditLog, peopleWaiting, signInProof],
  orders: [
    ...[orders, corrections, drafts, reviews, supportRequests, partners, partnerPayouts, holidays, failedMails],
    ...[
      adminOrders,
      adminRefunds,
      reconciliations,
      orderFigures,
      ordersWaiting,
      orderInvitations,
      shop,
      firstRun,
      webhooks,
      ratings,
    ],
  ],
  media: [uploads, fileProofs],
  studio: [
    jobs,
    jobActions,
    renders,
    renderReports,
    failedThemeRenders,
    studioFigures,
    studioWaiting,
    batches,
    themeTrials,
    filmProofs,
    liveStills,
    reviewStills,
  ],
  guests: [guestPages, guestInvitations],
};

export interface OwnedOperation {
  owner: ReadingService | 'render' | 'gateway';
  operation: Operation;
}

/** Every operation of the contracts, with the service that serves it. */
export const ALL_OPERATIONS: readonly OwnedOperation[] = [
  ...Object.entries(CONTRACTS).flatMap(([name, contracts]) => {
    const owner = name as ReadingService;
    return operationsIn(owner, [...contracts, PARKED_EVENTS[owner], HEALTH[owner]]);
  }),
  // Workers read no events.
  ...operationsIn('render', [drawStill]),
  ...operationsIn('gateway', [HEALTH.gateway, { getSupportPacket }]),
];

function operationsIn(owner: OwnedOperation['owner'], contracts: object[]): OwnedOperation[] {
  return contracts
    .flatMap((contract) => Object.values<unknown>(contract as Record<string, unknown>))
    .filter(isOperation)
    .map((operation) => ({ owner, operation }));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}
