import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import css from './loaded-section.module.css';
import { NotLoaded } from './not-loaded.tsx';
import table from './table.module.css';

interface LoadedSectionProps<Data> {
  title: string;
  asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What stands there instead of nothing. */
  none: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A section of the area around something that was asked for: while it comes, when it did not, and when there is none. */
export function LoadedSection<Data>({
  title,
  asked: { data, error, refetch },
  none,
  isEmpty,
  children,
}: LoadedSectionProps<Data>) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <NotLoaded asked={{ error, refetch }} />
      {data === undefined ? (
        !error && <p className={css.quiet}>Loading …</p>
      ) : isEmpty(data) ? (
        <p className={css.quiet}>{none}</p>
      ) : (
        children(data)
      )}
    </section>
  );
}

/** A table that scrolls within itself where the screen is too narrow for it. */
export function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={table.scroll} aria-label={`${label}, table`} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
