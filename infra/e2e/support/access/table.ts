// Long because it is one table: every operation of the API is a row.
import { HEALTH, HEALTH_SERVICES } from '@nimantran/proto/http/shared/health';
import { PARKED_EVENTS, READING_SERVICES } from '@nimantran/proto/http/shared/parked-events';
import { SHORT } from '../order/sold-themes.ts';
import { draftOf, type World } from './world.ts';

/** Access rule of an operation. `own` returns the caller's own things, so every signed-in user may call it. */
export type Rule =
  | 'public'
  | 'own'
  | 'owner'
  | 'owner-or-admin'
  | 'designer'
  | 'partner'
  | 'partner-or-admin'
  | 'admin'
  | 'service';

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Row {
  rule: Rule;
  /** A request about the owner's things that is otherwise valid. */
  input?: (world: World) => Input;
  /**
   * `ends` what other rows need, or ends the callers' sessions (`leaves`), or needs no session (`left`): run last, in this order,
   * by callers with access.
   */
  last?: 'ends' | 'leaves' | 'left';
  /** The test world has no such thing: callers with access get 404, all others are rejected before that. */
  isAbsent?: true;
}

const paid = (world: World) => ({ params: { number: world.paidOrder } });
const unpaid = (world: World) => ({ params: { number: world.unpaidOrder } });
const support = (world: World) => ({ params: { support_number: world.supportNumber } });
const job = (world: World) => ({ params: { id: world.jobId } });
const upload = (world: World) => ({ params: { id: world.uploadId } });
const refund = (world: World) => ({ params: { refund_id: world.refundId } });
const customer = (world: World) => ({ params: { uid: world.uid } });
const render = (world: World) => ({ params: { id: world.orderId, attempt: '1' } });
const theme = (world: World) => ({ params: { theme_id: String(world.theme.id) } });
const batch = (world: World) => ({ params: { id: world.orderId } });
const themeVersion = (world: World) => ({ params: { theme_id: String(world.theme.id), version: world.theme.version } });
const NOBODYS = '00000000-0000-4000-8000-00000000dead';
/** The address of a review or an invitation that nobody made. */
const NO_TOKEN = 'A'.repeat(22);
const A_REPLY = { name: 'Table', coming: false, people: {}, line: '' };
const idToken = { accessToken: 'a token that verifies nowhere' };

const quote = (world: World) => ({
  pricing_id: world.theme.pricing_id,
  currency: world.options.currency,
  resolution: world.options.resolution,
  delivery: world.options.delivery,
  bride_first: false,
  custom_audio: false,
  remove_watermark: false,
  promo_code: null,
});

const liveStill = (world: World) => ({
  theme_id: world.theme.id,
  theme_version: world.theme.version,
  ...{ details: {}, photos: {}, bride_first: false, scene: { index: 0 }, width: 320 },
});

const photosOf = ({ theme, uploadId }: World) =>
  Object.fromEntries((theme.images ?? []).slice(0, 1).map(({ key }) => [key, { upload_id: uploadId }]));

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const EQUAL_PRICES = ['INR', 'USD', 'EUR', 'GBP'].map((code) => ({
  code,
  res: Array.from({ length: 3 }, () => ({ offer: 99_900, original: 99_900 })),
}));

