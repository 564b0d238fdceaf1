import type { RowData } from '@tanstack/react-table';
import type { Column } from './columns.ts';
import css from './data-table.module.css';
import type { ListAddress } from './use-list-address.ts';

/** Tables with fewer columns have nothing to choose. */
const FEW = 4;

type Hidden = Pick<ListAddress, 'hidden' | 'setHidden'>;

const idOf = <Row extends RowData>(column: Column<Row>): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');

/** The first column names the row, so it is always shown. */
export function isShown<Row extends RowData>(column: Column<Row>, index: number, { hidden }: Pick<Hidden, 'hidden'>): boolean {
  return index === 0 || !hidden.includes(idOf(column));
}

interface ColumnChoiceProps<Row extends RowData> {
  label: string;
  columns: readonly Column<Row>[];
  address: Hidden;
}

/** Hides and shows the columns of a table; the choice is part of the address. */
export function ColumnChoice<Row extends RowData>({ label, columns, address }: ColumnChoiceProps<Row>) {
  const offered = columns.slice(1).filter((column) => typeof column.header === 'string');
  if (columns.length < FEW || offered.length === 0) return null;
  const { hidden, setHidden } = address;
  return (
    <details className={css.columns}>
      <summary>
        Columns<span className="visually-hidden"> of {label}</span>
      </summary>
      <div className={css.choice}>
        {offered.map((column) => {
          const id = idOf(column);
          const shown = !hidden.includes(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={shown}
                onChange={() => setHidden(shown ? [...hidden, id] : hidden.filter((other) => other !== id))}
              />
              {String(column.header)}
            </label>
          );
        })}
      </div>
    </details>
  );
}
