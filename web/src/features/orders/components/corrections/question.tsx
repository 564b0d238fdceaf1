import type { Order } from '@nimantran/proto/domain/order';
import { useId } from 'react';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useCorrections } from '../../hooks/use-corrections.ts';
import { CorrectionsForm } from './corrections-form.tsx';
import css from './question.module.css';

const LONGEST_ANSWER = 2_000;

interface QuestionProps {
  order: Order;
  question: NonNullable<Order['question']>;
}

/** The designer's question and the customer's answer: a text, with corrections to details and photos. */
export function Question({ order, question }: QuestionProps) {
  const id = useId();
  const wanted = useCorrections(order, {
    name: `answer:${question.id}`,
    empty: 'Write a short answer, or change something below.',
    needsWords: false,
  });
  const answer = useAnswer(order.number, { onAnswered: wanted.done, onRefused: wanted.refuse });
  return (
    <section className={css.question} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your designer has a question</h2>
      <blockquote className={css.asked} dir="auto">
        <ScriptText>{question.message}</ScriptText>
      </blockquote>
      <p>Until you answer, work is paused, and so is the delivery clock.</p>
      <CorrectionsForm
        order={order}
        wanted={wanted}
        label="Your answer"
        longest={LONGEST_ANSWER}
        act="Send answer"
        busy={answer.isPending}
        error={answer.error}
        onSend={({ text, corrections }) => answer.mutate({ question_id: question.id, text, ...corrections })}
      />
    </section>
  );
}
