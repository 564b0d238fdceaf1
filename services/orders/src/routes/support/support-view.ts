import type { SupportRequest, SupportSummary } from '@nimantran/proto/domain/support-request';
import type { User } from '@nimantran/proto/domain/user';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type SupportEntry, supportFor, threadOf } from '../../db/support/support-requests.ts';

export interface Viewer {
  uid: string;
  isAdmin: boolean;
}

export function viewerOf(user: Pick<User, 'uid' | 'roles'>): Viewer {
  return { uid: user.uid, isAdmin: user.roles.includes('admin') };
}

export function supportSummary(request: SupportEntry): SupportSummary {
  return {
    number: request.number,
    kind: request.kind,
    state: request.state,
    subject: request.subject,
    order_number: request.orderNumber,
    opened_at: request.openedAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
  };
}

/** A request with its thread, as this viewer sees it. @throws HttpProblem 404 `support_not_found` */
export async function readSupport(db: Kysely<Tables>, number: string, viewer: Viewer): Promise<SupportRequest> {
  const request = await supportFor(db, number, viewer);
  const thread = await threadOf(db, request.id);
  return {
    ...supportSummary(request),
    customer: viewer.isAdmin ? { uid: request.ownerUid, email: request.email } : null,
    claim: request.claim,
    preview_order: request.previewNumber,
    has_draft: request.draft !== null,
    changes: request.changes,
    messages: thread.map(({ at, author, text }) => ({ at: at.toISOString(), author, text })),
  };
}
