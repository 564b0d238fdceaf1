import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { ListTabs } from '../../../components/staff/list-tabs.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { pricesQuery } from '../api/price-queries.ts';
import { PriceEditor } from './price-editor.tsx';
import { PromoCodes } from './promo-codes.tsx';

/** The price list in each currency, and the promo codes. */
export function PricesPage() {
  const address = useListAddress();
  const showsCodes = address.filter('list') === 'codes';
  const currency = CURRENCIES.find((known) => known === address.filter('currency')) ?? CURRENCIES[0];
  const prices = useQuery(pricesQuery);
  return (
    <AdminFrame title="Prices and promo codes" lead="Video prices and promo codes. Existing orders keep their price.">
      <ListTabs
        label="Prices and promo codes"
        tabs={[
          ...CURRENCIES.map((known) => ({
            to: `?currency=${known}`,
            label: `Prices in ${known}`,
            isHere: !showsCodes && known === currency,
          })),
          { to: '?list=codes', label: 'Promo codes', isHere: showsCodes },
        ]}
      />
      {showsCodes && <PromoCodes />}
      <div hidden={showsCodes}>
        <LoadedSection title={`Prices in ${currency}`} asked={prices} none="No prices." isEmpty={({ models }) => !models.length}>
          {(data) => <PriceEditor currency={currency} prices={data} />}
        </LoadedSection>
      </div>
    </AdminFrame>
  );
}
