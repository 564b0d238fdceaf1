import { RATING_LIMITS } from '@nimantran/proto/domain/rating';
import { type AdminRating, answerRating, hideRating } from '@nimantran/proto/http/orders/ratings';
import { useState } from 'react';
import { Field } from '../../../components/controls/field.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { useStaffAction } from '../../../components/staff/use-staff-action.ts';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { call } from '../../../lib/http/api.ts';
import { RATINGS } from '../api/rating-queries.ts';

interface DialogProps {
  rating: AdminRating;
  onClose: () => void;
}

/** Answers in public, below the buyer's line. */
export function AnswerDialog({ rating, onClose }: DialogProps) {
  const [answer, setAnswer] = useState(rating.answer);
  const params = { number: rating.order_number };
  const action = useStaffAction(RATINGS, (body: { answer: string }) => call(answerRating, { params, body }), {
    say: () => 'Saved. The page of the theme shows it.',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title="Answer a rating"
      confirm="Save the answer"
      busy={action.isPending}
      error={action.error}
      onConfirm={() => action.mutate({ answer })}
      onClose={onClose}
    >
      <p dir="auto">
        {rating.stars} of 5 stars. <ScriptText>{rating.line}</ScriptText>
      </p>
      <Field id="answer" label="Answer" hint="Everybody can read it. Leave it empty to take it back.">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            value={answer}
            maxLength={RATING_LIMITS.answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}

/** Hides a rating, or shows it again. */
export function HideDialog({ rating, onClose }: DialogProps) {
  const hidden = rating.hidden_at === null;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const params = { number: rating.order_number };
  const action = useStaffAction(RATINGS, (body: { hidden: boolean; reason: string }) => call(hideRating, { params, body }), {
    say: () => (hidden ? 'Hidden. Its stars do not count.' : 'Shown again.'),
    onDone: onClose,
  });
  const send = () => {
    const isReason = reason.trim().length >= 3;
    setFault(isReason ? undefined : 'Say why: the audit log keeps it.');
    if (isReason) action.mutate({ hidden, reason });
  };
  return (
    <ActionDialog
      title={hidden ? 'Hide a rating' : 'Show a rating again'}
      confirm={hidden ? 'Hide it' : 'Show it'}
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p dir="auto">
        {rating.stars} of 5 stars. <ScriptText>{rating.line}</ScriptText>
      </p>
      <Field id="reason" label="Reason" hint="For the audit log: it stays there. Name no person." fault={fault}>
        {(control) => (
          <input
            {...control}
            value={reason}
            maxLength={RATING_LIMITS.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
