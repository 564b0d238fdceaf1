import { isYes } from '@nimantran/proto/domain/family-yes';
import { formatField } from '@nimantran/proto/domain/field-format';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { Review, Reviewer } from '@nimantran/proto/http/orders/reviews';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { useFocusFallback } from '../../lib/hooks/use-focus-fallback.ts';
import { messageOf } from '../../lib/http/api.ts';
import { openChanges, type ReviewLink } from '../../lib/reviews/review-link.ts';
import { indianMoment } from '../../lib/time/dates.ts';
import { Button, buttonClass } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import { ScriptText } from '../text/script-text.tsx';
import css from './family-link.module.css';

interface FamilyLinkProps {
  title: string;
  link: ReviewLink;
  /** The current words. */
  details: Record<string, string>;
  /** Whether a link shows the current words. */
  isCurrent: (review: Review) => boolean;
  hasPhotos: boolean;
  /** Only words that could be ordered are shown to others. */
  isComplete?: boolean;
  isBusy?: boolean;
  onMake: (withPhotos: boolean) => void;
  /** Takes over a proposed wording; without it the wordings are only shown. */
  onCorrect?: (key: string, words: string) => void;
  /** What the owner can do about a proposed change. */
  advice?: ReactNode;
}

/** A link by which the family reads an invitation before it is made, and what they answered. */
export function FamilyLink({ title, link, details, isCurrent, hasPhotos, ...props }: FamilyLinkProps) {
  const { isComplete = true, isBusy = false, onMake, onCorrect, advice } = props;
  const { review, share, end } = link;
  const [wantsPhotos, setWantsPhotos] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useFocusFallback(heading);
  const failed = share.error ?? end.error ?? link.error;
  const isNow = review !== null && isCurrent(review);
  return (
    <section className={css.review} aria-labelledby="family-review" {...keptFocus}>
      <h2 ref={heading} tabIndex={-1} id="family-review">
        {title}
      </h2>
      {review === null ? (
        <>
          <p>
            Send a link to up to {REVIEW_LIMITS.people} people. Each can say that a line is right, or how it should read. They
            need no account.
          </p>
          {hasPhotos && <PhotosChoice checked={wantsPhotos} onChange={setWantsPhotos} />}
          <Button look="plain" small busy={share.isPending || isBusy} disabled={!isComplete} onClick={() => onMake(wantsPhotos)}>
            Make a link
          </Button>
          <p className={css.small}>
            The link shows the words and scenes. It ends after {REVIEW_LIMITS.days} days, when the video is ready, or when you end
            it.
          </p>
        </>
      ) : (
        <>
          <SharedLink review={review} />
          {!isNow && (
            <Notice
              kind="warning"
              actions={
                <Button
                  look="plain"
                  small
                  busy={share.isPending}
                  disabled={!isComplete}
                  onClick={() => share.mutate({ withPhotos: review.with_photos })}
                >
                  Show the new words
                </Button>
              }
            >
              <p>The words have changed since you shared them. The link still shows the earlier ones.</p>
            </Notice>
          )}
          {hasPhotos && isNow && (
            <PhotosChoice
              checked={review.with_photos}
              disabled={share.isPending}
              onChange={(withPhotos) => share.mutate({ withPhotos })}
            />
          )}
          {review.reviewers.length === 0 ? (
            <p className={css.small}>Nobody has answered yet. We write to you when somebody does.</p>
          ) : (
            <ul className={css.reviewers} aria-label="Answers">
              {review.reviewers.map((reviewer) => (
                <li key={reviewer.id}>
                  <Answer {...{ reviewer, review, details, isCurrent: isNow }} {...(onCorrect && { onCorrect })} />
                </li>
              ))}
            </ul>
          )}
          <Opened opened={review.opened} />
          {advice && review.reviewers.some((reviewer) => openChanges(reviewer, details).length > 0) && <p>{advice}</p>}
          <Button look="quiet" small busy={end.isPending} onClick={() => end.mutate()}>
            End the link
          </Button>
        </>
      )}
      {failed && <Notice kind="error">{messageOf(failed)}</Notice>}
    </section>
  );
}

interface PhotosChoiceProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (withPhotos: boolean) => void;
}

function PhotosChoice({ checked, disabled = false, onChange }: PhotosChoiceProps) {
  return (
    <label className={css.photos}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      Show my photos in the scenes too
    </label>
  );
}

/** The shop knows only that somebody looked, not who. */
function Opened({ opened: { count, last_at } }: Pick<Review, 'opened'>) {
  if (last_at === null) return null;
  return (
    <p className={css.small}>
      Opened {count === 1 ? 'once by somebody' : `${count} times by people`} who had not answered yet, last on{' '}
      {indianMoment(last_at)}.
    </p>
  );
}

function SharedLink({ review }: { review: Review }) {
  const link = `${window.location.origin}/review/${review.token}`;
  const words = `Please read our invitation before it is made: ${link}`;
  return (
    <div className={css.link}>
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
        <br />
        <span className={css.small}>Works until {indianMoment(review.expires_at)}</span>
      </p>
      <p className={css.actions}>
        <a
          className={buttonClass({ look: 'plain', small: true })}
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          Send on WhatsApp
        </a>
        <Button look="plain" small onClick={() => void copyText(link, 'Link copied.')}>
          Copy the link
        </Button>
      </p>
    </div>
  );
}

interface AnswerProps extends Pick<FamilyLinkProps, 'details' | 'onCorrect'> {
  reviewer: Reviewer;
  review: Review;
  isCurrent: boolean;
}

function Answer({ reviewer, review, details, isCurrent, onCorrect }: AnswerProps) {
  const changes = openChanges(reviewer, details);
  const hasProposed = reviewer.answers.some(({ verdict }) => verdict === 'change');
  const isOld = reviewer.round !== review.round || !isCurrent;
  return (
    <>
      <p className={css.who}>
        <strong dir="auto">
          <ScriptText>{reviewer.name}</ScriptText>
        </strong>
        {!hasProposed && (
          <span className={isOld ? css.old : css.yes}>
            <Icon name="check" size={16} />{' '}
            {isOld
              ? 'Said yes to earlier words'
              : isYes(reviewer.answers, review)
                ? 'Says everything is right'
                : 'Says part of it is right'}
          </span>
        )}
        {hasProposed && changes.length === 0 && <span className={css.old}>You have accepted every change</span>}
      </p>
      {changes.map(({ key, wording }) => {
        const field = review.fields.find((each) => each.key === key);
        const take = onCorrect && (() => onCorrect(key, wording));
        return field && <Proposal key={key} {...{ field, wording, language: review.language }} onTake={take} />;
      })}
    </>
  );
}

interface ProposalProps {
  field: ThemeField;
  wording: string;
  language: Review['language'];
  onTake: (() => void) | undefined;
}

function Proposal({ field, wording, language = 'en', onTake }: ProposalProps) {
  const text = formatField(field, wording, undefined, language);
  return (
    <div className={css.proposal}>
      <p>
        {field.label}:{' '}
        {wording === '' ? (
          'leave it out'
        ) : (
          <q dir="auto">
            <ScriptText>{text}</ScriptText>
          </q>
        )}
      </p>
      {onTake && (
        <Button look="plain" small onClick={onTake}>
          Use this<span className="visually-hidden"> for {field.label}</span>
        </Button>
      )}
    </div>
  );
}
