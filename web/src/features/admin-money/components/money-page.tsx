import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { ListTabs } from '../../../components/staff/list-tabs.tsx';
import { Comparisons } from './comparisons.tsx';
import { Disputes } from './disputes.tsx';
import { Refunds } from './refunds.tsx';
import { Uninvoiced } from './uninvoiced.tsx';

const LISTS = [
  { name: 'refunds', label: 'Refunds', List: Refunds },
  { name: 'disputes', label: 'Disputes', List: Disputes },
  { name: 'books', label: "The provider's books", List: Comparisons },
  { name: 'invoices', label: 'Without an invoice', List: Uninvoiced },
] as const;

/** Refunds and disputes, and whether our books agree with the payment provider's. */
export function MoneyPage() {
  const asked = useListAddress().filter('list');
  const here = LISTS.find(({ name }) => name === asked) ?? LISTS[0];
  return (
    <AdminFrame title="Money" lead="Refunds, disputes, and the nightly comparison with the payment provider's books.">
      <ListTabs
        label="Money lists"
        tabs={LISTS.map(({ name, label }) => ({ to: `?list=${name}`, label, isHere: name === here.name }))}
      />
      <here.List />
    </AdminFrame>
  );
}
