import type { PromoCodeView } from '@nimantran/proto/http/pricing/admin-prices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { promoCodesPage } from '../api/price-queries.ts';
import { settingsInWords } from '../lib/promo-form.ts';
import css from './prices.module.css';
import { PromoEditor } from './promo-editor.tsx';

/** The code and the step; undefined creates a new code. */
interface Edited {
  code: PromoCodeView | undefined;
  ends: boolean;
}

const NONE = 'No promo codes.';

/** Promo codes with their uses; one is created, changed or ended at a time. */
export function PromoCodes() {
  const address = useListAddress();
  const codes = useQuery(promoCodesPage(address.page));
  const [edited, setEdited] = useState<Edited>();
  const [columns] = useState(() => columnsWith(setEdited));
  if (edited) return <PromoEditor {...edited} onClose={() => setEdited(undefined)} />;
  return (
    <LoadedSection title="Promo codes" asked={codes} none={NONE} isEmpty={() => false}>
      {(page) => (
        <>
          <div className={css.actions}>
            <Button onClick={() => setEdited({ code: undefined, ends: false })}>Create a promo code</Button>
          </div>
          <DataTable
            label="Promo codes"
            columns={columns}
            rows={page.codes}
            idOf={({ code }) => code}
            address={address}
            next={page.next_cursor}
            none={NONE}
          />
        </>
      )}
    </LoadedSection>
  );
}

const column = columnsOf<PromoCodeView>();
const plain = { enableSorting: false } as const;
const isOver = ({ ends_at }: PromoCodeView) => ends_at !== null && Date.parse(ends_at) <= Date.now();

function columnsWith(edit: (edited: Edited) => void) {
  const setting = (index: number, header: string) =>
    column.accessor((code) => settingsInWords(code)[index]?.words, { id: header, header, ...plain });
  return [
    column.accessor('code', { header: 'Code', ...plain }),
    setting(0, 'Takes off'),
    setting(1, 'On orders above'),
    setting(2, 'Starts'),
    column.accessor((code) => `${isOver(code) ? 'Ended ' : ''}${settingsInWords(code)[3]?.words}`, {
      id: 'ends',
      header: 'Ends',
      ...plain,
    }),
    column.accessor(({ uses, max_uses }) => (max_uses === null ? `${uses}` : `${uses} of ${max_uses}`), {
      id: 'used',
      header: 'Used',
      ...plain,
    }),
    column.display({
      id: 'do',
      header: 'Action',
      cell: ({ row: { original: code } }) => (
        <span className={css.actions}>
          <Button small look="plain" onClick={() => edit({ code, ends: false })}>
            Change<span className="visually-hidden"> {code.code}</span>
          </Button>
          {!isOver(code) && (
            <Button small look="quiet" onClick={() => edit({ code, ends: true })}>
              End<span className="visually-hidden"> {code.code}</span>
            </Button>
          )}
        </span>
      ),
    }),
  ];
}
