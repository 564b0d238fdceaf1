import { SUPPORT_KIND_LABELS, SUPPORT_KINDS, SUPPORT_LIMITS } from '@nimantran/proto/domain/support-request';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LinkedNumbers } from '../../../components/text/linked-numbers.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { faultsOfProblem, LOOK_AGAIN } from '../../../lib/forms/problem-faults.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { say } from '../../../lib/snackbar.ts';
import { useRequestForm } from '../hooks/use-request-form.ts';
import { isSupportKind, KIND_HINTS, requestBody, requestFaults } from '../lib/request-form.ts';
import { ClaimFields } from './claim-fields.tsx';
import { OrderPicker } from './order-picker.tsx';
import css from './support-page.module.css';

export function RequestFormView() {
  const { form, change, clear } = useRequestForm();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const client = useQueryClient();
  const navigate = useNavigate();
  const intent = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: () => {
      const body = requestBody(form);
      return call(openSupportRequest, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: ({ number }) => {
      intent.done();
      clear();
      void client.invalidateQueries({ queryKey: ['private', 'support'] });
      say('We received your message.');
      void navigate(`/user/support/${number}`);
    },
    onError: (error) => {
      if (!isProblem(error)) return;
      const {
        'claim.price.amount_minor': price,
        'claim.price.currency': currency,
        ...told
      } = faultsOfProblem(error.problem.errors);
      const found = {
        ...told,
        ...(price !== undefined && { 'claim.price': price }),
        ...(currency !== undefined && { 'claim.currency': currency }),
      };
      setFaults(found);
      focusFault(found);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = requestFaults(form);
    setFaults(found);
    if (!focusFault(found) && !sending.isPending) sending.mutate();
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2>Write to us</h2>
      <Field id="kind" label="What is it about?" hint={KIND_HINTS[form.kind]}>
        {(control) => (
          <select
            {...control}
            value={form.kind}
            onChange={(event) => {
              setFaults({});
              sending.reset();
              if (isSupportKind(event.target.value)) change({ kind: event.target.value });
            }}
          >
            {SUPPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SUPPORT_KIND_LABELS[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {form.kind === 'preview' ? (
        <PreviewWay />
      ) : (
        <>
          <OrderPicker form={form} fault={faults.order_number} onChange={change} />
          {form.kind === 'price-match' && <ClaimFields form={form} faults={faults} onChange={change} />}
          <Field id="subject" label="Subject" fault={faults.subject}>
            {(control) => (
              <input
                {...control}
                value={form.subject}
                maxLength={SUPPORT_LIMITS.subject}
                autoComplete="off"
                onChange={(event) => change({ subject: event.target.value })}
              />
            )}
          </Field>
          <Field
            id="text"
            label="Your message"
            hint="If you prefer a call, leave a phone number and a good time."
            fault={faults.text}
            count={{ now: form.text.length, limit: SUPPORT_LIMITS.text }}
          >
            {(control) => (
              <textarea
                {...control}
                rows={7}
                value={form.text}
                maxLength={SUPPORT_LIMITS.text}
                dir="auto"
                onChange={(event) => change({ text: event.target.value })}
              />
            )}
          </Field>
          {sending.isError && (
            <Notice kind="error">
              <LinkedNumbers>{Object.keys(faults).length > 0 ? LOOK_AGAIN : messageOf(sending.error)}</LinkedNumbers>
            </Notice>
          )}
          <Button type="submit" busy={sending.isPending}>
            Send
          </Button>
        </>
      )}
    </form>
  );
}

/** A preview needs a filled-in theme form, so it starts there. */
function PreviewWay() {
  return (
    <Notice actions={<ButtonLink to="/">Choose a design</ButtonLink>}>
      <p>
        A preview is made with your own details and photos: choose a design, fill in the form, and press{' '}
        <em>See a preview first?</em> on the page Verify Invitation Details. It shows the price before you send the request.
      </p>
    </Notice>
  );
}
