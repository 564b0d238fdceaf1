import { formatMoney } from '@nimantran/proto/domain/currency';
import type { SupportRequest } from '@nimantran/proto/domain/support-request';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { changesSentence } from '../../../components/thread/changes-sentence.ts';
import css from './thread-page.module.css';

/** The subject that a request is linked to: an order, a claim, or the preview order that resulted from it. */
export function RequestAbout({ request }: { request: SupportRequest }) {
  return (
    <>
      {request.preview_order !== null && (
        <Notice
          kind="good"
          actions={
            <ButtonLink small to={`/user/invitations/${request.preview_order}`}>
              Open the order
            </ButtonLink>
          }
        >
          <p>We opened order {request.preview_order} with a preview for you. It begins with its first half.</p>
        </Notice>
      )}
      <dl className={css.about}>
        {request.customer !== null && (
          <div>
            <dt>From</dt>
            <dd>{request.customer.email}</dd>
          </div>
        )}
        {request.order_number !== null && (
          <div>
            <dt>Order</dt>
            <dd>
              <Link to={`/user/invitations/${request.order_number}`}>{request.order_number}</Link>
            </dd>
          </div>
        )}
        {request.claim !== null && (
          <div>
            <dt>Seen for</dt>
            <dd>
              {formatMoney(request.claim.price)} at {request.claim.url}
            </dd>
          </div>
        )}
        {request.has_draft && (
          <div>
            <dt>Sent along</dt>
            <dd>The details, photos and options of your invitation</dd>
          </div>
        )}
        {request.changes && (
          <div>
            <dt>Sent along</dt>
            <dd>{changesSentence(request.changes)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