/** Every operation of the API; the test fails if one is missing here. */
export const TABLE: Readonly<Record<string, Row>> = {
  // catalog
  listVideos: { rule: 'public', input: () => ({ params: { category: 'wedding' } }) },
  getVideo: { rule: 'public', input: (world) => ({ params: { category: SHORT.category, video: String(world.theme.id) } }) },
  listPosts: { rule: 'public' },
  getPost: { rule: 'public', input: () => ({ params: { slug: 'wedding-video-invitation-wording' } }) },
  getThemeVersion: { rule: 'service', input: (world) => ({ params: { theme_id: String(world.theme.id), version: 'current' } }) },

  // the first run, for orders
  proveSignIn: { rule: 'service' },
  proveFile: { rule: 'service', input: () => ({ body: { text: 'proof', fetched: false } }) },
  startFilmProof: { rule: 'service', input: (world) => ({ body: { theme_id: world.theme.id } }) },
  getFilmProof: { rule: 'service', isAbsent: true, input: () => ({ params: { id: NOBODYS } }) },

  // catalog and studio, for admins; nothing is uploaded here, so requests that name a package or a trial find none
  listThemes: { rule: 'admin' },
  countThemesWaiting: { rule: 'admin' },
  getTheme: { rule: 'admin', input: theme },
  addThemeVersion: { rule: 'admin', isAbsent: true, input: () => ({ body: { package_id: NOBODYS } }) },
  publishThemeVersion: { rule: 'admin', input: themeVersion },
  scheduleThemeVersion: { rule: 'admin', input: (world) => ({ ...themeVersion(world), body: { at: null } }) },
  editTheme: { rule: 'admin', input: (world) => ({ ...theme(world), body: {} }) },
  retireTheme: { rule: 'admin', isAbsent: true, input: () => ({ params: { theme_id: '999999' } }) },
  getUploadedPackage: { rule: 'service', input: () => ({ params: { package_id: NOBODYS } }) },
  startThemeTrial: { rule: 'admin', isAbsent: true, input: () => ({ body: { package_id: NOBODYS } }) },
  getThemeTrial: { rule: 'admin', isAbsent: true, input: () => ({ params: { trial_id: NOBODYS } }) },
  playThemeTrial: {
    rule: 'admin',
    isAbsent: true,
    input: () => ({ params: { trial_id: NOBODYS }, body: { details: {}, bride_first: false, resolution: '480p' } }),
  },

  // pricing
  listPricing: { rule: 'public' },
  createQuote: { rule: 'public', input: (world) => ({ body: quote(world) }) },
  quoteForOrder: { rule: 'service', input: (world) => ({ body: { ...quote(world), customer_uid: world.uid, preview: false } }) },
  getRevisionPrice: { rule: 'service', input: () => ({ query: { pricing_id: 'pricing_005', currency: 'INR' } }) },
  takePromo: {
    rule: 'service',
    input: (world) => ({ params: { order_id: world.orderId }, body: { code: 'WELCOME10', customer_uid: world.uid } }),
  },
  getPrices: { rule: 'admin' },
  // A version that never existed: rejected as outdated for callers who may save.
  savePrices: {
    rule: 'admin',
    input: () => ({ body: { models: [{ pid: 'pricing_005', version: 0, currencies: EQUAL_PRICES }] } }),
  },
  listPromoCodes: { rule: 'admin' },
  savePromoCode: {
    rule: 'admin',
    input: () => ({
      params: { code: 'TABLE10' },
      body: {
        discount: { kind: 'percent', percent: 10 },
        minimum_minor: { INR: 0, USD: 0, EUR: 0, GBP: 0 },
        starts_at: null,
        ends_at: null,
        max_uses: null,
        max_uses_per_customer: null,
      },
    }),
  },

  // identity
  getSignInMethod: { rule: 'public' },
  whoAmI: { rule: 'public' },
  getUserType: { rule: 'public', input: () => ({ body: idToken }) },
  verifyAdmin: { rule: 'public', input: () => ({ body: idToken }) },
  exportMyData: { rule: 'own' },
  // Not the caller's address, so nothing is erased.
  eraseMyData: { rule: 'own', input: () => ({ body: { email: 'somebody@else.test' } }) },
  listApiKeys: { rule: 'partner-or-admin' },
  // A scope that is nobody's: rejected for callers who may make keys.
  createApiKey: { rule: 'partner-or-admin', input: () => ({ body: { name: 'Table', scopes: ['everything'], days: 30 } }) },
  revokeApiKey: { rule: 'partner-or-admin', isAbsent: true, input: () => ({ params: { id: NOBODYS } }) },
  checkApiKey: { rule: 'service', input: () => ({ body: { key: 'none' } }) },
  openSession: { rule: 'service', input: () => ({ body: { id_token: 'a token that verifies nowhere' } }) },
  checkSession: { rule: 'service', input: () => ({ body: { session_token: 'none' } }) },
  closeSession: { rule: 'service', input: () => ({ body: { session_token: 'none' } }) },
  countAdmins: { rule: 'service' },
  listUsers: { rule: 'admin' },
  getUser: { rule: 'admin', input: (world) => ({ params: { uid: world.partnerUid } }) },
  // An unknown user: other rows need the sessions of the real ones.
  endSessions: { rule: 'admin', isAbsent: true, input: () => ({ params: { uid: NOBODYS } }) },
  // The partner's role comes from the configuration, and the partner is not a designer: nothing is granted or revoked.
  grantRole: { rule: 'admin', input: (world) => ({ params: { uid: world.partnerUid }, body: { role: 'partner' } }) },
  revokeRole: { rule: 'admin', input: (world) => ({ params: { uid: world.partnerUid, role: 'designer' } }) },
  listRoleApprovals: { rule: 'admin' },
  countPeopleWaiting: { rule: 'admin' },
  decideRoleApproval: {
    rule: 'admin',
    isAbsent: true,
    input: (world) => ({ params: { id: world.orderId }, body: { decision: 'decline' } }),
  },
  withdrawRoleApproval: { rule: 'admin', isAbsent: true, input: (world) => ({ params: { id: world.orderId } }) },
  listAuditLog: { rule: 'admin' },
  verifyAuditLog: { rule: 'admin' },
  signIn: { rule: 'public', input: () => ({ body: { id_token: 'x' } }), last: 'left' },
  listMySessions: { rule: 'own' },
  // An unknown user: other rows need the sessions of the real ones.
  endMySession: { rule: 'own', isAbsent: true, input: () => ({ params: { id: '0123456789abcdef' } }) },
  endMySessions: { rule: 'own', last: 'leaves' },
  signOut: { rule: 'public', last: 'left' },

  // media
  listUploads: { rule: 'own' },
  getUpload: { rule: 'owner', input: upload },
  getUploadAddress: { rule: 'owner', input: upload },
  deleteUpload: { rule: 'owner', input: upload, last: 'ends' },
  resolveUploads: { rule: 'service', input: (world) => ({ body: { owner_uid: world.uid, upload_ids: [world.uploadId] } }) },
  holdUploads: {
    rule: 'service',
    input: (world) => ({ body: { owner_uid: world.uid, order_id: world.orderId, upload_ids: [world.uploadId] } }),
  },
  readObject: { rule: 'service', input: () => ({ query: { object_key: 'renders/x.mp4' } }) },
  signDownload: { rule: 'service', input: () => ({ body: { object_key: 'videos/x.mp4', expires_in_seconds: 60 } }) },
  customerUploads: { rule: 'service', input: customer },

  // orders
  placeOrder: {
    rule: 'own',
    input: (world) => ({
      body: {
        theme_id: world.theme.id,
        theme_version: 'another version',
        customisation: { details: {}, photos: {}, music: null, bride_first: false },
        options: world.options,
        billing: world.billing,
        expected_total_minor: 0,
        terms_accepted: true,
      },
    }),
  },
  listOrders: { rule: 'own', input: () => ({ query: { limit: '100' } }) },
  getOrder: { rule: 'owner-or-admin', input: paid },
  streamOrder: { rule: 'owner', input: paid },
  openCheckout: { rule: 'owner', input: (world) => ({ ...unpaid(world), body: { bill_id: null } }) },
  settleOrder: { rule: 'owner', input: unpaid },
  answerOrder: {
    rule: 'owner',
    input: (world) => ({ ...paid(world), body: { question_id: world.orderId, text: 'Yes', details: {}, photos: {} } }),
  },
  getCorrectionTerms: { rule: 'owner', input: paid },
  correctOrder: {
    rule: 'owner',
    input: (world) => ({
      ...paid(world),
      body: { details: { guest: 'Table' }, bride_first: false, with_code: true, expected_price_minor: null },
    }),
  },
  downloadOrder: { rule: 'owner', input: paid },
  getInvitationWords: { rule: 'owner', input: paid },
  getCalendarFile: { rule: 'owner', input: paid },
  downloadOrderFiles: { rule: 'owner', input: paid },
  watchPreview: { rule: 'owner', input: paid },
  getInvoice: {
    rule: 'owner-or-admin',
    input: (world) => ({ params: { number: world.paidOrder, invoice_id: world.invoiceId } }),
  },
  cancelOrder: { rule: 'owner', input: unpaid, last: 'ends' },
  trackOrder: { rule: 'public', input: () => ({ body: { number: 'NM-00000000', email: 'a@b.test' } }) },
  getDeliveryPromise: { rule: 'public' },
  getPaymentMethods: { rule: 'public' },
  getPurgeReceipt: { rule: 'owner-or-admin', input: paid },
  purgeReceipt: { rule: 'service', input: (world) => ({ params: { order_id: world.orderId } }) },
  orderFate: { rule: 'service', input: (world) => ({ params: { order_id: world.orderId } }) },
  customerStanding: { rule: 'service', input: customer },
  customerOrders: { rule: 'service', input: customer },

  saveDraft: { rule: 'own', input: (world) => ({ ...theme(world), body: { version: 0, content: draftOf('') } }) },
  getDraft: { rule: 'own', input: theme },
  listDrafts: { rule: 'own' },
  deleteDraft: { rule: 'own', input: theme, last: 'ends' },
  shareReview: {
    rule: 'own',
    input: (world) => ({
      ...theme(world),
      body: { theme_version: world.theme.version, details: { guest: 'Table', date: inAMonth() }, bride_first: false },
    }),
  },
  getReview: { rule: 'own', input: theme },
  endReview: { rule: 'own', input: theme, last: 'ends' },
  openReview: { rule: 'public', input: () => ({ params: { token: NO_TOKEN } }) },
  answerReview: {
    rule: 'public',
    input: () => ({ params: { token: NO_TOKEN, reviewer_key: NO_TOKEN }, body: { name: 'Table', round: 1, answers: [] } }),
  },

  shareOrderReview: { rule: 'owner', input: (world) => ({ ...paid(world), body: { with_photos: false } }) },
  getOrderReview: { rule: 'owner', input: paid },
  endOrderReview: { rule: 'owner', input: paid, last: 'ends' },
  listYeses: { rule: 'designer', input: paid },
  reviewedWords: { rule: 'service', input: () => ({ params: { token: NO_TOKEN } }) },

  orderInvitation: { rule: 'service', input: paid },

  // guests; the order is not delivered, so there is no page: its owner is told that it is off
  getGuestPage: { rule: 'owner', input: paid },
  turnGuestPageOn: { rule: 'owner', input: paid },
  turnGuestPageOff: { rule: 'owner', input: paid },
  renewGuestPage: { rule: 'owner', input: (world) => ({ ...paid(world), body: { replaces: NO_TOKEN } }) },
  setReplyDay: { rule: 'owner', input: (world) => ({ ...paid(world), body: { day: null } }) },
  listReplies: { rule: 'owner', input: paid },
  exportReplies: { rule: 'owner', input: paid },
  deleteReply: { rule: 'owner', input: (world) => ({ params: { number: world.paidOrder, reply_id: NOBODYS } }) },
  acceptReply: { rule: 'owner', input: (world) => ({ params: { number: world.paidOrder, reply_id: NOBODYS } }) },
  readInvitation: { rule: 'public', input: () => ({ params: { token: NO_TOKEN } }) },
  getInvitationPicture: { rule: 'public', input: () => ({ params: { token: NO_TOKEN } }) },
  getInvitationPoster: { rule: 'public', input: () => ({ params: { token: NO_TOKEN } }) },
  getInvitationCalendar: { rule: 'public', input: () => ({ params: { token: NO_TOKEN } }) },
  readReply: { rule: 'public', input: () => ({ params: { token: NO_TOKEN, secret: NO_TOKEN } }) },
  saveReply: { rule: 'public', input: () => ({ params: { token: NO_TOKEN, secret: NO_TOKEN }, body: A_REPLY }) },
  withdrawReply: { rule: 'public', input: () => ({ params: { token: NO_TOKEN, secret: NO_TOKEN } }) },
  postReplyForm: { rule: 'public', input: () => ({ params: { token: NO_TOKEN }, body: { name: 'Table' } }) },
  customerGuestPages: { rule: 'service', input: customer },

  // orders, for admins
  findOrders: { rule: 'admin', input: (world) => ({ query: { search: world.paidOrder } }) },
  exportOrders: { rule: 'admin', input: (world) => ({ query: { search: world.paidOrder } }) },
  getAdminOrder: { rule: 'admin', input: paid },
  resendMail: {
    rule: 'admin',
    input: (world) => ({ params: { number: world.paidOrder, mail_id: world.orderId } }),
    isAbsent: true,
  },
  endOrder: {
    rule: 'admin',
    input: (world) => ({ ...unpaid(world), body: { reason: 'other', note: 'Table', support_number: null } }),
    last: 'ends',
  },
  listRefundApprovals: { rule: 'admin' },
  decideRefund: {
    rule: 'admin',
    input: (world) => ({ params: { id: world.orderId }, body: { decision: 'decline' } }),
    isAbsent: true,
  },
  withdrawRefund: { rule: 'admin', input: (world) => ({ params: { id: world.orderId } }), isAbsent: true },
  getShop: { rule: 'public' },
  getSettings: { rule: 'admin' },
  // Rejected as unchanged for callers who may save.
  saveSettings: { rule: 'admin', input: () => ({ body: { version: 0, change: {} } }) },
  // A claim proves nothing here: admins pass or are told what to do.
  getFirstRun: { rule: 'admin' },
  startProof: { rule: 'admin', input: () => ({ params: { proof: 'promises' } }) },
  // Nothing waits: refused for callers who may go on.
  continueProof: { rule: 'admin', input: () => ({ params: { proof: 'promises' }, body: { answer: '' } }) },
  listSettingsHistory: { rule: 'admin' },
  listSettingsApprovals: { rule: 'admin' },
  decideSettings: {
    rule: 'admin',
    input: (world) => ({ params: { id: world.orderId }, body: { decision: 'decline' } }),
    isAbsent: true,
  },
  withdrawSettings: { rule: 'admin', input: (world) => ({ params: { id: world.orderId } }), isAbsent: true },
  getOrderMoney: { rule: 'admin', input: paid },
  getOrderFigures: { rule: 'admin' },
  countOrdersWaiting: { rule: 'admin' },
  listHolidays: { rule: 'admin' },
  saveHoliday: { rule: 'admin', input: () => ({ params: { day: inAMonth() }, body: { name: 'Table' } }) },
  removeHoliday: { rule: 'admin', input: () => ({ params: { day: inAMonth() } }), last: 'ends' },
  listUninvoiced: { rule: 'admin' },
  listFailedMails: { rule: 'admin' },
  resendFailedMail: { rule: 'admin', input: (world) => ({ params: { mail_id: world.orderId } }) },
  refundOrder: {
    rule: 'admin',
    input: (world) => ({ ...paid(world), body: { amount_minor: 1, reason: 'goodwill', note: 'Table', support_number: null } }),
  },
  listRefunds: { rule: 'admin' },
  retryRefund: { rule: 'admin', input: refund },
  settleRefundByHand: { rule: 'admin', input: (world) => ({ ...refund(world), body: { note: 'Table' } }) },
  listDisputes: { rule: 'admin' },
  addBill: {
    rule: 'admin',
    input: (world) => ({ ...paid(world), body: { label: 'Table', amount_minor: 5_000, support_number: null } }),
  },
  withdrawBill: { rule: 'admin', input: (world) => ({ params: { bill_id: world.billId } }), last: 'ends' },
  reviseOrder: {
    rule: 'admin',
    input: (world) => ({
      ...paid(world),
      body: { fault: 'ours', note: 'Table', details: {}, photos: {}, amount_minor: null, support_number: null },
    }),
  },
  createPreviewOrder: { rule: 'admin', input: support },
  listReconciliations: { rule: 'admin' },
  runReconciliation: {
    rule: 'admin',
    input: () => ({ body: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' } }),
  },

  // support
  openSupportRequest: {
    rule: 'owner',
    // About another person's order.
    input: (world) => ({
      body: { kind: 'question', subject: 'Table', text: 'Table', order_number: world.paidOrder, claim: null, draft: null },
    }),
  },
  listSupportRequests: { rule: 'own' },
  getSupportRequest: { rule: 'owner-or-admin', input: support },
  replyToSupportRequest: { rule: 'owner-or-admin', input: (world) => ({ ...support(world), body: { text: 'Table' } }) },
  closeSupportRequest: { rule: 'owner-or-admin', input: support, last: 'ends' },
  listAllSupportRequests: { rule: 'admin' },

  // webhooks of partners and admins: requests about one that does not exist, and for one with an address that is none
  listWebhooks: { rule: 'partner-or-admin' },
  createWebhook: { rule: 'partner-or-admin', input: () => ({ body: { url: 'nowhere', events: ['order.paid'] } }) },
  deleteWebhook: { rule: 'partner-or-admin', isAbsent: true, input: () => ({ params: { id: NOBODYS } }) },
  rotateWebhookSecret: { rule: 'partner-or-admin', isAbsent: true, input: () => ({ params: { id: NOBODYS } }) },
  listWebhookDeliveries: { rule: 'partner-or-admin', isAbsent: true, input: () => ({ params: { id: NOBODYS } }) },
  replayWebhookDelivery: {
    rule: 'partner-or-admin',
    isAbsent: true,
    input: () => ({ params: { id: NOBODYS, delivery_id: NOBODYS } }),
  },

  // partners
  recordVisit: {
    rule: 'public',
    input: (world) => ({ body: { code: world.partnerCode, visitor_id: world.orderId, landing: '/' } }),
  },
  getPartnerDashboard: { rule: 'partner' },
  downloadPartnerOrders: { rule: 'partner' },
  getPartnerPayouts: { rule: 'partner' },
  listPartners: { rule: 'admin' },
  changePartner: {
    rule: 'admin',
    input: (world) => ({ params: { uid: world.partnerUid }, body: { commission_percent: 10, is_active: true } }),
  },
  getPartnerAccount: { rule: 'admin', input: (world) => ({ params: { uid: world.partnerUid } }) },
  // The partner is owed nothing: callers with access get that answer.
  recordPayout: {
    rule: 'admin',
    input: (world) => ({
      params: { uid: world.partnerUid },
      body: { amount: { currency: 'INR', amount_minor: 100 }, paid_until: '2026-01-01', reference: 'TABLE 1' },
    }),
  },
  reversePayout: {
    rule: 'admin',
    input: (world) => ({ params: { payout_id: world.orderId }, body: { reason: 'Table' } }),
    isAbsent: true,
  },

  // studio
  drawLiveStill: {
    rule: 'public',
    // Another person's photo counts as not found.
    input: (world) => ({ body: { ...liveStill(world), photos: photosOf(world), form: 'access-table' } }),
  },
  drawReviewStill: {
    rule: 'public',
    input: () => ({ params: { token: NO_TOKEN }, body: { form: 'access-table', scene: { index: 0 }, width: 320 } }),
  },
  drawStill: {
    rule: 'service',
    input: (world) => ({
      body: {
        ...liveStill(world),
        ...{
          visitor: 'access-table',
          asker: 'access-table',
          owner: null,
          theme: { id: world.theme.id, version: '1', package_key: 'themes/1.zip' },
        },
      },
    }),
  },
  getStudioQueue: { rule: 'designer' },
  getStudioFigures: { rule: 'admin' },
  countStudioWaiting: { rule: 'designer' },
  listFailedThemeRenders: { rule: 'admin' },
  retryThemeRender: { rule: 'admin', input: (world) => ({ params: { render_id: world.orderId } }) },
  streamStudio: { rule: 'designer' },
  pullJob: { rule: 'designer' },
  getStudioJob: { rule: 'designer', input: job },
  renewLease: { rule: 'designer', input: job },
  correctJob: { rule: 'designer', input: (world) => ({ ...job(world), body: { details: {} } }) },
  releaseJob: { rule: 'designer', input: job },
  retryJob: { rule: 'designer', input: job },
  approveJob: { rule: 'designer', input: job },
  holdJob: { rule: 'designer', input: (world) => ({ ...job(world), body: { message: 'Which date?' } }) },
  askCustomer: { rule: 'admin', input: (world) => ({ ...job(world), body: { message: 'Which date?' } }), last: 'ends' },
  takeUpJob: { rule: 'designer', input: job },
  sendBackJob: { rule: 'designer', input: (world) => ({ ...job(world), body: { note: 'Look at the date' } }) },
  handOverJob: { rule: 'designer', input: (world) => ({ ...job(world), body: { to: world.uid } }) },
  listColleagues: { rule: 'designer' },
  drawDraftFilm: { rule: 'designer', input: job },
  getStudioVersion: { rule: 'designer', input: (world) => ({ params: { id: world.jobId, version: '1' } }) },
  restoreVersion: { rule: 'designer', input: (world) => ({ params: { id: world.jobId, version: '1' } }) },
  getStudioRenders: { rule: 'designer' },
  retryRender: { rule: 'designer', isAbsent: true, input: job },
  // Batches: requests about one that does not exist.
  listBatches: { rule: 'admin' },
  createBatch: {
    rule: 'admin',
    input: (world) => ({
      body: {
        theme_id: world.theme.id,
        resolution: '480p',
        dates: 'iso',
        bride_first: false,
        file_name: 'table.csv',
        file: Buffer.from('Family\nTable').toString('base64'),
        photos: [],
      },
    }),
  },
  createBatchOfOrders: { rule: 'admin', input: () => ({ body: { resolution: '480p', order_numbers: ['NM-00000000'] } }) },
  downloadBatchTemplate: { rule: 'admin', input: (world) => ({ query: { theme_id: String(world.theme.id) } }) },
  getBatch: { rule: 'admin', isAbsent: true, input: batch },
  listBatchRows: { rule: 'admin', isAbsent: true, input: batch },
  startBatch: { rule: 'admin', isAbsent: true, input: (world) => ({ ...batch(world), body: { without_faulty: false } }) },
  pauseBatch: { rule: 'admin', isAbsent: true, input: batch },
  resumeBatch: { rule: 'admin', isAbsent: true, input: batch },
  cancelBatch: { rule: 'admin', isAbsent: true, input: batch },
  retryBatch: { rule: 'admin', isAbsent: true, input: batch },
  streamBatch: { rule: 'admin', isAbsent: true, input: batch },
  downloadBatchFaults: { rule: 'admin', isAbsent: true, input: batch },
  downloadBatchVideos: { rule: 'admin', isAbsent: true, input: batch },
  downloadBatchLinks: { rule: 'admin', isAbsent: true, input: batch },
  checkRender: { rule: 'service', input: render },
  startRender: { rule: 'service', input: render },
  keepSegments: { rule: 'service', input: render },
  keepFiles: { rule: 'service', input: render },
  reportRender: { rule: 'service', input: render },

  // ratings
  getOwnRating: { rule: 'owner', input: paid },
  rateOrder: { rule: 'owner', input: (world) => ({ ...paid(world), body: { stars: 5, line: 'Lovely' } }) },
  listRatings: { rule: 'admin' },
  answerRating: { rule: 'admin', input: (world) => ({ ...paid(world), body: { answer: 'Thank you' } }), isAbsent: true },
  hideRating: { rule: 'admin', input: (world) => ({ ...paid(world), body: { hidden: true, reason: 'a test' } }), isAbsent: true },

  // how every service is
  ...Object.fromEntries(HEALTH_SERVICES.map((service) => [HEALTH[service].get.name, { rule: 'admin' } satisfies Row])),
  getSupportPacket: { rule: 'admin' },

  // parked events of every service with readers
  ...Object.fromEntries(
    READING_SERVICES.flatMap((service) => [
      [PARKED_EVENTS[service].list.name, { rule: 'admin' } satisfies Row],
      [
        PARKED_EVENTS[service].replay.name,
        { rule: 'admin', input: (world: World) => ({ params: { event_id: world.orderId } }) } satisfies Row,
      ],
    ]),
  ),
};
