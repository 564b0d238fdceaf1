import type { Order } from '@nimantran/proto/domain/order';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Words } from '../../../components/words.tsx';
import { messageOf } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/draft-store.ts';
import { focusFault } from '../../../lib/focus-fault.ts';
import { useKeptText } from '../../../lib/kept-text.ts';
import { type Faults, LOOK_AGAIN } from '../../../lib/problem-faults.ts';
import { textLength } from '../../../lib/text-length.ts';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes.ts';
import { uploadFaults } from '../../../lib/uploads/upload-faults.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import { correctionsOf, isNothing } from '../lib/corrections.ts';
import { CorrectionsForm } from './corrections-form.tsx';
import css from './question.module.css';

const LONGEST_ANSWER = 2_000;

interface QuestionProps {
  order: Order;
  question: NonNullable<Order['question']>;
}

/** What the designer asks, and the answer: in words, and with what the film is to say and show instead. */
export function Question({ order, question }: QuestionProps) {
  const id = useId();
  const { data: theme } = useQuery({ ...themeQuery(ANY_CATEGORY, String(order.theme.id)), meta: {} });
  const { draft, startOver } = useDraft(order.number);
  const [text, setText] = useKeptText(`answer:${question.id}`);
  const [faults, setFaults] = useState<Faults>({});
  const answer = useAnswer(order.number, {
    onAnswered: () => {
      setText('');
      startOver();
    },
    onFaults: (found) => {
      setFaults(found);
      focusFault(found);
    },
  });
  const settle = (field: string) => setFaults(({ [field]: _mended, ...others }) => others);
  const textId = 'text';

  const send = () => {
    if (answer.isPending) return;
    const corrections = correctionsOf(order, draft);
    const found = {
      ...uploadFaults(order.number, { own_music: true }),
      ...(draft.music && !draft.music.rights && { music_rights_accepted: 'Tick this to use your own music.' }),
      ...(text.trim() === '' && isNothing(corrections) && { [textId]: 'Write a few words, or change something below.' }),
    };
    setFaults(found);
    if (!focusFault(found)) answer.mutate({ question_id: question.id, text, ...corrections });
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
        <Field id={textId} label="Your answer" fault={faults[textId]} count={{ now: textLength(text), limit: LONGEST_ANSWER }}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              maxLength={LONGEST_ANSWER}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                settle(textId);
              }}
            />
          )}
        </Field>
        {theme && <CorrectionsForm order={order} theme={theme} faults={faults} onMended={settle} />}
        {answer.isError && (
          <Notice kind="error">
            <p>{Object.keys(faults).length > 0 ? LOOK_AGAIN : messageOf(answer.error)}</p>
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
