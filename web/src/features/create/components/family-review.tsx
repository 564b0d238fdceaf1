import type { Video } from '@nimantran/proto/domain/theme';
import { endReview, getReview, shareReview } from '@nimantran/proto/http/orders/reviews';
import { FamilyLink } from '../../../components/reviews/family-link.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { call } from '../../../lib/http/api.ts';
import { showsWords, useReviewLink } from '../../../lib/reviews/review-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { customisationOf } from '../lib/order-body.ts';

interface FamilyReviewProps {
  theme: Video;
  draft: Draft;
  /** Whether every required line is filled in. */
  isComplete: boolean;
  onCorrect: (key: string, words: string) => void;
}

/** The link by which the family reads the words before they are ordered. */
export function FamilyReview({ theme, draft, isComplete, onCorrect }: FamilyReviewProps) {
  const session = useSession();
  const { signIn, pending } = useSignIn();
  const params = { theme_id: theme.id };
  const { details, bride_first, photos, layout, palette } = customisationOf(theme, draft);
  const link = useReviewLink(theme.id, {
    get: (signal) => call(getReview, { params, signal }),
    share: (withPhotos) => {
      const words = {
        theme_version: theme.version,
        details,
        bride_first,
        ...(layout && { layout }),
        ...(palette && { palette }),
      };
      return call(shareReview, { params, body: { ...words, ...(withPhotos && { photos }) } });
    },
    end: () => call(endReview, { params }),
  });

  const makeLink = async (withPhotos: boolean) => {
    if (session.status !== 'signed-in' && (await signIn()) === null) return;
    link.share.mutate({ withPhotos });
  };

  return (
    <FamilyLink
      title="Let your family read it first"
      {...{ link, details: draft.details, isComplete, onCorrect }}
      isCurrent={(review) => review.theme_version === theme.version && showsWords(review, { details, bride_first })}
      hasPhotos={Object.keys(photos).length > 0}
      isBusy={pending}
      onMake={(withPhotos) => void makeLink(withPhotos)}
    />
  );
}
