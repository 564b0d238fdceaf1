import { SUPPORT_LIMITS, type SupportRequest } from '@nimantran/proto/domain/support-request';
import { closeSupportRequest, replyToSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { focusFault } from '../../lib/forms/focus-fault.ts';
import { useUnsentText } from '../../lib/forms/use-unsent-text.ts';
import { call } from '../../lib/http/api.ts';
import { useIdempotencyKey } from '../../lib/http/use-idempotency-key.ts';
import { say } from '../../lib/snackbar.ts';

interface ThreadOptions {
  number: string;
  /** Storage key under which typed text survives a reload. */
  keptAs: string;
  /** Id of the text field, and the message shown if it is empty. */
  field: string;
  empty: string;
  /** Receives the request after each step. */
  show: (request: SupportRequest) => void;
  onSent?: () => void;
}

/** Writes into a support request and closes it, for customers and support staff alike. */
export function useThread({ number, keptAs, field, empty, show, onSent }: ThreadOptions) {
  const [text, setText] = useUnsentText(keptAs);
  const [fault, setFault] = useState<string>();
  const intent = useIdempotencyKey();
  const params = { support_number: number };
  const sending = useMutation({
    mutationFn: (words: string) =>
      call(replyToSupportRequest, { params, body: { text: words }, idempotencyKey: intent.keyFor(words) }),
    onSuccess: (now) => {
      intent.done();
      setText('');
      show(now);
      onSent?.();
    },
  });
  const closing = useMutation({
    mutationFn: () => call(closeSupportRequest, { params }),
    onSuccess: (now) => {
      show(now);
      say('The request is closed.');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = text.trim() === '' ? empty : undefined;
    setFault(found);
    if (found !== undefined) focusFault({ [field]: found });
    else if (!sending.isPending) sending.mutate(text.trim());
  };
  return {
    text,
    setText,
    fault,
    submit,
    isSending: sending.isPending,
    close: () => closing.mutate(),
    isClosing: closing.isPending,
    problem: sending.error ?? closing.error,
    count: text.length > SUPPORT_LIMITS.text / 2 ? { now: text.length, limit: SUPPORT_LIMITS.text } : undefined,
  };
}
