import { CURRENCY_SYMBOLS, type Currency, majorUnits } from '@nimantran/proto/domain/currency';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { EditablePrices } from '@nimantran/proto/http/pricing/admin-prices';
import table from '../../../components/staff/table.module.css';
import { type Cell, cellId, type Edits, KINDS, priceAt } from '../lib/price-edits.ts';
import css from './prices.module.css';

interface PriceGridProps {
  currency: Currency;
  models: readonly EditablePrices[];
  edits: Edits;
  faults: Readonly<Record<string, string>>;
  onEdit: (id: string, typed: string) => void;
}

/** Offer and original price of every model and resolution in one currency, as fields; changed ones are marked. */
export function PriceGrid({ currency, models, edits, faults, onEdit }: PriceGridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={table.scroll} aria-label={`Prices in ${currency}, table`} tabIndex={0}>
      <table className={css.grid}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Model
            </th>
            {RESOLUTIONS.map((resolution) => (
              <th key={resolution} scope="colgroup" colSpan={2}>
                {resolution}
              </th>
            ))}
          </tr>
          <tr>
            {RESOLUTIONS.flatMap((resolution) =>
              KINDS.map((kind) => (
                <th key={`${resolution} ${kind}`} scope="col">
                  {kind === 'offer' ? 'Offer' : 'Original'}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {models.map(({ pid }) => (
            <tr key={pid}>
              <th scope="row">{pid}</th>
              {RESOLUTIONS.flatMap((resolution) =>
                KINDS.map((kind) => {
                  const cell: Cell = { pid, currency, resolution, kind };
                  const id = cellId(cell);
                  const sold = majorUnits(priceAt(models, cell), cell.currency);
                  const typed = edits[id] ?? sold;
                  const fault = faults[id];
                  return (
                    <td key={id} data-changed={typed !== sold || undefined}>
                      <input
                        id={id}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={12}
                        aria-label={`${pid}, ${resolution}, ${kind}, in ${CURRENCY_SYMBOLS[currency]}`}
                        aria-invalid={fault !== undefined}
                        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
                        value={typed}
                        onChange={(event) => onEdit(id, event.target.value)}
                      />
                      {fault !== undefined && (
                        <span id={`${id}-fault`} className={css.fault}>
                          {fault}
                        </span>
                      )}
                    </td>
                  );
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
