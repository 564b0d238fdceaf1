import { API_KEY_SCOPES, type ApiKeyScope } from '../../domain/api-key.ts';
import * as adminThemes from '../catalog/admin-themes.ts';
import * as themes from '../catalog/themes.ts';
import * as uploads from '../media/uploads.ts';
import * as corrections from '../orders/corrections.ts';
import * as orders from '../orders/orders.ts';
import * as quotes from '../pricing/quotes.ts';
import * as batches from '../studio/batches.ts';
import * as liveStills from '../studio/live-stills.ts';
import * as themeTrials from '../studio/theme-trials.ts';
import type { Operation } from './operation.ts';

/** What no key needs a scope for: public anyway, and part of placing an order or filling a batch. */
const WITH_EVERY_SCOPE: readonly Operation[] = [
  themes.listVideos,
  themes.getVideo,
  quotes.listPricing,
  quotes.createQuote,
  orders.getDeliveryPromise,
  orders.getPaymentMethods,
  liveStills.drawLiveStill,
];

const PHOTOS_AND_MUSIC: readonly Operation[] = [
  uploads.listUploads,
  uploads.getUpload,
  uploads.getUploadAddress,
  uploads.deleteUpload,
];

/**
 * The operations that an API key opens, by scope. A key opens nothing that is not named here. What an operation lets in is still
 * decided by its `access` and its service.
 */
const BY_SCOPE: Readonly<Record<ApiKeyScope, readonly Operation[]>> = {
  orders_read: [
    orders.listOrders,
    orders.getOrder,
    orders.streamOrder,
    orders.watchPreview,
    orders.downloadOrder,
    orders.downloadOrderFiles,
    orders.getInvitationWords,
    orders.getCalendarFile,
    orders.getInvoice,
    orders.getPurgeReceipt,
    corrections.getCorrectionTerms,
  ],
  orders_write: [
    orders.placeOrder,
    orders.openCheckout,
    orders.settleOrder,
    orders.cancelOrder,
    orders.answerOrder,
    corrections.correctOrder,
    ...PHOTOS_AND_MUSIC,
  ],
  // Not a batch of orders: it would show every customer's words to whoever has the key.
  batches: [
    batches.listBatches,
    batches.createBatch,
    batches.getBatch,
    batches.listBatchRows,
    batches.startBatch,
    batches.pauseBatch,
    batches.resumeBatch,
    batches.cancelBatch,
    batches.retryBatch,
    batches.streamBatch,
    batches.downloadBatchTemplate,
    batches.downloadBatchFaults,
    batches.downloadBatchVideos,
    batches.downloadBatchLinks,
    ...PHOTOS_AND_MUSIC,
  ],
  themes: [
    adminThemes.listThemes,
    adminThemes.getTheme,
    adminThemes.addThemeVersion,
    adminThemes.publishThemeVersion,
    adminThemes.scheduleThemeVersion,
    adminThemes.retireTheme,
    adminThemes.editTheme,
    themeTrials.startThemeTrial,
    themeTrials.getThemeTrial,
    themeTrials.playThemeTrial,
  ],
};

/** The same for addresses that are not operations. */
const ADDRESSES: Readonly<Record<string, readonly ApiKeyScope[]>> = {
  [uploads.TUS_PATH]: ['orders_write', 'batches'],
  [adminThemes.THEME_PACKAGES_PATH]: ['themes'],
  [adminThemes.SAMPLE_PACKAGE_PATH]: ['themes'],
};

/** The scopes of which a key needs one to call an operation; none if no key may call it. */
export function scopesOpening(operation: Operation): readonly ApiKeyScope[] {
  if (WITH_EVERY_SCOPE.includes(operation)) return API_KEY_SCOPES;
  return API_KEY_SCOPES.filter((scope) => BY_SCOPE[scope].includes(operation));
}

/** The same for an address that is not an operation, without the part that names a thing. */
export const scopesOpeningAddress = (path: string): readonly ApiKeyScope[] => ADDRESSES[path] ?? [];
