import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textLength, tidyText } from '@nimantran/proto/domain/written-text';
import type { LineAnswer, OpenReview } from '@nimantran/proto/http/orders/reviews';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { ThemeFieldInput } from '../../../components/controls/theme-field-input.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { isProblem, messageOf } from '../../../lib/http/api.ts';
import { formFault } from '../../../lib/invitation/form-fault.ts';
import { type InvitationLine, invitationOf } from '../../../lib/invitation/invitation-lines.ts';
import { indianMoment } from '../../../lib/time/dates.ts';
import { openReviewQuery, useAnswerReview } from '../api/review.ts';
import css from './review-page.module.css';
import { ReviewScenes } from './review-scenes.tsx';

const TITLE = 'Please read these words';

/** The words of a video for whoever has the link: line by line, each with "Right" or another wording. */
export function ReviewPage() {
  const { token = '' } = useParams();
  const { data: review, error, isPending } = useQuery(openReviewQuery(token));
  if (isProblem(error) && error.status < 500 && error.status >= 400 && !isProblem(error, 'rate_limited')) return <Ended />;
  return (
    <Page narrow>
      <PageMeta title={TITLE} description="Read the words of a video before it is made." noIndex />
      <h1>{TITLE}</h1>
      {isPending && <Skeleton className={css.bone} />}
      {error && <Notice kind="error">{messageOf(error)}</Notice>}
      {review && <Answering key={review.round} token={token} review={review} />}
    </Page>
  );
}

function Ended() {
  return (
    <Page>
      <PageMeta title="This link has ended" description="The review link has ended." noIndex />
      <EmptyState heading="h1" art="lost" title="This link has ended" actions={<ButtonLink to="/">Go Home</ButtonLink>}>
        <p>Links work for {REVIEW_LIMITS.days} days. Ask whoever sent it to you for a new one.</p>
      </EmptyState>
    </Page>
  );
}

/** Field key → undefined for a line not judged yet, `right`, or the proposed words. */
type Verdicts = Record<string, LineAnswer | undefined>;

function Answering({ token, review }: { token: string; review: OpenReview }) {
  const { fields, details, mine } = review;
  const answering = useAnswerReview(token);
  const isCurrent = mine?.round === review.round;
  const [name, setName] = useState(mine?.name ?? '');
  const [verdicts, setVerdicts] = useState<Verdicts>(
    Object.fromEntries(isCurrent ? mine.answers.map((answer) => [answer.key, answer]) : []),
  );
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isDone, setDone] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const { names, lines } = invitationOf(review, review);
  const shown = [...names, ...lines];

  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const judge = (key: string, verdict: LineAnswer['verdict'], wording: string | null) =>
    setVerdicts((before) => ({ ...before, [key]: { key, verdict, wording } }));

  const send = (given: Verdicts) => {
    const found = faultsOf(fields, name, given);
    setFaults(found);
    if (focusFault(found)) return;
    const answers = Object.values(given).filter((answer) => answer !== undefined);
    answering.mutate({ name, round: review.round, answers }, { onSuccess: () => setDone(true) });
  };
  const sayAllRight = () => {
    const all: Verdicts = Object.fromEntries(shown.map(({ field: { key } }) => [key, { key, verdict: 'right', wording: null }]));
    setVerdicts(all);
    send(all);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(verdicts);
  };

  if (isDone)
    return (
      <section className={css.thanks}>
        <h2 ref={thanks} tabIndex={-1}>
          Thank you, {tidyText(name)}.
        </h2>
        <p>Your answer has been sent. The video is not finished yet, so everything can still be changed.</p>
        <Button look="plain" onClick={() => setDone(false)}>
          Change my answer
        </Button>
      </section>
    );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>
        Somebody close to you shared the words of a video that is to be sent out. Is every line right? You can answer until{' '}
        {indianMoment(review.expires_at)}.
      </p>
      {mine && !isCurrent && (
        <Notice kind="warning">
          <p>The words have changed since you answered. Please read them once more.</p>
        </Notice>
      )}
      <ReviewScenes token={token} review={review} />
      <ol className={css.lines} aria-label="The words of the video">
        {shown.map((line) => (
          <Line
            key={line.field.key}
            line={line}
            isName={names.includes(line)}
            words={details[line.field.key] ?? ''}
            answer={verdicts[line.field.key]}
            fault={faults[`review.${line.field.key}`]}
            onJudge={judge}
          />
        ))}
      </ol>
      <Field id="reviewer-name" label="Your name" fault={faults['reviewer-name']}>
        {(control) => (
          <input
            {...control}
            type="text"
            required
            dir="auto"
            value={name}
            autoComplete="name"
            maxLength={4 * REVIEW_LIMITS.name_length}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {answering.error && <Notice kind="error">{messageOf(answering.error)}</Notice>}
      <div className={css.actions}>
        <Button busy={answering.isPending} onClick={sayAllRight}>
          Everything is right
        </Button>
        <Button type="submit" look="plain" busy={answering.isPending} disabled={Object.keys(verdicts).length === 0}>
          Send my answer
        </Button>
      </div>
      <p className={css.small}>
        The person who shared the link sees your name and your answer; if you say yes, the designers of the video see your name
        too. Both are deleted when the link ends.
      </p>
    </form>
  );
}

function faultsOf(fields: readonly ThemeField[], name: string, verdicts: Verdicts): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const answer = verdicts[field.key];
    const fault =
      answer?.verdict === 'change' ? formFault(field, answer.wording ?? '', isUnread(`review.${field.key}`)) : undefined;
    if (fault) faults[`review.${field.key}`] = fault;
  }
  if (tidyText(name) === '') faults['reviewer-name'] = 'Enter your name, so that they know who answered.';
  else if (textLength(name) > REVIEW_LIMITS.name_length)
    faults['reviewer-name'] = `Shorten your name to ${REVIEW_LIMITS.name_length} characters.`;
  return faults;
}

interface LineProps {
  line: InvitationLine;
  isName: boolean;
  words: string;
  answer: LineAnswer | undefined;
  fault: string | undefined;
  onJudge: (key: string, verdict: LineAnswer['verdict'], wording: string | null) => void;
}

function Line({ line: { field, text }, isName, words, answer, fault, onJudge }: LineProps) {
  return (
    <li className={css.line}>
      <fieldset>
        <legend>
          <span className={css.label}>{field.label}</span>
          <span className={isName ? css.name : css.words} dir="auto">
            <ScriptText>{text}</ScriptText>
          </span>
        </legend>
        <div className={css.choices}>
          <label>
            <input
              type="radio"
              name={`verdict-${field.key}`}
              checked={answer?.verdict === 'right'}
              onChange={() => onJudge(field.key, 'right', null)}
            />
            Right
          </label>
          <label>
            <input
              type="radio"
              name={`verdict-${field.key}`}
              checked={answer?.verdict === 'change'}
              onChange={() => onJudge(field.key, 'change', words)}
            />
            Should be changed
          </label>
        </div>
      </fieldset>
      {answer?.verdict === 'change' && (
        <ThemeFieldInput
          field={{ ...field, label: 'It should read', hint: undefined }}
          value={answer.wording ?? ''}
          fault={fault}
          idPrefix="review"
          onChange={(next) => onJudge(field.key, 'change', next)}
        />
      )}
    </li>
  );
}
