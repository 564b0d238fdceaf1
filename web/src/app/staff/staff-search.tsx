import { orderNumberIn } from '@nimantran/proto/domain/order-number';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusSearch, SEARCH_ID } from '../../components/staff/focus-search.ts';
import { isTyping, pressedIn } from '../../lib/keys/is-typing.ts';
import { useKeyChoice } from '../../lib/keys/use-key-choice.ts';
import { isDesigner, useSession } from '../../lib/session/session.ts';
import css from './staff-search.module.css';

/** The longest mail address. */
const MOST = 254;

interface Searched {
  label: string;
  hint: string;
  list: string;
}

const ORDERS: Searched = {
  label: 'Search orders by number, email address or name',
  hint: 'Order, email or name',
  list: '/admin/orders',
};
const JOBS: Searched = {
  label: 'Search jobs by order number, names or theme',
  hint: 'Order, names or theme',
  list: '/designer',
};

/** Searches orders, for designers and in their area their jobs. A whole order number opens the order. */
export function StaffSearch() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAdmin = user?.roles.includes('admin') ?? false;
  const isForJobs = user !== null && isDesigner(user) && (!isAdmin || /^\/designer/i.test(pathname));
  const searched = isForJobs ? JOBS : isAdmin ? ORDERS : undefined;
  const canSearch = searched !== undefined;
  useSlash(canSearch);
  if (!searched) return <div className={css.search} />;

  const find = (form: FormData) => {
    const words = String(form.get('search') ?? '').trim();
    const number = searched === ORDERS ? orderNumberIn(words) : undefined;
    if (number !== undefined) void navigate(`${searched.list}/${number}`);
    else void navigate(words === '' ? searched.list : `${searched.list}?${new URLSearchParams({ search: words })}`);
  };
  const shown = pathname === searched.list ? (new URLSearchParams(search).get('search') ?? '') : '';
  return (
    <search className={css.search} aria-label={isForJobs ? 'Jobs' : 'All orders'}>
      <form action={find} key={`${searched.list} ${shown}`}>
        <input
          id={SEARCH_ID}
          name="search"
          type="search"
          aria-label={searched.label}
          aria-keyshortcuts="/"
          placeholder={searched.hint}
          defaultValue={shown}
          maxLength={MOST}
          autoComplete="off"
        />
        <span className={css.key} aria-hidden="true">
          /
        </span>
      </form>
    </search>
  );
}

/** The slash moves the focus to the search, unless it is typed into something. */
function useSlash(canSearch: boolean): void {
  const [enabled] = useKeyChoice();
  useEffect(() => {
    if (!enabled || !canSearch) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(pressedIn(event.target)) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      focusSearch();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [enabled, canSearch]);
}
