import { useSearchParams } from 'react-router-dom';

/** How a list is narrowed, sorted and paged, as the page's address tells it. */
export interface ListAddress {
  /** What a filter is set to; empty where it is not. */
  filter(name: string): string;
  /** Sets filters (empty takes one away) and goes back to the first page. */
  setFilters(values: Readonly<Record<string, string>>): void;
  /** Column and direction, `-placed_at` for newest first; empty for the list's own order. */
  sort: string;
  setSort(sort: string): void;
  /** The cursor or number of the page in sight; empty for the first. */
  page: string;
  /** The address of another page, so that Back leads to this one. */
  pageAddress(page: string): string;
}

/** Keeps the state of a list in the address, where it survives a reload and can be sent to a colleague. */
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
