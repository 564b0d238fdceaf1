import { formatField } from '@nimantran/proto/domain/field-format';
import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import type { Review, Reviewer } from '@nimantran/proto/http/orders/reviews';
import { Button, buttonClass } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { indianMoment } from '../../../lib/time/dates.ts';
import { openChanges, showsWordsOf, useReview } from '../api/reviews.ts';
import css from './family-review.module.css';

interface FamilyReviewProps {
  theme: Video;
  draft: Draft;
  /** Whether every required line is filled in: nothing else is shown to others. */
  isComplete: boolean;
  onCorrect: (key: string, words: string) => void;
}

/** A link by which the family reads the words before they are ordered, and what they answered. */
export function FamilyReview({ theme, draft, isComplete, onCorrect }: FamilyReviewProps) {
  const session = useSession();
  const { signIn, pending } = useSignIn();
  const { review, error, share, end } = useReview(theme, draft);
  const failed = share.error ?? end.error ?? error;

  const makeLink = async () => {
    if (session.status !== 'signed-in' && (await signIn()) === null) return;
    share.mutate();
  };

  return (
    <section className={css.review} aria-labelledby="family-review">
      <h2 id="family-review">Let your family read it first</h2>
      {review === null ? (
        <>
          <p>Send a link to up to ten people. Each can say that a line is right, or how it should read. They need no account.</p>
          <Button look="plain" small busy={share.isPending || pending} disabled={!isComplete} onClick={() => void makeLink()}>
            Make a link
          </Button>
          <p className={css.small}>The link shows the words, not your photos. It ends after 7 days, or when you end it.</p>
        </>
      ) : (
        <>
          <SharedLink review={review} />
          {!showsWordsOf(review, theme, draft) && (
            <Notice
              kind="warning"
              actions={
                <Button look="plain" small busy={share.isPending} disabled={!isComplete} onClick={() => share.mutate()}>
                  Show the new words
                </Button>
              }
            >
              <p>You have changed the words since you shared them. The link still shows the earlier ones.</p>
            </Notice>
          )}
          {review.reviewers.length === 0 ? (
            <p className={css.small}>Nobody has answered yet. We write to you when somebody does.</p>
          ) : (
            <ul className={css.reviewers} aria-label="Answers">
              {review.reviewers.map((reviewer) => (
                <li key={reviewer.id}>
                  <Answer reviewer={reviewer} review={review} theme={theme} draft={draft} onCorrect={onCorrect} />
                </li>
              ))}
            </ul>
          )}
          <Button look="quiet" small busy={end.isPending} onClick={() => end.mutate()}>
            End the link
          </Button>
        </>
      )}
      {failed && <Notice kind="error">{messageOf(failed)}</Notice>}
    </section>
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
        <Button look="plain" small onClick={() => void copyText(link, 'The link is copied.')}>
          Copy the link
        </Button>
      </p>
    </div>
  );
}

interface AnswerProps extends Pick<FamilyReviewProps, 'theme' | 'draft' | 'onCorrect'> {
  reviewer: Reviewer;
  review: Review;
}

function Answer({ reviewer, review, theme, draft, onCorrect }: AnswerProps) {
  const changes = openChanges(reviewer, draft.details);
  const hasProposed = reviewer.answers.some(({ verdict }) => verdict === 'change');
  const isYes = !hasProposed;
  const isOld = reviewer.round !== review.round || !showsWordsOf(review, theme, draft);
  return (
    <>
      <p className={css.who}>
        <strong dir="auto">
          <ScriptText>{reviewer.name}</ScriptText>
        </strong>
        {isYes && (
          <span className={isOld ? css.old : css.yes}>
            <Icon name="check" size={16} /> {isOld ? 'Said yes to earlier words' : 'Says that all is right'}
          </span>
        )}
        {hasProposed && changes.length === 0 && <span className={css.old}>You have taken over every change</span>}
      </p>
      {changes.map(({ key, wording }) => {
        const field = theme.fields.find((each) => each.key === key);
        return (
          field && <Proposal key={key} field={field} wording={wording} theme={theme} onTake={() => onCorrect(key, wording)} />
        );
      })}
    </>
  );
}

interface ProposalProps {
  field: ThemeField;
  wording: string;
  theme: Video;
  onTake: () => void;
}

function Proposal({ field, wording, theme, onTake }: ProposalProps) {
  const text = formatField(field, wording, undefined, theme.language ?? 'en');
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
      <Button look="plain" small onClick={onTake}>
        Use this<span className="visually-hidden"> for {field.label}</span>
      </Button>
    </div>
  );
}
