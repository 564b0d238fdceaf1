import type { Shop } from '@nimantran/proto/domain/shop';
import { SUPPORT_LIMITS, type SupportRequest, type SupportState } from '@nimantran/proto/domain/support-request';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LinkedNumbers } from '../../../components/text/linked-numbers.tsx';
import { useThread } from '../../../components/thread/use-thread.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { requestQuery, requestsQuery } from '../api/support.ts';
import { KIND_NEXT } from '../lib/request-form.ts';
import css from './thread-page.module.css';

const standingOf = ({ support_answers }: Shop['about']): Readonly<Record<SupportState, string>> => ({
  open: `We received it. We usually answer ${support_answers}, here and by email.`,
  answered: 'We have answered. Is it settled, or do you need more?',
  closed: 'This request is closed. Writing again reopens it.',
});
const LABELS: Readonly<Record<SupportState, string>> = { open: 'Add something', answered: 'Your answer', closed: 'Write again' };

/** Adds to the thread; a reply to a closed request reopens it. */
export function Reply({ request }: { request: SupportRequest }) {
  const { number, state } = request;
  const { about } = useShop();
  const client = useQueryClient();
  const thread = useThread({
    number,
    keptAs: `support-reply:${number}`,
    field: 'reply',
    empty: 'Write your answer first.',
    show: (now) => {
      client.setQueryData(requestQuery(number).queryKey, now);
      void client.invalidateQueries(requestsQuery);
    },
  });
  const { text, problem } = thread;
  const isNew = request.messages.every(({ author }) => author === 'customer');

  return (
    <form className={css.reply} onSubmit={thread.submit} noValidate>
      <p className={css.closed}>
        {standingOf(about)[state]} {state === 'open' && isNew && KIND_NEXT[request.kind]}
      </p>
      <Field id="reply" label={LABELS[state]} fault={thread.fault} count={thread.count}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            maxLength={SUPPORT_LIMITS.text}
            dir="auto"
            onChange={(event) => thread.setText(event.target.value)}
          />
        )}
      </Field>
      {problem && (
        <Notice kind="error">
          <LinkedNumbers>{messageOf(problem)}</LinkedNumbers>
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={thread.isSending}>
          Send
        </Button>
        {state !== 'closed' && (
          <Button look="quiet" busy={thread.isClosing} onClick={thread.close}>
            Close this request
          </Button>
        )}
      </div>
    </form>
  );
}
