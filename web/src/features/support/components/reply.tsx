import type { SupportRequest, SupportState } from '@nimantran/proto/domain/support';
import { closeSupportRequest, replyToSupportRequest } from '@nimantran/proto/http/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { focusFault } from '../../../lib/focus-fault.ts';
import { useIntentKey } from '../../../lib/intent-key.ts';
import { useKeptText } from '../../../lib/kept-text.ts';
import { SHOP } from '../../../lib/shop.ts';
import { say } from '../../../lib/snackbar.ts';
import { requestQuery, requestsQuery } from '../api/support.ts';
import { KIND_NEXT, TEXT_LIMIT } from '../lib/request-form.ts';
import css from './thread-page.module.css';

const STANDING: Readonly<Record<SupportState, string>> = {
  open: `It is with us. We usually answer ${SHOP.support.answers}, here and by mail.`,
  answered: 'We have answered. Is it settled, or is there more?',
  closed: 'This request is closed. Writing again opens it.',
};
const LABELS: Readonly<Record<SupportState, string>> = { open: 'Add something', answered: 'Your answer', closed: 'Write again' };

/** Adds to the thread; writing into a closed one opens it again. */
export function Reply({ request }: { request: SupportRequest }) {
  const { number, state } = request;
  const [text, setText] = useKeptText(`support-reply:${number}`);
  const [fault, setFault] = useState<string>();
  const client = useQueryClient();
  const intent = useIntentKey();
  const show = (now: SupportRequest) => {
    client.setQueryData(requestQuery(number).queryKey, now);
    void client.invalidateQueries(requestsQuery);
  };
  const replying = useMutation({
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
    const found = text.trim() === '' ? 'Write your answer first.' : undefined;
    setFault(found);
    if (found !== undefined) focusFault({ reply: found });
    else if (!replying.isPending) replying.mutate(text.trim());
  };
  const problem = replying.error ?? closing.error;
  const isNew = request.messages.every(({ author }) => author === 'customer');

  return (
    <form className={css.reply} onSubmit={submit} noValidate>
      <p className={css.closed}>
        {STANDING[state]} {state === 'open' && isNew && KIND_NEXT[request.kind]}
      </p>
      <Field
        id="reply"
        label={LABELS[state]}
        fault={fault}
        count={text.length > TEXT_LIMIT / 2 ? { now: text.length, limit: TEXT_LIMIT } : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            maxLength={TEXT_LIMIT}
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {problem && <Notice kind="error">{messageOf(problem)}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={replying.isPending}>
          Send
        </Button>
        {state !== 'closed' && (
          <Button look="quiet" busy={closing.isPending} onClick={() => closing.mutate()}>
            It is settled: close the request
          </Button>
        )}
      </div>
    </form>
  );
}
