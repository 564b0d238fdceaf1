import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { Link } from '../../../components/controls/link.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { Facts, Section } from './section.tsx';

/** The customer, and their invoice details. */
export function CustomerPart({ shown }: { shown: AdminOrder }) {
  const { order, customer, terms } = shown;
  const { billing, email } = order;
  const place = [billing.state, billing.country].filter(Boolean).join(', ');
  return (
    <Section title="Customer">
      <Facts
        of={[
          [
            'Mail',
            email === '' ? (
              'Erased at the customer’s request'
            ) : (
              <a key="mail" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ['Name', <ScriptText key="name">{billing.name}</ScriptText>],
          ['Billed in', place],
          ['GSTIN', billing.gstin],
          [
            'Their orders',
            email === '' ? null : (
              <Link key="orders" to={`/admin/orders?search=${encodeURIComponent(email)}`}>
                {customer.orders === 1 ? 'This is their only order' : `All ${customer.orders}`}
              </Link>
            ),
          ],
          ['Account', customer.uid],
          ['Erasure', customer.is_forgotten ? 'The customer asked to be erased: no new work is done for them' : null],
          [
            'Terms',
            `${terms.version}, ${terms.accepted_at ? `accepted ${shortIndianMoment(terms.accepted_at)}` : 'not accepted yet'}`,
          ],
          ['Promo code', shown.promo_code],
          ['Created from', shown.made_from && <Link to={`/user/support/${shown.made_from}`}>{shown.made_from}</Link>],
        ]}
      />
    </Section>
  );
}
