import { type OrderMail, resendMail } from '@nimantran/proto/http/orders/admin-orders';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { call } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { MAIL_NAMES } from '../lib/order-labels.ts';
import css from './order-page.module.css';
import { Section } from './section.tsx';

/** Emails to the customer; those that still apply can be sent again. */
export function MailsPart({ number, mails }: { number: string; mails: readonly OrderMail[] }) {
  const [asked, setAsked] = useState<OrderMail | null>(null);
  const action = useOrderAction(
    (mail_id: string, idempotencyKey) => call(resendMail, { params: { number, mail_id }, idempotencyKey }),
    { say: (mail) => `The email "${MAIL_NAMES[mail.kind]}" is being sent.`, onDone: () => setAsked(null) },
  );
  return (
    <Section title="Emails to the customer">
      {mails.length === 0 ? (
        <p className={css.quiet}>No emails sent.</p>
      ) : (
        <Table label="Emails to the customer" heads={['Email', 'Requested', 'State', 'Action']}>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td>{MAIL_NAMES[mail.kind]}</td>
              <td>{shortIndianMoment(mail.wanted_at)}</td>
              <td>{standingOf(mail)}</td>
              <td>
                {mail.can_resend && (
                  <Button
                    small
                    look="quiet"
                    aria-label={`Send again: ${MAIL_NAMES[mail.kind]}, ${shortIndianMoment(mail.wanted_at)}`}
                    onClick={() => {
                      action.reset();
                      setAsked(mail);
                    }}
                  >
                    Send again
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {asked && (
        <ActionDialog
          title={`Send "${MAIL_NAMES[asked.kind]}" again?`}
          confirm="Send it"
          busy={action.isPending}
          error={action.error}
          onConfirm={() => action.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          <p>The customer gets the email again, with current details. Up to five emails per order can be sent again each day.</p>
        </ActionDialog>
      )}
    </Section>
  );
}

function standingOf({ state, sent_at, tries, error }: OrderMail): string {
  if (state === 'sent') return `Sent ${sent_at ? shortIndianMoment(sent_at) : ''}`;
  if (state === 'dropped') return error ? `Not sent: ${error}` : 'Not sent';
  return error ? `Tried ${tries} times: ${error}` : 'In progress';
}
