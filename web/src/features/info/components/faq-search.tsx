import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import css from './faqs-page.module.css';

interface FaqSearchProps {
  search: string;
  /** Number of answers shown. */
  found: number;
  onSearch: (search: string) => void;
}

/** Filters the answers while the visitor types; without JavaScript the form reloads the page. */
export function FaqSearch({ search, found, onSearch }: FaqSearchProps) {
  const [, setQuery] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQuery(search.trim() === '' ? {} : { q: search.trim() }, { replace: true });
  };
  return (
    <search className={css.search}>
      <form action="/faqs" onSubmit={submit}>
        <label htmlFor="faq-search">Search the answers</label>
        <div className={css.row}>
          <input
            id="faq-search"
            name="q"
            type="search"
            value={search}
            maxLength={80}
            placeholder="refund, Sunday, photos"
            onChange={(event) => onSearch(event.target.value)}
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
      <p role="status" className={css.found}>
        {search.trim() !== '' && `${found} ${found === 1 ? 'answer' : 'answers'}`}
      </p>
    </search>
  );
}
