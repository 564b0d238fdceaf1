import { SUPPORT_LIMITS, type SupportRequest } from '@nimantran/proto/domain/support-request';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useThread } from '../../../components/thread/use-thread.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { requestQuery, supportKey } from '../api/support-queries.ts';
import { phrasesFor } from '../lib/phrases.ts';
import css from './request-page.module.css';

/** Answers a request; the customer gets an email. Answering a closed request opens it again for the customer. */
export function Answer({ request }: { request: SupportRequest }) {
  const { number, state } = request;
  const box = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const thread = useThread({
    number,
    keptAs: `admin-answer:${number}`,
    field: 'answer',
    empty: 'Write an answer first.',
    show: (now) => {
      client.setQueryData(requestQuery(number).queryKey, now);
      void client.invalidateQueries({ queryKey: supportKey('requests') });
    },
    onSent: () => say('Answer sent. The customer gets an email.'),
  });
  const { text, setText, problem } = thread;
  const put = (phrase: string) => {
    setText(text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`);
    box.current?.focus();
  };
  return (
    <form className={css.answer} onSubmit={thread.submit} noValidate>
      <fieldset className={css.phrases}>
        <legend className="visually-hidden">Insert a phrase</legend>
        {phrasesFor(request.kind).map(({ label, text: phrase }) => (
          <Button key={label} small look="plain" title={phrase} onClick={() => put(phrase)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <Field
        id="answer"
        label={state === 'closed' ? 'Answer again to reopen the request' : 'Answer'}
        hint="The customer reads it on the request page and in an email."
        fault={thread.fault}
        count={thread.count}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={6}
            value={text}
            maxLength={SUPPORT_LIMITS.text}
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {problem && <Notice kind="error">{messageOf(problem)}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={thread.isSending}>
          Send the answer
        </Button>
        {state !== 'closed' && (
          <Button look="quiet" busy={thread.isClosing} onClick={thread.close}>
            Close the request
          </Button>
        )}
      </div>
    </form>
  );
}
