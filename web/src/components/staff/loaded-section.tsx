import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import css from './loaded-section.module.css';
import { NotLoaded } from './not-loaded.tsx';
import table from './table.module.css';

interface LoadedSectionProps<Data> {
  title: string;
  asked: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };
  /** Text for an empty result. */
  none: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A section around the result of a query, with its loading, error and empty states. */
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

/** A table that scrolls horizontally if the screen is too narrow for it. */
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
