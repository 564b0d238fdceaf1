import { askAgain } from '../lib/analytics/consent.ts';
import { usePageContext } from '../lib/page-context.ts';
import css from './consent-choices.module.css';

/** A row of the footer's help list that opens the question about being counted again; there is none where the shop counts nobody. */
export function CookieChoices() {
  const { settings } = usePageContext();
  if (settings.analytics_id === null) return null;
  return (
    <li>
      <button type="button" className={css.choices} onClick={askAgain}>
        Cookie choices
      </button>
    </li>
  );
}
