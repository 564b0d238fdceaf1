import { MOST_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_EVENTS, type WebhookEvent } from '@nimantran/proto/domain/webhook';
import { createWebhook, deleteWebhook, rotateWebhookSecret, type Webhook } from '@nimantran/proto/http/orders/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { WEBHOOKS, webhooksQuery } from '../api/webhook-queries.ts';
import { EVENT_LABELS } from '../lib/event-labels.ts';
import { Choices } from './choices.tsx';
import css from './keys.module.css';
import { ShownOnce } from './shown-once.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** Addresses that are told of orders: adding one, its log, removing it. */
export function Webhooks() {
  const webhooks = useQuery(webhooksQuery);
  return (
    <div id="webhooks" className={css.webhooks}>
      <h2>Webhooks</h2>
      <p className={css.quiet}>
        Addresses of yours that are told when an order changes that you placed, or that your partner code referred.
      </p>
      <NewWebhook />
      <LoadedSection
        title="Your endpoints"
        asked={webhooks}
        none={`You have no endpoints. You can have ${MOST_WEBHOOKS}.`}
        isEmpty={(data) => data.webhooks.length === 0}
      >
        {(data) => (
          <ul className={css.keys}>
            {data.webhooks.map((webhook) => (
              <Endpoint key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </LoadedSection>
    </div>
  );
}

interface Faults {
  'webhook-url'?: string;
  'webhook-event'?: string;
}

function NewWebhook() {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const [faults, setFaults] = useState<Faults>({});
  const add = useMutation({
    mutationFn: () => call(createWebhook, { body: { url: url.trim(), events: [...events] } }),
    onSuccess: () => setUrl(''),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Faults = {
      ...(url.trim() === '' && { 'webhook-url': 'Enter the address of your endpoint.' }),
      ...(events.length === 0 && { 'webhook-event': 'Choose at least one event.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault({ ...found });
    else if (!add.isPending) add.mutate();
  };
  if (add.data) {
    return (
      <ShownOnce
        title={new URL(add.data.webhook.url).host}
        kind="secret"
        secret={add.data.secret}
        advice="Check each delivery’s signature with it, as Standard Webhooks describes (standardwebhooks.com)."
        onStored={add.reset}
      />
    );
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Add an endpoint">
      <Field id="webhook-url" label="Address" hint="https, reachable from the public internet." fault={faults['webhook-url']}>
        {(control) => (
          <input
            {...control}
            type="url"
            maxLength={500}
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Choices
        legend="Events"
        id="webhook-event"
        offered={WEBHOOK_EVENTS}
        labels={EVENT_LABELS}
        chosen={events}
        fault={faults['webhook-event']}
        onChange={setEvents}
      />
      {add.error && <Notice kind="error">{messageOf(add.error)}</Notice>}
      <Button type="submit" busy={add.isPending}>
        Add the endpoint
      </Button>
    </form>
  );
}

function Endpoint({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isRotating, setIsRotating] = useState(false);
  const rotate = useMutation({
    mutationFn: () => call(rotateWebhookSecret, { params: { id: webhook.id } }),
    onSuccess: () => setIsRotating(false),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  const remove = useMutation({
    mutationFn: () => call(deleteWebhook, { params: { id: webhook.id } }),
    onSuccess: () => say('The endpoint is removed.'),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  return (
    <li className={css.key}>
      <div className={css.about}>
        <h3>{webhook.url}</h3>
        <p>{webhook.events.map((event) => EVENT_LABELS[event].name).join(', ')}</p>
        <p className={css.quiet}>
          Added on {receiptDate(webhook.created_at)}.
          {webhook.old_secret_until && ` The secret before works until ${shortIndianMoment(webhook.old_secret_until)}.`}
          {webhook.failing_since && ` Has not accepted anything since ${shortIndianMoment(webhook.failing_since)}.`}
        </p>
      </div>
      <div className={css.buttons}>
        <Button small look="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Log<span className="visually-hidden"> of {webhook.url}</span>
        </Button>
        <Button small look="plain" onClick={() => setIsRotating(true)}>
          New secret<span className="visually-hidden"> of {webhook.url}</span>
        </Button>
        <Button small look="plain" onClick={() => setIsAsking(true)}>
          Remove<span className="visually-hidden"> {webhook.url}</span>
        </Button>
      </div>
      {rotate.data && (
        <ShownOnce
          title={`The other secret of ${new URL(webhook.url).host}`}
          kind="secret"
          secret={rotate.data.secret}
          advice={`Until ${shortIndianMoment(rotate.data.webhook.old_secret_until ?? rotate.data.webhook.created_at)} each delivery has two signatures: of this secret and of the one before. Change your program within that time.`}
          onStored={rotate.reset}
        />
      )}
      {isRotating && (
        <ActionDialog
          title="Replace the secret?"
          confirm="Replace it"
          busy={rotate.isPending}
          error={rotate.error}
          onConfirm={() => rotate.mutate()}
          onClose={() => setIsRotating(false)}
        >
          <p>
            You get another secret. The one that you use works beside it for {OLD_SECRET_HOURS} hours, so that your program can
            change without a gap. If you replaced it within the last {OLD_SECRET_HOURS} hours, the one before that ends at once.
          </p>
        </ActionDialog>
      )}
      {isOpen && <WebhookLog id={webhook.id} />}
      {isAsking && (
        <ActionDialog
          title="Remove this endpoint?"
          confirm="Remove it"
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>Nothing more is sent to {webhook.url}, and its log is deleted.</p>
        </ActionDialog>
      )}
    </li>
  );
}
