import { changePartner, type PartnerSummary } from '@nimantran/proto/http/orders/partners';
import { useState } from 'react';
import { Field } from '../../../components/controls/field.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { useStaffAction } from '../../../components/staff/use-staff-action.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { PARTNERS } from '../api/partner-queries.ts';
import css from './partners.module.css';

const MOST_PERCENT = 50;

/** The share of future orders, and whether the code is active. */
export function ShareDialog({ partner, onClose }: { partner: PartnerSummary; onClose: () => void }) {
  const [percent, setPercent] = useState(String(partner.commission_percent));
  const [isActive, setActive] = useState(partner.is_active);
  const [fault, setFault] = useState<string>();
  const action = useStaffAction(
    PARTNERS,
    (commission_percent: number) =>
      call(changePartner, { params: { uid: partner.uid }, body: { commission_percent, is_active: isActive } }),
    { say: () => 'Changed for new orders.', onDone: onClose },
  );
  const save = () => {
    const wrong =
      /^\d{1,2}$/.test(percent.trim()) && Number(percent) <= MOST_PERCENT
        ? undefined
        : `Enter a whole number from 0 to ${MOST_PERCENT}.`;
    setFault(wrong);
    if (!focusFault(wrong ? { percent: wrong } : {})) action.mutate(Number(percent));
  };
  return (
    <ActionDialog
      title="Change the share or the code"
      confirm="Save"
      busy={action.isPending}
      error={action.error}
      onConfirm={save}
      onClose={onClose}
    >
      <Field
        id="percent"
        label="Share in percent"
        hint="The share of what customers pay. Earlier orders keep their share."
        fault={fault}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={percent}
            onChange={(event) => {
              setPercent(event.target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      <label className={css.check}>
        <input type="checkbox" checked={isActive} onChange={(event) => setActive(event.target.checked)} />
        The code {partner.code} is active
      </label>
      <p className={css.happens}>
        A code that is off earns nothing new. The partner still sees past commission, and it can still be paid out.
      </p>
    </ActionDialog>
  );
}
