import type { Order } from '@nimantran/proto/domain/order';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { ProblemError } from '@nimantran/proto/http/client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Words } from '../../../components/words.tsx';
import { messageOf } from '../../../lib/api.ts';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import css from './question.module.css';

const LONGEST_ANSWER = 2_000;

interface QuestionProps {
  order: Order;
  question: NonNullable<Order['question']>;
}

/** What the designer asks, and the answer: in words, and by correcting what the film says. */
export function Question({ order, question }: QuestionProps) {
  const answer = useAnswer(order.number);
  const id = useId();
  const { data: theme } = useQuery({ ...themeQuery(ANY_CATEGORY, String(order.theme.id)), meta: {} });
  const [text, setText] = useState('');
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const { details } = order.customisation;
  const changed = Object.fromEntries(Object.entries(edits).filter(([key, words]) => words.trim() !== (details[key] ?? '')));
  const isEmpty = text.trim() === '' && Object.keys(changed).length === 0;
  const faults = faultsOf(answer.error);
  const send = () => {
    setMissing(isEmpty);
    if (isEmpty || answer.isPending) return document.getElementById(`${id}-text`)?.focus();
    answer.mutate({ question_id: question.id, text, details: changed, photos: {} });
  };
  return (
    <section className={css.question} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your designer has a question</h2>
      <blockquote className={css.asked} dir="auto">
        <Words>{question.message}</Words>
      </blockquote>
      <p>Until you answer, the work waits, and the clock of the delivery time stands still.</p>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          id={`${id}-text`}
          label="Your answer"
          fault={isMissing && isEmpty ? 'Write a few words, or correct a detail below.' : faults.text}
          count={{ now: [...text].length, limit: LONGEST_ANSWER }}
        >
          {(control) => (
            <textarea {...control} rows={4} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        {theme && theme.fields.length > 0 && (
          <details>
            <summary className={css.summary}>Correct what the film says</summary>
            <div className={css.fields}>
              {theme.fields.map((field) => (
                <Detail
                  key={field.key}
                  id={`${id}-${field.key}`}
                  field={field}
                  value={edits[field.key] ?? details[field.key] ?? ''}
                  fault={faults[field.key]}
                  onType={(words) => setEdits((known) => ({ ...known, [field.key]: words }))}
                />
              ))}
            </div>
          </details>
        )}
        {answer.isError && (
          <Notice kind="error">
            <p>{messageOf(answer.error)}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" busy={answer.isPending}>
            Send answer
          </Button>
        </div>
      </form>
    </section>
  );
}

interface DetailProps {
  id: string;
  field: ThemeField;
  value: string;
  fault: string | undefined;
  onType: (words: string) => void;
}

function Detail({ id, field, value, fault, onType }: DetailProps) {
  const isLong = field.kind === 'long_text';
  const type = field.kind === 'date' || field.kind === 'time' ? field.kind : 'text';
  return (
    <Field id={id} label={field.label} optional={!field.required} fault={fault}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={field.max_length}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <input
            {...control}
            type={type}
            dir="auto"
            maxLength={field.max_length}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** Field key, or `text`, → what is wrong with it. */
function faultsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    (error.problem.errors ?? []).map(({ field, message }) => [field.replace(/^details\./, ''), `This ${message}.`]),
  );
}
