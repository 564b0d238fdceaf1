import type { Order } from '@nimantran/proto/domain/order';
import { endOrderReview, getOrderReview, shareOrderReview } from '@nimantran/proto/http/orders/reviews';
import { Link } from '../../../components/controls/link.tsx';
import { FamilyLink } from '../../../components/reviews/family-link.tsx';
import { call } from '../../../lib/http/api.ts';
import { showsWords, useReviewLink } from '../../../lib/reviews/review-link.ts';
import { supportLink } from '../lib/support-link.ts';

/** The link by which the family reads an order that is being made; designers see who said yes. */
export function AskFamily({ order }: { order: Order }) {
  const params = { number: order.number };
  const link = useReviewLink(order.number, {
    get: (signal) => call(getOrderReview, { params, signal }),
    share: (withPhotos) => call(shareOrderReview, { params, body: { with_photos: withPhotos } }),
    end: () => call(endOrderReview, { params }),
  });
  const { details, photos } = order.customisation;
  return (
    <FamilyLink
      title="Ask the family"
      {...{ link, details }}
      isCurrent={(review) => showsWords(review, order.customisation)}
      hasPhotos={Object.keys(photos).length > 0}
      onMake={(withPhotos) => link.share.mutate({ withPhotos })}
      advice={
        order.question ? (
          'Put the changes that you agree with into your answer above.'
        ) : (
          <>
            Do you agree? <Link to={supportLink(order, 'correction')}>Write to us</Link>, and the designer will change it.
          </>
        )
      }
    />
  );
}
