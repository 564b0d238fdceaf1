import { formatMoney } from '@nimantran/proto/domain/currency';
import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { getInvoice } from '@nimantran/proto/http/orders/orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { useQuery } from '@tanstack/react-query';
import { PriceLines } from '../../../components/orders/price-lines.tsx';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { moneyQuery } from '../api/order-queries.ts';
import { LEDGER_NAMES } from '../lib/order-labels.ts';
import { BillRows } from './bill-rows.tsx';
import css from './order-page.module.css';
import { RefundRows } from './refund-rows.tsx';
import { Section } from './section.tsx';

/** The order's price, payments and refunds. */
export function MoneyPart({ shown }: { shown: AdminOrder }) {
  const { order } = shown;
  const money = useQuery(moneyQuery(order.number));
  return (
    <>
      <Section title="Price">
        <PriceLines lines={order.lines} total={order.total} totalLabel="Total" />
      </Section>
      <LoadedSection title="Bills" asked={money} none="No bills." isEmpty={({ bills }) => bills.length === 0}>
        {({ bills }) => <BillRows bills={bills} />}
      </LoadedSection>
      <LoadedSection title="Refunds" asked={money} none="No refunds." isEmpty={({ refunds }) => refunds.length === 0}>
        {({ refunds }) => <RefundRows refunds={refunds} />}
      </LoadedSection>
      <LoadedSection title="Disputes" asked={money} none="No disputes." isEmpty={({ disputes }) => disputes.length === 0}>
        {({ disputes }) => (
          <Table label="Disputes" heads={['Amount', 'Reason', 'State', 'Respond by']}>
            {disputes.map((dispute) => (
              <tr key={dispute.id}>
                <td>{formatMoney(dispute.amount)}</td>
                <td>{dispute.reason.replaceAll('_', ' ')}</td>
                <td>{dispute.status.replaceAll('_', ' ')}</td>
                <td>{dispute.respond_by ? shortIndianMoment(dispute.respond_by) : ''}</td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      <LoadedSection title="Ledger" asked={money} none="No money has moved." isEmpty={({ ledger }) => ledger.length === 0}>
        {({ ledger }) => (
          <Table label="Ledger" heads={['When', 'What', 'At the provider', 'Amount']}>
            {ledger.map((entry) => (
              <tr key={`${entry.kind} ${entry.provider_ref}`}>
                <td>{shortIndianMoment(entry.at)}</td>
                <td>{LEDGER_NAMES[entry.kind]}</td>
                <td>{entry.provider_ref}</td>
                <td className={css.amount}>{formatMoney(entry.amount)}</td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      <Section title="Invoices and credit notes">
        {order.invoices.length === 0 ? (
          <p className={css.quiet}>None issued yet.</p>
        ) : (
          <ul className={css.list}>
            {order.invoices.map((invoice) => (
              <li key={invoice.id}>
                <a href={addressOf(getInvoice, { params: { number: order.number, invoice_id: invoice.id } })} download>
                  {invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} {invoice.number}
                </a>{' '}
                <span className={css.quiet}>
                  PDF, {formatMoney(invoice.amount)}, {receiptDate(invoice.issued_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
