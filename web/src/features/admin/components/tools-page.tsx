import { formatMoney } from '@nimantran/proto/domain/currency';
import type { PromoCodeView } from '@nimantran/proto/http/pricing';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Part, Table } from '../../../components/staff/part.tsx';
import { shortMoment } from '../../../lib/dates.ts';
import { partners, promoCodes } from '../api/admin-queries.ts';
import { OrderFinder } from './order-finder.tsx';

export function ToolsPage() {
  const codes = useQuery(promoCodes);
  const people = useQuery(partners);
  return (
    <AdminFrame title="Admin Tools" lead="Find an order, and see which promo codes and partners there are.">
      <OrderFinder />
      <Part title="Promo codes" asked={codes} none="There is no promo code." isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Table label="Promo codes" heads={['Code', 'Takes off', 'On orders above', 'Ends', 'Used']}>
            {list.map((code) => (
              <tr key={code.code}>
                <td>{code.code}</td>
                <td>{takesOff(code)}</td>
                <td>{formatMoney({ currency: 'INR', amount_minor: code.minimum_minor.INR })}</td>
                <td>{code.ends_at ? shortMoment(code.ends_at) : 'Open'}</td>
                <td>
                  {code.uses}
                  {code.max_uses !== null && ` of ${code.max_uses}`}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Part title="Partners" asked={people} none="There is no partner yet." isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Table label="Partners" heads={['Code', 'Partner', 'Commission', 'Counts']}>
            {list.map((partner) => (
              <tr key={partner.uid}>
                <td>{partner.code}</td>
                <td>{partner.email}</td>
                <td>{partner.commission_percent}%</td>
                <td>{partner.is_active ? 'Yes' : 'No'}</td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
    </AdminFrame>
  );
}

function takesOff({ discount }: PromoCodeView): string {
  return discount.kind === 'percent'
    ? `${discount.percent}%`
    : formatMoney({ currency: 'INR', amount_minor: discount.amount_minor.INR });
}
