import { countThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import { countPeopleWaiting } from '@nimantran/proto/http/identity/waiting';
import { countOrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import { countStudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { on } from './mock-routes.ts';

/** A shop in which something waits in every list. */
export function serveWaiting(): void {
  on(countOrdersWaiting, () => ({
    late: 3,
    held: 1,
    requests: 2,
    refunds_failed: 1,
    refund_approvals: 1,
    disputes: 1,
    uninvoiced: 0,
    settings_approvals: 1,
    mails_given_up: 4,
  }));
  on(countStudioWaiting, ({ who }) => ({
    queued: 12,
    mine: 1,
    jobs_failed: 0,
    renders_failed: 1,
    admin: who?.startsWith('admin@') ? { batches_running: 1, batches_failed: 1, trials: 1 } : null,
  }));
  on(countThemesWaiting, () => ({ unpublished: 1, scheduled: 1 }));
  on(countPeopleWaiting, () => ({ role_approvals: 1 }));
}
