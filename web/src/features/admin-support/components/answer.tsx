import type { SupportRequest } from '@nimantran/proto/domain/support';
import { closeSupportRequest, replyToSupportRequest } from '@nimantran/proto/http/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { focusFault } from '../../../lib/focus-fault.ts';
import { useIntentKey } from '../../../lib/intent-key.ts';
import { useKeptText } from '../../../lib/kept-text.ts';
import { say } from '../../../lib/snackbar.ts';
import { requestQuery, supportKey } from '../api/support-queries.ts';
import { phrasesFor } from '../lib/phrases.ts';
import css from './request-page.module.css';

const TEXT_LIMIT = 4_000;

/** Answers a request; the customer gets a mail. Writing into a closed one opens it again for the customer. */
export function Answer({ request }: { request: SupportRequest }) {
  const { number, state } = request;
  const [text, setText] = useKeptText(`admin-answer:${number}`);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const intent = useIntentKey();
  const show = (now: SupportRequest) => {
    client.setQueryData(requestQuery(number).queryKey, now);
    void client.invalidateQueries({ queryKey: supportKey('requests') });
  };
  const answering = useMutation({
    mutationFn: (words: string) =>
      call(replyToSupportRequest, {
        params: { support_number: number },
        body: { text: words },
        idempotencyKey: intent.keyFor(words),
      }),
    onSuccess: (now) => {
      intent.done();
      setText('');
      show(now);
      say('Answered. The customer gets a mail.');
    },
  });
  const closing = useMutation({
    mutationFn: () => call(closeSupportRequest, { params: { support_number: number } }),
    onSuccess: (now) => {
      show(now);
      say('The request is closed.');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = text.trim() === '' ? 'Write the answer first.' : undefined;
    setFault(found);
    if (found !== undefined) focusFault({ answer: found });
    else if (!answering.isPending) answering.mutate(text.trim());
  };
  const put = (phrase: string) => {
    setText(text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`);
    box.current?.focus();
  };
  const problem = answering.error ?? closing.error;
  return (
    <form className={css.answer} onSubmit={submit} noValidate>
      <fieldset className={css.phrases}>
        <legend className="visually-hidden">Put in a phrase</legend>
        {phrasesFor(request.kind).map(({ label, text: phrase }) => (
          <Button key={label} small look="plain" title={phrase} onClick={() => put(phrase)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <Field
        id="answer"
        label={state === 'closed' ? 'Answer again: it opens the request' : 'Answer'}
        hint="The customer reads it on the request's page and in a mail."
        fault={fault}
        count={text.length > TEXT_LIMIT / 2 ? { now: text.length, limit: TEXT_LIMIT } : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={6}
            value={text}
            maxLength={TEXT_LIMIT}
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {problem && <Notice kind="error">{messageOf(problem)}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={answering.isPending}>
          Send the answer
        </Button>
        {state !== 'closed' && (
          <Button look="quiet" busy={closing.isPending} onClick={() => closing.mutate()}>
            Close the request
          </Button>
        )}
      </div>
    </form>
  );
}
