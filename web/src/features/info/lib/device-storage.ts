import { LONGEST_SESSION_DAYS, SESSION_DAYS } from '@nimantran/proto/domain/session-life';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';

interface Kept {
  names: readonly string[];
  where: string;
  purpose: string;
}

/** Everything the shop stores on a customer's device, by key; `…` marks the variable part. */
export const DEVICE_STORAGE: readonly Kept[] = [
  {
    names: ['…nimantran_session'],
    where: `Cookie, ${LONGEST_SESSION_DAYS} days at most; the session in it ends ${SESSION_DAYS} days after your last visit`,
    purpose: 'Keeps you signed in. Pages cannot read it.',
  },
  {
    names: [XSRF_COOKIE],
    where: 'Cookie, until the browser is closed',
    purpose: 'Proves that a request comes from our own page.',
  },
  {
    names: ['signed-in-as'],
    where: 'On the device, until you sign out',
    purpose: 'The number of your account, by which the tabs of a browser notice that somebody has signed in or out.',
  },
  { names: ['currency'], where: 'On the device', purpose: 'The currency you chose.' },
  {
    names: ['draft:…', 'upload:…', 'nimantran'],
    where: 'On the device, until you order, discard it or sign out',
    purpose:
      'Your unfinished invitation, and photos and music that are still being uploaded. When you sign out, your account keeps the invitation.',
  },
  {
    names: ['referrer_source', 'referrer_landing', 'first_visit'],
    where: 'On the device',
    purpose: 'How and when you first came here; stored with an order.',
  },
  {
    names: ['partner_referral', 'partner_visits_told', 'visitor_id'],
    where: 'On the device, only if a partner’s link brought you',
    purpose: 'The partner’s code, which counts for 30 days, and a random number so that your visit counts once.',
  },
  {
    names: ['reply:…'],
    where: 'On the device, only if you replied to an invitation',
    purpose: 'The key with which you can change or delete your reply.',
  },
  { names: ['analytics_consent'], where: 'On the device, 12 months', purpose: 'Whether you agreed to have your visit counted.' },
  {
    names: ['typed:…', 'typed-by', 'paying:…', 'scroll-positions', 'nimantran.reloaded_at'],
    where: 'In the tab, until it is closed',
    purpose:
      'Messages to support as you type them, the bill you left to pay, the scroll position of a page, and when it was last reloaded.',
  },
  {
    names: ['nimantran-…', 'workbox-…'],
    where: 'Browser cache',
    purpose: 'Pages and pictures, so that they open faster and work offline.',
  },
];
