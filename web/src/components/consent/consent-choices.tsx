import { usePageContext } from '../../lib/page/page-context.ts';
import css from './consent-choices.module.css';

/** A row of the footer's help list that opens the question about being counted again; there is none where the shop counts nobody. */
export function CookieChoices() {
  const { settings } = usePageContext();
  if (settings.analytics_id === null) return null;
  return (
    <li>
      <button type="button" className={css.choices} onClick={() => void ask()}>
        Cookie choices
      </button>
    </li>
  );
}

/** Its code comes with the question itself. */
async function ask(): Promise<void> {
  try {
    (await import('../../lib/analytics/consent.ts')).askAgain();
  } catch (error) {
    console.warn('The question did not load', error);
  }
}
