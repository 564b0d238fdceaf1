import type { Order } from '@nimantran/proto/domain/order';
import { SUPPORT_LIMITS } from '@nimantran/proto/domain/support-request';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { useAskChange } from '../../hooks/use-ask-change.ts';
import { TEXT_ID, useCorrections } from '../../hooks/use-corrections.ts';
import { isNothing } from '../../lib/corrections.ts';
import { CorrectionsForm } from './corrections-form.tsx';
import css from './question.module.css';

/** Asks for a change to a finished video: support reviews it and quotes a price if the mistake was not ours. */
export function AskChange({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const wasOpen = useRef(false);
  // The pressed button is gone: focus moves to what replaced it.
  useEffect(() => {
    if (open || wasOpen.current) document.getElementById(open ? TEXT_ID : `${id}-open`)?.focus();
    wasOpen.current = open;
  }, [open, id]);
  if (!open) {
    return (
      <div>
        <Button id={`${id}-open`} look="plain" small aria-expanded={false} onClick={() => setOpen(true)}>
          Request a change
        </Button>
      </div>
    );
  }
  return (
    <section className={css.question} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Request a change</h2>
      <p>
        We correct our mistakes free of charge. For other changes we tell you the price first. Your current video stays available
        until the new one replaces it.
      </p>
      {order.uploads.state === 'purged' && (
        <p>Your uploads have been deleted, as we promised. To remake the video, please upload them again.</p>
      )}
      <Form order={order} onClose={() => setOpen(false)} />
    </section>
  );
}

function Form({ order, onClose }: { order: Order; onClose: () => void }) {
  const wanted = useCorrections(order, { name: `change:${order.number}`, empty: 'Describe the change.', needsWords: true });
  const ask = useAskChange(order.number, { onAsked: wanted.done, onRefused: wanted.refuse });
  return (
    <CorrectionsForm
      order={order}
      wanted={wanted}
      label="What should change?"
      longest={SUPPORT_LIMITS.text}
      act="Send"
      busy={ask.isPending}
      error={ask.error}
      onSend={({ text, corrections }) => ask.mutate({ text, corrections: isNothing(corrections) ? null : corrections })}
      onClose={onClose}
    />
  );
}
