import { useSearchParams } from 'react-router-dom';

/** Filters, order and page of a list, as in the page's address. */
export interface ListAddress {
  /** The value of a filter; empty if it is not set. */
  filter(name: string): string;
  /** Sets filters (an empty value removes one) and returns to the first page. */
  setFilters(values: Readonly<Record<string, string>>): void;
  /** Column and direction, `-placed_at` for newest first; empty for the list's own order. */
  sort: string;
  setSort(sort: string): void;
  /** The cursor or number of the current page; empty for the first. */
  page: string;
  /** The ids of columns that are not shown. */
  hidden: readonly string[];
  setHidden(ids: readonly string[]): void;
  /** The address of another page, so that Back returns to this one. */
  pageAddress(page: string): string;
}

/** Keeps the state of a list in the address, so that it survives a reload and can be sent to a colleague. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>) =>
    setQuery((before) => changed(before, { ...values, page: '' }), { replace: true });
  return {
    filter: (name) => query.get(name)?.trim() ?? '',
    setFilters: change,
    sort: query.get('sort') ?? '',
    setSort: (sort) => change({ sort }),
    page: query.get('page') ?? '',
    hidden: query.get('hide')?.split(',').filter(Boolean) ?? [],
    setHidden: (ids) => setQuery((before) => changed(before, { hide: ids.join(',') }), { replace: true }),
    pageAddress: (page) => `?${changed(query, { page })}`,
  };
}

function changed(query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}
