import { lineFault, RATING_LIMITS } from '@nimantran/proto/domain/rating';
import type { OwnRating } from '@nimantran/proto/http/orders/ratings';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Field } from '../../../../components/controls/field.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import { classes } from '../../../../lib/classes.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { receiptDate } from '../../../../lib/time/dates.ts';
import { ratingQuery, useRate } from '../../api/rating.ts';
import css from './rating-section.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
const MEANINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Lovely'] as const;

/** Stars and a line for a delivered video. Nothing for those whose order it is not, and for orders that cannot be rated. */
export function RatingSection({ number }: { number: string }) {
  const { data } = useQuery({ ...ratingQuery(number), retry: false });
  const [isEdited, setEdited] = useState(false);
  if (!data || (data.rating === null && !data.may_rate)) return null;
  return (
    <section className={css.section} aria-labelledby="rating">
      <h2 id="rating">{data.rating ? 'Your rating' : 'How do you like it?'}</h2>
      {data.rating === null || isEdited ? (
        <RatingForm number={number} before={data.rating} onDone={() => setEdited(false)} />
      ) : (
        <Given given={data} onChange={() => setEdited(true)} />
      )}
    </section>
  );
}

type Rating = NonNullable<OwnRating['rating']>;

function Given({ given, onChange }: { given: OwnRating; onChange: () => void }) {
  if (given.rating === null) return null;
  const { stars, line, answer, is_hidden } = given.rating;
  return (
    <>
      <p>
        <b>{stars} of 5 stars</b>{' '}
        <span dir="auto">
          <ScriptText>{line}</ScriptText>
        </span>
      </p>
      {answer !== '' && <p dir="auto">Our answer: {answer}</p>}
      {is_hidden && (
        <p className={css.small}>We do not show it on the page of the theme. Write to support if you want to know why.</p>
      )}
      {given.may_rate && given.changes_until !== null && (
        <div className={css.actions}>
          <Button small look="plain" onClick={onChange}>
            Change it
          </Button>
          <span className={css.small}>until {receiptDate(given.changes_until)}</span>
        </div>
      )}
    </>
  );
}

function RatingForm({ number, before, onDone }: { number: string; before: Rating | null; onDone: () => void }) {
  const [stars, setStars] = useState<number | undefined>(before?.stars);
  const [line, setLine] = useState(before?.line ?? '');
  const [faults, setFaults] = useState<{ stars?: string; line?: string }>({});
  const rate = useRate(number);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fault = lineFault(line);
    setFaults({
      ...(stars === undefined && { stars: 'Choose one to five stars.' }),
      ...(fault !== undefined && { line: `The line ${fault}.` }),
    });
    if (stars !== undefined && fault === undefined) rate.mutate({ stars, line }, { onSuccess: onDone });
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <fieldset className={css.stars}>
        <legend>Stars</legend>
        {STARS.map((value) => (
          <label key={value} className={classes(css.star, stars !== undefined && value <= stars && css.lit)}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              checked={stars === value}
              onChange={() => setStars(value)}
            />
            <svg width="28" height="28" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
              <path d="m10 1.800 2.500 5.300 5.800.8-4.200 4 1 5.800-5.100-2.800-5.100 2.800 1-5.800-4.200-4 5.800-.8z" />
            </svg>
            <span className="visually-hidden">
              {value} of 5: {MEANINGS[value - 1]}
            </span>
          </label>
        ))}
        {stars !== undefined && <span className={css.small}>{MEANINGS[stars - 1]}</span>}
      </fieldset>
      {faults.stars && <Notice kind="error">{faults.stars}</Notice>}
      <Field
        id="rating-line"
        label="A line for others (optional)"
        hint="Shown on the page of the theme without your name."
        fault={faults.line}
      >
        {(control) => (
          <input
            {...control}
            value={line}
            dir="auto"
            maxLength={RATING_LIMITS.line}
            onChange={(event) => setLine(event.target.value)}
          />
        )}
      </Field>
      {rate.error && <Notice kind="error">{messageOf(rate.error)}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={rate.isPending}>
          {before ? 'Save the rating' : 'Send the rating'}
        </Button>
        {before && (
          <Button look="plain" onClick={onDone}>
            Keep it as it is
          </Button>
        )}
      </div>
    </form>
  );
}
